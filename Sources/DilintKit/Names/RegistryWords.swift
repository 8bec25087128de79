/// What the names of registries' functions begin with, of a library's and of a project's own.
enum RegistryWords {
    static let resolving: WordList = [
        "resolve", "get", "inject", "instance", "lookup", "make", "provide", "optional", "service", "object", "require",
        "component", "callAsFunction",
    ]
    /// Those of them that no store of values uses.
    static let unmistakablyResolving: WordList = ["resolve", "inject"]
    static let registering: WordList = [
        "register", "add", "bind", "set", "store", "provide", "put", "registerLazy", "autoregister",
    ]
    /// Those of them that no store of values uses.
    static let unmistakablyRegistering: WordList = ["register", "bind", "provide", "registerLazy", "autoregister"]
    /// Those of them that stores of values use.
    static let storing: WordList = ["set", "store", "put"]
    static let resetting: WordList = ["reset", "remove", "unregister", "clear", "deregister", "replace"]
}

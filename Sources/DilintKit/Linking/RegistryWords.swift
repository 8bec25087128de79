/// How the functions of registries are called, of a library's and of a project's own.
enum RegistryWords {
    static let asking: WordList = [
        "resolve", "get", "inject", "instance", "lookup", "make", "provide", "optional", "service", "object", "require",
        "component", "callAsFunction",
    ]
    /// Those of them that no store of values uses.
    static let resolving: WordList = ["resolve", "inject"]
    static let telling: WordList = ["register", "add", "bind", "set", "store", "provide", "put", "registerLazy"]
    /// Those of them that no store of values uses.
    static let wiring: WordList = ["register", "bind", "provide", "registerLazy"]
    static let forgetting: WordList = ["reset", "remove", "unregister", "clear", "deregister", "replace"]
}

import Testing

/// What ends pipelines through constructions of several things, and through structs, as whole sentences.
@Suite struct NestedConstructionHintTests {
    private static let types = """
        protocol Store { func load() }
        final class Web {
            private let store: Store
            init(store: Store, window: Int) { self.store = store }
            func login() { store.load() }
        }
        final class Login {
            private let store: Store
            private let web: Web
            init(store: Store, web: Web) { self.store = store ; self.web = web }
            func start() { store.load() ; web.login() }
        }

        """

    /// What is an argument of another construction is made along with it, with what only the moment knows.
    @Test(arguments: [
        (
            "func start() -> Login { Login(store: store, web: Web(store: store, window: 1)) }",
            "Give RootFlow a LoginFactory with `func makeLogin(…) -> Login`, so that it need not know what Login takes"
        ),
        (
            """
            func start() -> Web { Web(store: store, window: 1) }
            func start(_ web: Web) -> Login { Login(store: store, web: web) }
            """,
            "Give RootFlow a factory with `func makeWeb(…) -> Web` and `func makeLogin() -> Login`, "
                + "so that it need not know what they take"
        ),
    ])
    func whatIsMadeForAnotherOneNeedsNoMethod(code: String, hint: String) {
        let text =
            Self.types + """
                final class RootFlow {
                    private let store: Store
                    init(store: Store) { self.store = store }
                    \(code)
                }
                """
        #expect(hints(text, only: "dependency-pipeline") == [hint])
    }

    /// A struct's initializer takes its properties, be it that of a builder.
    @Test(arguments: [
        (
            "EntryComposer", "let service: String ; ",
            "a EntryComposerFactory with `func makeEntryComposer(…) -> EntryComposer`"
        ),
        ("EntryComposer", "", "a EntryComposerFactory with `func makeEntryComposer() -> EntryComposer`"),
        ("EntryBuilder", "let service: String ; ", "a factory with `func makeEntryBuilder(…) -> EntryBuilder`"),
    ])
    func whatAStructTakesIsTaken(type: String, properties: String, factory: String) {
        let argument = properties.isEmpty ? "" : "service: \"a\", "
        let text = """
            protocol Mapper { func map() -> String }
            struct \(type) { \(properties)let mapper: Mapper ; func create() -> String { mapper.map() } }
            final class Receiver {
                private let mapper: Mapper
                init(mapper: Mapper) { self.mapper = mapper }
                func keep() -> \(type) { \(type)(\(argument)mapper: mapper) }
            }
            """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give Receiver \(factory.replacing("a Entry", with: "an Entry")), so that it need not know what \(type) takes"
            ])
    }
}

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
            "Give RootFlow a factory with `func makeWeb(…) -> Web` and `func makeLogin(…) -> Login`, "
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

    /// What is kept or asked besides being handed on has a method of its own, and is handed to what is made with it. What was
    /// given a factory has, and what it makes for nobody else.
    @Test(arguments: [
        (
            "let scan = Scan(mail: mail) ; self.scan = scan ; home = Home(mail: mail, scan: scan)",
            "a factory with `func makeScan() -> Scan` and `func makeHome(…) -> Home`"
        ),
        (
            "let scan = Scan(mail: mail) ; scan.start() ; home = Home(mail: mail, scan: scan)",
            "a factory with `func makeScan() -> Scan` and `func makeHome(…) -> Home`"
        ),
        (
            "let scan = Scan(mail: mail) ; home = Home(mail: mail, scan: scan)",
            "a HomeFactory with `func makeHome() -> Home`"
        ),
        ("home = Home(mail: mail, scan: scan!)", "a HomeFactory with `func makeHome(…) -> Home`"),
        ("home = Home(mail: mail, scan: given)", "a HomeFactory with `func makeHome() -> Home`"),
        ("home = Home(mail: mail, scan: computed)", "a HomeFactory with `func makeHome(…) -> Home`"),
        ("home = Home(mail: mail, scan: scans[0])", "a HomeFactory with `func makeHome(…) -> Home`"),
        ("note = Note(mail: mail)", "a NoteFactory with `func makeNote() -> Note`"),
        ("note = Note(mail: mail, code: \"a\")", "a NoteFactory with `func makeNote() -> Note`"),
        ("note = Note(mail: mail, code: code)", "a NoteFactory with `func makeNote(…) -> Note`"),
    ])
    func whatOnlyTheMomentKnowsIsHandedIn(code: String, factory: String) {
        let text = """
            protocol Mail { func send() }
            final class Scan {
                private let mail: Mail
                init(mail: Mail) { self.mail = mail }
                func start() { mail.send() }
            }
            final class Home {
                private let mail: Mail
                private let scan: Scan
                init(mail: Mail, scan: Scan) { self.mail = mail ; self.scan = scan }
                func start() { mail.send() ; scan.start() }
            }
            final class Note {
                private let mail: Mail
                init(mail: Mail, code: String? = nil) { self.mail = mail }
                func start() { mail.send() }
            }
            final class RootFlow {
                private let mail: Mail
                private let given: Scan
                private var scan: Scan?
                private var scans: [Scan] = []
                private var computed: Scan { scans.last! }
                private var home: Home?
                private var note: Note?
                var code: String?
                init(mail: Mail, given: Scan) { self.mail = mail ; self.given = given }
                func show() { \(code) }
                func open() { scan?.start() ; given.start() ; home?.start() ; note?.start() }
            }
            """
        let what = factory.hasPrefix("a factory") ? "they take" : factory.contains("Note") ? "Note takes" : "Home takes"
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give RootFlow \(factory), so that it need not know what \(what)"
            ])
    }

    /// What nobody uses in the end nobody need hand on, and no factory is needed.
    @Test func whatIsNeverUsedIsRemovedAllTheWay() {
        let text = """
            protocol Mail { func send() }
            final class Note {
                private let mail: Mail
                init(mail: Mail) { self.mail = mail }
                func start() {}
            }
            final class RootFlow {
                private let mail: Mail
                init(mail: Mail) { self.mail = mail }
                func show() -> Note { Note(mail: mail) }
            }
            """
        #expect(hints(text, only: "dependency-pipeline") == ["Remove it here, too: Note never uses it"])
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

    /// What may fail, or takes its time, is made by a method that says so; what another initializer takes it need not take.
    @Test(arguments: [
        ("", "init(mail: Mail) { self.mail = mail }", "func makeNote() -> Note"),
        ("", "init?(mail: Mail) { self.mail = mail }", "func makeNote() -> Note?"),
        ("try ", "init(mail: Mail) throws { self.mail = mail }", "func makeNote() throws -> Note"),
        ("try await ", "init(mail: Mail) async throws { self.mail = mail }", "func makeNote() async throws -> Note"),
        (
            "",
            "convenience init?(mail: Mail) { self.init(at: [], mail: mail) }\n"
                + "init(at paths: [String], mail: Mail) { self.mail = mail }", "func makeNote() -> Note?"
        ),
        (
            "", "init(mail: Mail, at paths: [String]) { self.mail = mail }", "func makeNote(…) -> Note"
        ),
    ])
    func whatAnInitializerSaysTheMethodSays(effects: String, initializers: String, method: String) {
        let arguments = method.contains("…") ? "mail: mail, at: paths" : "mail: mail"
        let text = """
            protocol Mail { func send() }
            final class Note {
                private let mail: Mail
                \(initializers)
                func start() { mail.send() }
            }
            final class RootFlow {
                private let mail: Mail
                init(mail: Mail) { self.mail = mail }
                func show(_ paths: [String]) async throws -> Note? { \(effects)Note(\(arguments)) }
            }
            """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give RootFlow a NoteFactory with `\(method)`, so that it need not know what Note takes"
            ])
    }

    /// Who makes for itself what has no use for a thing need not take that either, nor need those before it.
    @Test func whatAnOwnPartNeverUsesIsRemovedThere() {
        let text = """
            protocol Mail { func send() }
            final class Note {
                private let mail: Mail
                init(mail: Mail) { self.mail = mail }
                func start() {}
            }
            final class Desk {
                private let note: Note
                init(mail: Mail) { note = Note(mail: mail) }
                func start() { note.start() }
            }
            final class RootFlow {
                private let mail: Mail
                init(mail: Mail) { self.mail = mail }
                func show() -> Desk { Desk(mail: mail) }
            }
            """
        #expect(
            hints(text, only: "dependency-pipeline")
                == Array(
                    repeating: "Remove it here, too: Note never uses it", count: 2))
    }

    /// A parameter object is made for somebody: of several that take one of its kind, for the one that it is handed to there.
    @Test func aParameterObjectIsMadeForItsTaker() {
        let text = """
            protocol Mail { func send() }
            struct Parcel { let mail: Mail; let title: String }
            final class Note {
                private let parcel: Parcel
                init(parcel: Parcel) { self.parcel = parcel }
                func start() { parcel.mail.send() }
            }
            final class Card {
                private let parcel: Parcel
                init(parcel: Parcel) { self.parcel = parcel }
                func start() { parcel.mail.send(); print(parcel.title) }
            }
            final class RootFlow {
                private let mail: Mail
                init(mail: Mail) { self.mail = mail }
                func show() -> Card {
                    let parcel = Parcel(mail: mail, title: "a")
                    return Card(parcel: parcel)
                }
            }
            """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give RootFlow a CardFactory with `func makeCard() -> Card`, so that it need not know what Card takes"
            ])
    }
}

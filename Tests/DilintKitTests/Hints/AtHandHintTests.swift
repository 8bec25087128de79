import Testing

/// What a type has already, or has from others, in place of what it reaches, as whole sentences.
@Suite struct AtHandHintTests {
    private static let bell = """
        import UIKit
        final class Bell { static let shared = Bell() ; private(set) var count = 0 ; func ring() { count += 1 } }

        """

    /// A property that whoever has one may set gives the same until somebody does.
    @Test(arguments: [
        ("var bell = Bell.shared", "use the `bell` that it has from Tower"),
        ("var bell: Bell = .shared", "use the `bell` that it has from Tower"),
        ("private(set) var bell = Bell.shared", Self.taken),
        ("let bell = Bell.shared", Self.taken),
        ("var bell = Bell()", Self.taken),
        ("var count = Bell.shared.count", Self.taken),
    ])
    func whatASuperclassHas(property: String, hint: String) {
        let text =
            Self.bell + """
                class Tower {
                    \(property)
                    let height: Int
                    init(height: Int) { self.height = height }
                }
                final class Belfry: Tower {
                    override init(height: Int) { super.init(height: height + 1) }
                    func call() { Bell.shared.ring() }
                }
                """
        let own = hints(text, only: "singleton").filter { $0.contains("Belfry") }
        #expect(own == ["Let Belfry \(hint)"])
    }

    private static let taken = "take it through its initializer: `init(height:)` becomes `init(height:bell:)`"

    /// What a protocol has all who conform to it find, and set, is theirs to use.
    @Test(arguments: [
        (
            "var bell: Bell { get { kept ?? .shared } set { kept = newValue } }",
            [
                "Let the composition root set `bell`, so that Ringing needs nothing to fall back on",
                "Let Porch use the `bell` that it has from Ringing",
            ]
        ),
        (
            "var bell: Bell { Bell.shared }",
            [
                "Drop the default of `bell`, so that every type which conforms to Ringing says what it has",
                "Let Porch take it through an initializer: `init(bell:)`",
            ]
        ),
    ])
    func whatAProtocolHas(property: String, expected: [String]) {
        let text =
            Self.bell + """
                nonisolated(unsafe) private var kept: Bell?
                protocol Ringing: AnyObject { var bell: Bell { get \(property.contains("set") ? "set" : "") } }
                extension Ringing { \(property) }
                final class Porch: UIView, Ringing {
                    func greet() { Bell.shared.ring() }
                }
                """
        #expect(hints(text, only: "singleton") == expected)
    }

    /// A wrapper has fetched it already.
    @Test(arguments: [
        ("@Injected private var bell: Bell", "Let Porch use its `bell`"),
        (
            "@Injected private var bell: Bell ; @Injected private var other: Bell",
            "Let Porch take Bell through an initializer: `init(bell:)`"
        ),
        ("@Injected private static var bell: Bell", "Let Porch take Bell through an initializer: `init(bell:)`"),
    ])
    func whatAWrapperFetches(property: String, hint: String) {
        let text =
            "import Resolver\n" + Self.bell + """
                extension Resolver: ResolverRegistering {
                    public static func registerAllServices() { register { Bell.shared } }
                }
                final class Porch {
                    \(property)
                    func greet() { bell.ring() }
                    func leave() { Resolver.resolve(Bell.self).ring() }
                }
                """
        #expect(hints(text, only: "service-locator") == [hint])
    }

    /// A property's value can be made of that when it is read, and a function's variable is there for what comes after it.
    @Test(arguments: [
        (
            "@InjectService private var bell: Bell ; private var times = InjectService<Bell>().wrappedValue.count",
            "use its `bell`, and make `times` lazy"
        ),
        (
            "func leave() { @InjectService var chime: Bell ; chime.ring() ; InjectService<Bell>().wrappedValue.ring() }",
            "use the `chime` that it has there already"
        ),
        (
            "func leave() { InjectService<Bell>().wrappedValue.ring() ; @InjectService var chime: Bell ; chime.ring() }",
            "take Bell through an initializer: `init(bell:)`"
        ),
        (
            "@InjectService private var chime: Bell ; private let bell: Bell = InjectService<Bell>().wrappedValue",
            "take Bell through an initializer: `init(bell:)`"
        ),
        // It is gone where the block ends.
        (
            "func leave() { do { @InjectService var chime: Bell ; chime.ring() } ; InjectService<Bell>().wrappedValue.ring() }",
            "take Bell through an initializer: `init(bell:)`"
        ),
        (
            "func leave() { if count > 1 { @InjectService var chime: Bell } else { InjectService<Bell>().wrappedValue.ring() } }",
            "take Bell through an initializer: `init(bell:)`"
        ),
        (
            "func leave() { if count > 1 { @InjectService var chime: Bell ; InjectService<Bell>().wrappedValue.ring() } }",
            "use the `chime` that it has there already"
        ),
    ])
    func whatAWrapperHasFetched(code: String, hint: String) {
        let text =
            "import InfomaniakDI\n" + Self.bell + """
                enum Harbour {
                    static func open() {
                        SimpleResolver.sharedResolver.store(factory: Factory(type: Bell.self) { _, _ in Bell() })
                    }
                }
                final class Porch { \(code) ; func greet() { bell.ring() ; chime.ring() ; print(times) } }
                """
        #expect(hints(text, only: "service-locator") == ["Let Porch \(hint)"])
    }

    /// What reads a struct's lazy property changes the struct.
    @Test func theValueOfAStructsProperty() {
        let text =
            "import InfomaniakDI\n" + Self.bell + """
                enum Harbour {
                    static func open() {
                        SimpleResolver.sharedResolver.store(factory: Factory(type: Bell.self) { _, _ in Bell() })
                    }
                }
                struct Porch {
                    @InjectService private var bell: Bell
                    private let times = InjectService<Bell>().wrappedValue.count
                    func greet() { bell.ring() ; print(times) }
                }
                """
        #expect(hints(text, only: "service-locator").allSatisfy { !$0.contains("lazy") })
    }

    /// What a wrapper fetches by another key is another one, and with what nobody does anything it had better go.
    @Test(arguments: [
        (#"@Injected(\.bell) private var bell ; func greet() { bell.ring() }"#, "Let Porch use its `bell`"),
        (
            #"@Injected(\.chime) private var chime ; func greet() { chime.ring() }"#,
            "Let Porch take Ringing through an initializer: `init(bell:)`"
        ),
        (
            #"@Injected(\.bell) private var bell ; func greet() { bell.ring() ; Container.shared.chime().ring() }"#,
            "Let Porch take what `chime` and `bell` give, each as an argument of its own"
        ),
        (#"@Injected(\.bell) private var bell"#, "Let Porch take Ringing through an initializer: `init(bell:)`"),
    ])
    func whatAWrapperFetchesByAKey(code: String, hint: String) {
        let text = """
            import Factory
            protocol Ringing { func ring() }
            final class Bell: Ringing { func ring() {} }
            final class Chime: Ringing { func ring() {} }
            extension Container {
                var bell: Factory<any Ringing> { self { Bell() } }
                var chime: Factory<any Ringing> { self { Chime() } }
            }
            final class Porch {
                \(code)
                func leave() { Container.shared.bell().ring() }
            }
            """
        #expect(hints(text, only: "service-locator") == [hint])
    }

    /// What nobody reads of what is made when it is read is never made, whatever it does by itself.
    @Test(arguments: [
        ("@LazyInjected private var watch: Watch", "Remove `watch`, with which nothing is done"),
        ("@Injected private var watch: Watch", "Let Porch take Watch through its initializer"),
        (
            "@LazyInjected private var watch: Watch ; func leave() { watch.end() }",
            "Let Porch take Watch through its initializer"
        ),
    ])
    func whatIsNeverMade(property: String, hint: String) {
        let text = """
            import Resolver
            final class Watch {
                init() { start() }
                func start() { print(1) }
                func end() { print(2) }
            }
            extension Resolver: ResolverRegistering {
                public static func registerAllServices() { register { Watch() } }
            }
            final class Porch { \(property) ; func greet() {} }
            """
        #expect(hints(text, only: "hidden-dependency") == [hint])
    }

    @Test(arguments: [
        ("private lazy var bell = Bell.shared", "Remove `bell`, with which nothing is done"),
        (
            "private lazy var bell = Bell.shared ; func greet() { bell.ring() }",
            "Let Porch take it through an initializer: `init(bell:)`"
        ),
    ])
    func aLazyPropertyThatNobodyReads(property: String, hint: String) {
        #expect(hints(Self.bell + "final class Porch { \(property) }", only: "singleton") == [hint])
    }

    /// The property is there for all the code of the type once it is handed in.
    @Test func whatAllOfATypeReaches() {
        let text =
            Self.bell + """
                final class Porch {
                    private let bell: Bell = .shared
                    let height: Int
                    init(height: Int) { self.height = height }
                    func greet() { Bell.shared.ring() }
                    func leave() { Bell.shared.ring() }
                }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Let Porch take it through its initializer: `init(height:)` becomes `init(height:bell:)`, "
                    + "and use `bell` throughout"
            ])
    }
}

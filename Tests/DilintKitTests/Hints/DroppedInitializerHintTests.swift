import Testing

/// Initializers that only leave out what another one takes, and cannot be dropped just so, as whole sentences.
@Suite struct DroppedInitializerHintTests {
    private static let bell = """
        final class Bell { static let shared = Bell() ; private(set) var count = 0 ; func ring() { count += 1 } }
        protocol Tolling { init() ; func toll() }

        """

    /// There cannot be two that take the same.
    @Test(arguments: [
        (
            "convenience init() { self.init(bell: .shared) } ; convenience init(height: Int) { self.init() }",
            "Let Tower take it through its `init(height:)` as well, let that call `init(bell:)`, and drop `init()`"
        ),
        (
            "init() { bell = .shared } ; convenience init(height: Int) { self.init() }",
            "Let Tower take it through its `init(height:)` as well, let that call `init(bell:)`, and drop `init()`"
        ),
        (
            """
            convenience init() { self.init(bell: .shared) }
            convenience init(height: Int) { self.init() } ; convenience init(width: Int) { self.init() }
            """, "Let Tower take it through all that call its `init()`, let those call `init(bell:)`, and drop `init()`"
        ),
        (
            "convenience init() { self.init(bell: .shared) } ; convenience init(height: Int) { self.init(bell: Bell()) }",
            "Drop `init()`, so that every caller decides what it passes to `init(bell:)`"
        ),
        (
            "convenience init(name: Int) { self.init(bell: .shared) } ; convenience init(height: Int) { self.init(name: 1) }",
            "Let Tower take it through its initializer: `init(name:)` becomes `init(name:bell:)`"
        ),
    ])
    func whatOthersLeaveTheWorkTo(initializers: String, hint: String) {
        let text =
            Self.bell + """
                final class Tower {
                    private let bell: Bell
                    init(bell: Bell) { self.bell = bell }
                    \(initializers)
                    func toll() { bell.ring() }
                }
                """
        #expect((hints(text, only: "singleton") + hints(text, only: "singleton-default")) == [hint])
    }

    /// What a protocol demands stays.
    @Test(arguments: [
        ("final class Tower: Tolling", "required convenience init() { self.init(bell: .shared) }", true),
        ("struct Tower: Tolling", "init() { self.init(bell: .shared) }", true),
        ("struct Tower", "init() { self.init(bell: .shared) }", false),
    ])
    func whatAProtocolDemands(head: String, initializer: String, isDemanded: Bool) {
        let text =
            Self.bell + """
                \(head) {
                    private let bell: Bell
                    init(bell: Bell) { self.bell = bell }
                    \(initializer)
                    func toll() { bell.ring() }
                }
                func build() -> Tower { Tower() }
                """
        #expect(
            hints(text, only: "singleton-default") == [
                isDemanded
                    ? "Call `init(bell:)` in place of `init()`, which Tolling demands, so that the caller decides what it passes"
                    : "Drop `init()`, so that every caller decides what it passes to `init(bell:)`"
            ])
    }

    /// The initializer that the compiler makes of the properties takes those that are variables.
    @Test(arguments: [
        ("var bell: Bell?", "use the `bell` that its `init(height:bell:)` takes"),
        ("var bell = Bell()", "use the `bell` that its `init(height:bell:)` takes"),
        (
            "var number = 1",
            "take it through its initializer: `init(height:number:)` becomes `init(height:number:bell:)`"
        ),
    ])
    func whatTheMemberwiseInitializerTakes(property: String, hint: String) {
        let text =
            Self.bell + "struct Tower { let height: Int ; \(property) ; func toll() { Bell.shared.ring() } }"
        #expect(hints(text, only: "singleton") == ["Let Tower \(hint)"])
    }
}

import Testing

/// Who kept a shared instance that is put anew would go on with the old one, as whole sentences.
@Suite struct PutAnewHintTests {
    private static let given = "Let Panel take a closure that gives it through its initializer: "
    private static let taken = "Let Panel take it through its initializer: "

    /// Whoever puts it there, or takes it away.
    @Test(arguments: [
        (
            "enum Flow { static func open() { Visit.current = Visit() } ; static func close() { Visit.current = nil } }",
            true
        ),
        (
            """
            enum Flow { static func open() { Visit.current = Visit() } }
            final class Hall { func leave() { Visit.current = nil } }
            """, true
        ),
        (
            "enum Flow { static func open() { Visit.current = Visit() } ; static func turn() { Visit.current = Visit() } }",
            true
        ),
        ("enum Flow { static func open() { Visit.current = Visit() } }", false),
        ("enum Flow { static func close() { Visit.current = nil } }", false),
        // What the root sets up is there, whatever else does so; and a mock's is another world's.
        (
            """
            enum Flow { static func open() { Visit.current = Visit() } }
            @main final class Shop { static func main() { Visit.current = Visit() } }
            """, false
        ),
        (
            """
            enum Flow { static func open() { Visit.current = Visit() } }
            final class MockFlow { func close() { Visit.current = nil } }
            """, false
        ),
    ])
    func whatOthersPutAnewIsGivenByAClosure(others: String, isGiven: Bool) {
        let text = """
            final class Visit { static var current: Visit? ; var index = 0 ; func turn() { index += 1 } }
            \(others)
            final class Panel { init(size: Int) {} ; func click() { Visit.current?.turn() } }
            """
        let name = isGiven ? Self.given + "`init(size:)` becomes `init(size:visit:)`" : Self.taken
        let found = hints(text, only: "singleton")
        #expect(found.count == 1 && found[0].hasPrefix(name), "\(found)")
    }

    /// One that is there from the beginning is replaced by a function that is told nothing; what it is told is how to set up.
    @Test(arguments: [
        ("static var shared = Rows()", "static func renew() { shared = Rows() }", true),
        ("static var shared = Rows()", "static func setUp(path: Int) { shared = Rows() }", false),
        ("static var shared: Rows? = nil", "static func renew() { shared = Rows() }", false),
        (
            "private static var kept = Rows() ; static var shared: Rows { lock() ; return kept }",
            "static func renew() { kept = Rows() }", true
        ),
        (
            "private static var kept = Rows() ; static var shared: Rows { lock() ; return kept }",
            "static func setUp(path: Int) { kept = Rows() }", false
        ),
        (
            "private static var kept: Rows? ; static var shared: Rows { if let kept { return kept } ; kept = Rows() ; return kept! }",
            "static func leave() { kept = nil }", true
        ),
        (
            "private static var others = Other() ; private static let kept = Rows() ; "
                + "static var shared: Rows { others.add() ; return kept }",
            "static func renew() { others = Other() }", false
        ),
    ])
    func whatIsReplacedIsGivenByAClosure(shared: String, code: String, isGiven: Bool) {
        let text = """
            final class Other { func add() {} }
            final class Rows {
                \(shared)
                \(code)
                private static func lock() {}
                var count = 0
                func add() { count += 1 }
            }
            final class Panel { init(size: Int) {} ; func click() { Rows.shared.add() } }
            """
        let whole = (isGiven ? Self.given : Self.taken) + "`init(size:)` becomes `init(size:rows:)`"
        #expect(hints(text, only: "singleton") == [whole])
    }

    /// Code that runs later in a function that is handed it has none at hand yet.
    @Test(arguments: [
        ("later { Visit.current?.turn() }", "Hand a closure that gives it to `start` as the argument `visit:`"),
        ("Visit.current?.turn()", "Hand it to `start` as the argument `visit:`"),
    ])
    func whatRunsLaterIsHandedAClosure(code: String, hint: String) {
        let text = """
            final class Visit { static var current: Visit? ; var index = 0 ; func turn() { index += 1 } }
            enum Flow { static func open() { Visit.current = Visit() } ; static func close() { Visit.current = nil } }
            enum Panel {
                static func start(_ later: (@escaping () -> Void) -> Void) { \(code) }
            }
            """
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// What a global environment makes at every call is made by a closure; what it gives out as it is, is taken itself.
    @Test(arguments: [
        ("init() {}", "yard.makeToll(amount: 3).pay()", "a closure that makes Toll", "init(makeToll:)"),
        ("init(size: Int) {}", "yard.makeToll(amount: 3).pay()", "a closure that makes Toll", "init(size:makeToll:)"),
        ("init() {}", "yard.toll.pay()", "it", "init(toll:)"),
        ("init() {}", "yard.spareToll().pay()", "it", "init(spareToll:)"),
    ])
    func whatAnEnvironmentMakesIsMadeByAClosure(initializer: String, code: String, taken: String, name: String) {
        let text = """
            protocol Toll { func pay() }
            final class LiveToll: Toll { init(amount: Int) {} ; func pay() {} }
            protocol Yard { var toll: Toll { get } ; func makeToll(amount: Int) -> Toll ; func spareToll() -> Toll }
            final class WideYard: Yard {
                lazy var toll: Toll = LiveToll(amount: 1)
                func makeToll(amount: Int) -> Toll { LiveToll(amount: amount) }
                func spareToll() -> Toll { LiveToll(amount: 0) }
            }
            var yard: Yard = WideYard()
            final class Ferry { \(initializer) ; func leave() { \(code) } }
            """
        let old = initializer.dropLast(3).replacing(": Int", with: ":")
        #expect(
            hints(text, only: "singleton") == [
                "Let Ferry take \(taken) through its initializer: `\(old)` becomes `\(name)`"
            ])
    }

    /// What sets the property anew that keeps what was taken has no use for that; what asks it, or keeps another one, has.
    @Test(arguments: [
        (
            "func leave() { visit.turn() ; visit = Visit.shared }",
            "Let Panel take a closure that gives it, to set `visit` anew"
        ),
        (
            "func leave() { other = Visit.shared }", "Let Panel use the `visit` that its `init(visit:)` takes"
        ),
        (
            "func leave() { Visit.shared.turn() }", "Let Panel use the `visit` that its `init(visit:)` takes"
        ),
    ])
    func whatIsSetAnewIsNotWhatWasTaken(code: String, hint: String) {
        let text = """
            final class Visit { static let shared = Visit() ; var index = 0 ; func turn() { index += 1 } }
            final class Panel {
                private var visit: Visit
                private var other: Visit?
                init(visit: Visit) { self.visit = visit }
                \(code)
                func show() { visit.turn() ; other?.turn() }
            }
            """
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// What a registry's hidden instance has may be put anew by the registry's functions.
    @Test(arguments: [
        (
            "private var bell: BellService?",
            "static func open() { shared.bell = BellService() } ; static func close() { shared.bell = nil }", true
        ),
        ("private var bell = BellService()", "static func renew() { shared.bell = BellService() }", true),
        ("private var bell = BellService()", "static func replace(_ bell: BellService) { shared.bell = bell }", false),
        ("private var bell: BellService?", "static func open() { shared.bell = BellService() }", false),
        ("private let bell = BellService()", "static func open() { shared.bell.ring() }", false),
    ])
    func partsOfAHiddenInstanceAreGivenByAClosure(kept: String, functions: String, isGiven: Bool) {
        let text = """
            final class BellService { private var count = 0 ; func ring() { count += 1 } }
            final class HornService { private var count = 0 ; func blow() { count += 1 } }
            final class Pier {
                private static let shared = Pier()
                \(kept)
                private let signal = HornService()
                static var tower: BellService? { shared.bell }
                static var horn: HornService { shared.signal }
                \(functions)
            }
            final class Panel { init(size: Int) {} ; func click() { Pier.tower?.ring() } }
            """
        let closure = isGiven ? "a closure that gives " : ""
        #expect(
            hints(text, only: "service-locator") == [
                "Let Panel take \(closure)Pier.tower through its initializer: `init(size:)` becomes `init(size:tower:)`"
            ])
    }
}

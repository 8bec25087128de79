import DilintKit
import TestSupport
import Testing

/// What is advised about what wrappers fetch, and about what nothing registers, as whole sentences.
@Suite struct FetchedHintTests {
    private func hints(_ text: String, only rule: String) -> [String] {
        let builder = ProjectBuilder(files: [ProjectBuilder.File(path: "Sources/Port/Port.swift", text: text)])
        return builder.report().findings.filter { $0.rule == rule }.map(\.hint)
    }

    /// What not every initializer takes, nobody can use but those who are made by the one that does.
    @Test(arguments: [
        ("init(bell: BellService) {}", "Let Tower use the `bell` that its `init(bell:)` takes"),
        (
            "init(bell: BellService) {} ; init(height: Int) {}",
            "Let Tower take BellService through its `init(height:)` as well, and use that"
        ),
        (
            "init(bell: BellService) {} ; init(height: Int) {} ; init(width: Int) {}",
            "Let Tower take BellService through its other initializers as well, and use that"
        ),
        (
            "init(bell: BellService) {} ; convenience init(height: Int) { self.init(bell: BellService()) }",
            "Let Tower use the `bell` that its `init(bell:)` takes"
        ),
    ])
    func whatOneInitializerTakesTheOthersHaveToTake(initializers: String, hint: String) {
        let text = """
            import Resolver
            final class BellService { func ring() {} }
            final class Tower {
                @Injected private var fetched: BellService
                \(initializers)
                func toll() { fetched.ring() }
            }
            """
        #expect(hints(text, only: "hidden-dependency") == [hint])
    }

    /// Of a type whose arguments an alias says, the alias is what somebody takes.
    @Test(arguments: [
        ("", "Let Keeper take ChartCache through its initializer"),
        ("static ", "Hand ChartCache to the code that needs it, as the argument `charts:`"),
    ])
    func whatAnAliasSaysIsTakenByItsName(modifier: String, hint: String) {
        let text = """
            import Resolver
            typealias ChartCache = NSCache<NSNumber, Chart>
            final class Chart {}
            extension Resolver { static func registerAllServices() { register { ChartCache() } } }
            final class Keeper {
                @Injected \(modifier)var charts: ChartCache
                \(modifier)func keep() { charts.removeAllObjects() }
            }
            """
        #expect(hints(text, only: "hidden-dependency") == [hint])
    }
}

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

    /// Who keeps the one that he takes and uses it beside the one that is fetched has two.
    @Test(arguments: [
        ("private let spare: BellService ; init(spare: BellService) { self.spare = spare }", "spare.ring()", true),
        ("private let spare: BellService ; init(bell: BellService) { spare = bell }", "spare.ring()", true),
        ("private let spare: BellService ; init(spare: BellService) { self.spare = spare }", "", false),
        (
            "@State private var spare: BellService ; init(spare: BellService) { _spare = State(wrappedValue: spare) }",
            "spare.ring()", true
        ),
        (
            "private let spare: BellService? ; init(spare: BellService? = nil) { self.spare = spare }",
            "(spare ?? fetched).ring()", false
        ),
        ("init(spare: BellService) { spare.ring() }", "", false),
        ("init(fetched: BellService) { self.fetched = fetched }", "", false),
    ])
    func whatIsKeptBesideWhatIsFetched(code: String, use: String, isAnother: Bool) {
        let text = """
            import Resolver
            final class BellService { func ring() {} }
            final class Tower {
                @Injected private var fetched: BellService
                \(code)
                func toll() { fetched.ring() ; \(use) }
            }
            """
        let label = ["bell", "fetched"].first { code.contains("init(\($0):") } ?? "spare"
        #expect(
            hints(text, only: "hidden-dependency") == [
                isAnother
                    ? "Let Tower take its `fetched` through its initializer as well"
                    : "Let Tower use the `\(label)` that its `init(\(label):)` takes"
            ])
    }

    /// What is fetched under the name that it would be taken by has not all that is asked of it.
    @Test(arguments: [
        ("urlSession: any Loading", "upload", "take it through an initializer: `init(sharedUrlSession:)`"),
        ("loader: any Loading", "upload", "take it through an initializer: `init(urlSession:)`"),
        ("urlSession: any Loading", "data", "use its `urlSession`"),
    ])
    func whatIsFetchedUnderTheSameName(property: String, method: String, hint: String) {
        let text = """
            import Foundation
            import Resolver
            protocol Loading { func data(for request: URLRequest) async throws -> (Data, URLResponse) }
            extension URLSession: Loading {}
            final class Crane {
                @Injected private var \(property)
                func lift(_ request: URLRequest) async throws { _ = try await \(property.prefix { $0 != ":" }).data(for: request) }
                func drop(_ request: URLRequest) async throws {
                    _ = try await URLSession.shared.\(method)(for: request)
                }
            }
            """
        #expect(hints(text, only: "singleton") == ["Let Crane \(hint)"])
    }

    /// Of two that took each other none could be made: one takes a closure.
    @Test(arguments: [
        ("@LazyInjected private var tower: TowerService", "a closure that gives "),
        ("@LazyInjected private var tower: any Towering", "a closure that gives "),
        ("@LazyInjected private var mast: MastService", ""),
    ])
    func whatIsFetchedInTurn(property: String, taken: String) {
        let text = """
            import Resolver
            protocol Towering { func toll() }
            final class BellService {
                \(property)
                func ring() { tower.toll() ; mast.toll() }
            }
            final class TowerService: Towering {
                @LazyInjected private var bell: BellService
                func toll() { bell.ring() }
            }
            final class MastService { func toll() {} }
            extension Resolver {
                static func registerAllServices() {
                    register { BellService() }
                    register { TowerService() }.implements(Towering.self)
                    register { MastService() }
                }
            }
            """
        let fetched = String(property.split(separator: " ").last ?? "")
        #expect(
            hints(text, only: "hidden-dependency") == [
                "Let BellService take \(fetched) through its initializer",
                "Let TowerService take \(taken)BellService through its initializer",
            ])
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

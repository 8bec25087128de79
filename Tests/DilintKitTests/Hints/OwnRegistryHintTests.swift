import Testing

/// What is taken instead of asking a registry of the project's own, as whole sentences.
@Suite struct OwnRegistryHintTests {
    private static let registry = """
        protocol Finding: AnyObject {
            func resolve<Thing>(_ type: Thing.Type) -> Thing
        }
        protocol Telling {
            func register<Thing>(_ type: Thing.Type, make: @escaping (any Finding) -> Thing)
        }
        final class Registry: Finding, Telling {
            private let outer: (any Finding)?
            private var makers: [String: (any Finding) -> Any] = [:]
            init(outer: (any Finding)? = nil) { self.outer = outer }
            func resolve<Thing>(_ type: Thing.Type) -> Thing { makers["\\(type)"]?(self) as! Thing }
            func register<Thing>(_ type: Thing.Type, make: @escaping (any Finding) -> Thing) {
                makers["\\(type)"] = make
            }
        }
        protocol Bell { func toll() }
        protocol Gong { func strike() }

        """

    /// A flow that is told to give itself out is there; nobody makes another one. Where any telling makes one, or nobody
    /// tells anything, it is made.
    @Test(arguments: [
        ("registry.register(TowerCoordinator.self) { _ in self }", "TowerCoordinator"),
        ("let flow = self ; registry.register(TowerCoordinator.self) { _ in flow }", "TowerCoordinator"),
        (
            "registry.register(TowerCoordinator.self) { TowerCoordinator(finding: $0) }",
            "a closure that makes TowerCoordinator"
        ),
        (
            """
            registry.register(TowerCoordinator.self) { _ in self }
            registry.register(TowerCoordinator.self) { TowerCoordinator(finding: $0) }
            """, "a closure that makes TowerCoordinator"
        ),
        ("", "a closure that makes TowerCoordinator"),
    ])
    func whatIsThereIsTakenItself(telling: String, object: String) {
        let text =
            "import UIKit\n" + Self.registry + """
                final class TowerCoordinator {
                    private let registry: Registry
                    weak var host: UINavigationController?
                    init(finding: any Finding) { registry = Registry(outer: finding) ; fill() }
                    private func fill() { \(telling) }
                    func start() { host?.pushViewController(UIViewController(), animated: true) }
                }
                final class TowerPresenter {
                    private let finding: any Finding
                    init(finding: any Finding) { self.finding = finding }
                    func open() { finding.resolve(TowerCoordinator.self).start() }
                }
                """
        #expect(
            hints(text, only: "service-locator") == [
                "Let TowerPresenter take \(object) through its initializer in place of `finding`"
            ])
    }

    /// What a container that is kept below the one taken is asked for is what is needed of that.
    @Test(arguments: [
        ("below.resolve((any Bell).self).toll()", "Take Bell instead of Finding"),
        (
            "below.resolve((any Bell).self).toll() ; finding.resolve((any Gong).self).strike()",
            "Take Bell and Gong instead of Finding"
        ),
        (
            "below.resolve((any Bell).self).toll() ; print(Watch(finding: finding))",
            "Take Bell instead of Finding, and a factory for what is made with it"
        ),
        (
            "below.resolve((any Bell).self).toll() ; print(Watch(finding: below))",
            "Take Bell instead of Finding, and a factory for what is made with it"
        ),
        ("print(below)", "Take a factory for what is made with Finding instead of it"),
    ])
    func whatOneBelowIsAskedIsTakenInstead(code: String, hint: String) {
        let text =
            Self.registry + """
                final class Watch { init(finding: any Finding) { finding.resolve((any Gong).self).strike() } }
                final class Tower {
                    private let finding: any Finding
                    private let below: any Finding
                    init(finding: any Finding) { self.finding = finding ; below = Registry(outer: finding) }
                    func open() { \(code) }
                }
                """
        #expect(hints(text, only: "container-injection").contains(hint))
    }

    /// Who asks one below the one that he takes needs that no more.
    @Test func whatOneBelowIsAskedIsTakenInPlaceOfTheOther() {
        let text =
            Self.registry + """
                final class Tower {
                    private let below: any Finding
                    init(finding: any Finding) { below = Registry(outer: finding) }
                    func open() { below.resolve((any Bell).self).toll() }
                }
                """
        #expect(
            hints(text, only: "service-locator") == [
                "Let Tower take Bell through its initializer in place of `finding`"
            ])
    }

    /// Nobody takes a generic class without its arguments.
    @Test func whatIsAskedForByAnAliasIsTakenByIt() {
        let text =
            Self.registry + """
                class Errand<Input, Output> { func run(_ input: Input) -> Output { fatalError() } }
                typealias FetchErrand = Errand<Void, Int>
                typealias StoreErrand = Errand<Int, Bool>
                final class Clerk {
                    private let finding: any Finding
                    init(finding: any Finding) { self.finding = finding }
                    func work() {
                        _ = finding.resolve(StoreErrand.self).run(finding.resolve(FetchErrand.self).run(()))
                    }
                }
                """
        #expect(hints(text, only: "container-injection") == ["Take FetchErrand and StoreErrand instead of Finding"])
        #expect(
            hints(text, only: "service-locator") == [
                "Let Clerk take StoreErrand through its initializer in place of `finding`",
                "Let Clerk take FetchErrand through its initializer in place of `finding`",
            ])
    }
}

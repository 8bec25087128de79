import Testing

/// What to do where a type takes one instance, and its code means another one of the kind by what it reaches.
@Suite struct AnotherInstanceHintTests {
    /// What a parameter is unless something is handed to it tells that it is another one.
    @Test(arguments: [
        ("UserDefaults(suiteName: \"fleet\")!", true),
        ("UserDefaults(suiteName: \"fleet\") ?? UserDefaults.standard", true),
        (".fleet", true),
        ("UserDefaults.fleet", true),
        (".standard", false),
        ("UserDefaults()", false),
        (".plain", false),
        (".same", false),
    ])
    func aDefaultThatIsAnotherOne(value: String, isAnother: Bool) {
        let text = """
            import Foundation
            extension UserDefaults {
                static let fleet = UserDefaults(suiteName: "fleet")!
                static var plain: UserDefaults { .standard }
                static let same = UserDefaults.standard
            }
            final class Logbook {
                private let defaults: UserDefaults
                init(defaults: UserDefaults = \(value)) { self.defaults = defaults }
                func open() { UserDefaults.standard.removeObject(forKey: "draft") }
                func name() -> String? { defaults.string(forKey: "name") }
            }
            """
        let hint =
            isAnother
            ? "Let Logbook take it through its initializer: `init(defaults:)` becomes `init(defaults:userDefaults:)`"
            : "Let Logbook use the `defaults` that its `init(defaults:)` takes"
        #expect(hints(text, only: "singleton").contains(hint))
    }

    /// By its own name it would be taken for what is reached.
    @Test func aDefaultThatIsAnotherOneUnderTheNameOfAll() {
        let text = """
            import Foundation
            final class Pager {
                private let urlSession: URLSession
                init(urlSession: URLSession = URLSession(configuration: .background(withIdentifier: "pager"))) {
                    self.urlSession = urlSession
                }
                func reset() { urlSession.flush {} ; URLSession.shared.reset {} }
            }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let Pager take it through its initializer: "
                    + "`init(urlSession:)` becomes `init(urlSession:sharedUrlSession:)`"
            ])
    }

    /// What a superclass takes may be another one as well.
    @Test(arguments: [
        ("UserDefaults(suiteName: \"fleet\")!", true), (".standard", false),
    ])
    func anotherOneOfASuperclass(value: String, isAnother: Bool) {
        let text = """
            import Foundation
            class Book {
                let kept: UserDefaults
                init(kept: UserDefaults = \(value)) { self.kept = kept }
            }
            final class ShipBook: Book {
                func open() { UserDefaults.standard.removeObject(forKey: "draft") }
            }
            """
        let hint =
            isAnother
            ? "Let ShipBook take it through an initializer of its own: `init(kept:userDefaults:)`"
            : "Let ShipBook use the `kept` that its `init(kept:)` takes"
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// What is read of the one and put into the other moves between two; so does what hands the one to the other.
    @Test(arguments: [
        ("kept.set(UserDefaults.standard.string(forKey: \"a\"), forKey: \"a\")", true),
        ("kept.takeOver(from: UserDefaults.standard)", true),
        ("show(UserDefaults.standard.string(forKey: \"a\"))", false),
        ("other.set(UserDefaults.standard.string(forKey: \"a\"), forKey: \"a\")", false),
        ("kept.set(\"\", forKey: \"a\") ; UserDefaults.standard.set(\"\", forKey: \"b\")", false),
    ])
    func fromTheOneToTheOther(code: String, isAnother: Bool) {
        let text = """
            import Foundation
            final class Cabin { func set(_ text: String?, forKey key: String) {} }
            final class MoveModel {
                private let kept: UserDefaults
                private let other = Cabin()
                init(kept: UserDefaults) { self.kept = kept }
                func move() { \(code) }
                private func show(_ text: String?) { print(text ?? "") }
            }
            """
        let hint =
            isAnother
            ? "Let MoveModel take it through its initializer: `init(kept:)` becomes `init(kept:userDefaults:)`"
            : "Let MoveModel use the `kept` that its `init(kept:)` takes"
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// Of the project's own services the one is asked for what the other is told, though there be but one.
    @Test(arguments: [
        ("gauge.note(Gauge.shared.level())", false), ("gauge.takeOver(from: Gauge.shared)", true),
    ])
    func betweenServicesOfTheProject(code: String, isAnother: Bool) {
        let text = """
            final class Gauge {
                static let shared = Gauge()
                private var last = 0
                func level() -> Int { last }
                func note(_ level: Int) { last = level }
                func takeOver(from other: Gauge) { last = other.level() }
            }
            final class TankModel {
                private let gauge: Gauge
                init(gauge: Gauge) { self.gauge = gauge }
                func fill() { \(code) }
            }
            """
        let hint =
            isAnother
            ? "Let TankModel take it through its initializer: `init(gauge:)` becomes `init(gauge:sharedGauge:)`"
            : "Let TankModel use the `gauge` that its `init(gauge:)` takes"
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// What is one thing or another, as the program is built, goes by the type that is written.
    @Test(arguments: [
        ("static let shared = FreePurse()", "static let shared = Purse(name: \"\")", "purse"),
        ("static let shared = Purse(name: \"\")", "static let shared = FreePurse()", "purse"),
        ("static let shared: Paying = FreePurse()", "static let shared: Paying = Purse(name: \"\")", "purse"),
    ])
    func oneOfTwoAsTheProgramIsBuilt(first: String, second: String, label: String) {
        let text = """
            protocol Paying { func pay() }
            final class FreePurse: Paying { private var count = 0 ; func pay() { count += 1 } }
            final class Purse: Paying {
                #if FREE
                \(first)
                #else
                \(second)
                #endif
                private var name: String
                init(name: String) { self.name = name }
                func pay() { name += "." }
            }
            final class TillModel { func sell() { Purse.shared.pay() } }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let TillModel take it through an initializer: `init(\(label):)`"
            ])
    }
}

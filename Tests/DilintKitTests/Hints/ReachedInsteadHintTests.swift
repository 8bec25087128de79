import Testing

/// What to do with a dependency that is taken for nothing, as whole sentences.
@Suite struct ReachedInsteadHintTests {
    /// Who reaches a shared instance of what it takes had better use that.
    @Test(arguments: [
        ("Foghorn.shared.blow()", "Use it in place of Foghorn.shared, or remove the parameter and the property"),
        // The protocol has no such method.
        ("Foghorn.shared.polish()", "Remove the parameter and the property"),
        // Another thing.
        ("Beacon.shared.blow()", "Remove the parameter and the property"),
        (
            "Beacon.shared.blow() ; Foghorn.shared.blow()",
            "Use it in place of Foghorn.shared, or remove the parameter and the property"
        ),
        ("Yard.blow()", "Remove the parameter and the property"),
    ])
    func isUsedInPlaceOfWhatIsReached(code: String, hint: String) {
        let text =
            Self.horns + """
                final class Lighthouse {
                    private let horn: any Blowing
                    init(horn: any Blowing) { self.horn = horn }
                }
                extension Lighthouse {
                    func warn() { \(code) }
                    static func test() { Foghorn.shared.blow() }
                }
                """
        #expect(hints(text, only: "unused-dependency") == [hint])
    }

    /// Another initializer has nothing of what this one takes.
    @Test(arguments: [
        ("", "init() { horn = Foghorn.shared }", "Remove the parameter and the property"),
        ("", "init() { horn = Foghorn() ; Foghorn.shared.blow() }", "Remove the parameter and the property"),
        (
            "Foghorn.shared.blow()", "init() { horn = Foghorn.shared }",
            "Use it in place of Foghorn.shared, or remove the parameter and the property"
        ),
    ])
    func anotherInitializerCannotUseIt(code: String, initializer: String, hint: String) {
        let text =
            Self.horns + """
                final class Lighthouse {
                    private let horn: any Blowing
                    init(horn: any Blowing) { self.horn = horn ; \(code) }
                    \(initializer)
                }
                """
        #expect(hints(text, only: "unused-dependency") == [hint])
    }

    /// A protocol that is there for a type from elsewhere stands for that one, as far as it has what is called.
    @Test(arguments: [
        (
            "", "set(1, forKey: \"a\")",
            "Use it in place of UserDefaults.standard, or remove the parameter and the property",
            "Let Menu use the `store` that its `init(store:)` takes"
        ),
        (
            "", "register(defaults: [:])", "Remove the parameter and the property",
            "Let Menu take it through its initializer: `init(store:)` becomes `init(store:userDefaults:)`"
        ),
        (
            "extension NSUbiquitousKeyValueStore: Storing {}", "set(1, forKey: \"a\")",
            "Remove the parameter and the property",
            "Let Menu take it through its initializer: `init(store:)` becomes `init(store:userDefaults:)`"
        ),
    ])
    func aProtocolOfATypeFromElsewhereIsUsed(further: String, call: String, unused: String, reached: String) {
        let text = """
            import Foundation
            protocol Storing { func set(_ value: Any?, forKey key: String) }
            extension UserDefaults: Storing {}
            \(further)
            final class Menu {
                private let store: any Storing
                init(store: any Storing = UserDefaults.standard) { self.store = store }
                func reset() { UserDefaults.standard.\(call) }
            }
            """
        #expect(hints(text, only: "unused-dependency") == [unused])
        #expect(hints(text, only: "singleton") == [reached])
    }

    /// A property that has one for its value cannot be set to what has not all that it is asked for.
    @Test(arguments: [
        ("blow", "Let Lighthouse use the `horn` that its `init(horn:)` takes, and set `own` there"),
        ("polish", "Let Lighthouse take it through its initializer: `init(horn:)` becomes `init(horn:own:)`"),
    ])
    func aPropertyIsSetToWhatHasAllThatItIsAskedFor(method: String, hint: String) {
        let text =
            Self.horns + """
                final class Lighthouse {
                    private let horn: any Blowing
                    private let own = Foghorn.shared
                    init(horn: any Blowing) { self.horn = horn }
                    func warn() { horn.blow() ; own.\(method)() }
                }
                """
        #expect(hints(text, only: "singleton").last == hint)
    }

    @Test func whatIsNotKeptIsToBeKept() {
        let text =
            Self.horns + """
                final class Pier {
                    private let name: String
                    init(name: String, horn: Foghorn) { self.name = name }
                    func warn() { print(name) ; Foghorn.shared.polish() }
                }
                """
        let hint = "Keep it and use it in place of Foghorn.shared, or remove the parameter"
        #expect(hints(text, only: "unused-dependency") == [hint])
    }

    /// A package's instance and its protocol, as far as their names say.
    @Test func whatAPackageSharesIsUsed() {
        let text = """
            import Keystore
            final class SettingsReader {
                private let settings: SettingsManagerProtocol
                init(settings: SettingsManagerProtocol) { self.settings = settings }
                func level() -> Int { settings.integer(for: "level") }
            }
            final class Handler {
                private let settings: SettingsManagerProtocol
                init(settings: SettingsManagerProtocol) { self.settings = settings }
                func level() -> Int { SettingsReader(settings: SettingsManager.shared).level() }
            }
            """
        let hint = "Use it in place of SettingsManager.shared, or remove the parameter and the property"
        #expect(hints(text, only: "unused-dependency") == [hint])
        #expect(
            hints(text, only: "singleton") == [
                "Let Handler use the `settings` that its `init(settings:)` takes"
            ])
    }

    /// A default says what is used where nothing is handed in: it is no use of another one.
    @Test func aDefaultIsNoUse() {
        let text =
            Self.horns + """
                final class Buoy {
                    private let horn: any Blowing
                    init(horn: any Blowing = Foghorn.shared) { self.horn = horn }
                }
                """
        #expect(hints(text, only: "unused-dependency") == ["Remove the parameter and the property"])
    }

    /// What a locator is asked for is reached as well; what else a container gives out is another thing.
    @Test(arguments: [
        ("Yard.horn.blow()", "Use it in place of Yard.horn, or remove the parameter and the property"),
        ("docks.horn.blow()", "Use it in place of docks.horn, or remove the parameter and the property"),
        ("Docks.shared.horn.blow()", "Use it in place of Docks.shared.horn, or remove the parameter and the property"),
        ("docks.beacon.blow()", "Remove the parameter and the property"),
    ])
    func isUsedInPlaceOfWhatALocatorGives(code: String, hint: String) {
        let text =
            Self.horns + """
                let docks = Docks()
                final class Docks {
                    static let shared = Docks()
                    lazy var horn: Foghorn = Foghorn()
                    lazy var beacon: Beacon = Beacon()
                }
                final class Lighthouse {
                    private let horn: Foghorn
                    init(horn: Foghorn) { self.horn = horn }
                    func warn() { \(code) }
                }
                """
        #expect(hints(text, only: "unused-dependency") == [hint])
    }

    /// A member of a global environment is reached as what it is; one of another type is another thing.
    @Test(arguments: [
        ("yard.horn.blow()", "Use it in place of yard.horn, or remove the parameter and the property"),
        ("let one = yard.horn ; one.blow()", "Use it in place of yard.horn, or remove the parameter and the property"),
        ("yard.foghorn.polish()", "Remove the parameter and the property"),
        ("yard.beacon.blow()", "Remove the parameter and the property"),
    ])
    func isUsedInPlaceOfAnEnvironmentsMember(code: String, hint: String) {
        let text =
            Self.horns + """
                protocol Yarding {
                    var horn: any Blowing { get }
                    var foghorn: Foghorn { get }
                    var beacon: Beacon { get }
                }
                final class WideYard: Yarding {
                    lazy var horn: any Blowing = Foghorn()
                    lazy var foghorn: Foghorn = Foghorn()
                    lazy var beacon: Beacon = Beacon()
                }
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    static let shared = AppDelegate()
                    private(set) var yard: any Yarding = WideYard()
                }
                var yard: any Yarding { AppDelegate.shared.yard }
                final class Lighthouse {
                    private let horn: any Blowing
                    init(horn: any Blowing) { self.horn = horn }
                    func warn() { \(code) }
                }
                """
        #expect(hints(text, only: "unused-dependency") == [hint])
    }

    private static let horns = """
        protocol Blowing { func blow() }
        final class Foghorn: Blowing {
            static let shared = Foghorn()
            func blow() {}
            func polish() {}
        }
        final class Beacon {
            static let shared = Beacon()
            func blow() {}
        }
        enum Yard {
            static let horn: Foghorn = Foghorn()
            static let beacon: Beacon = Beacon()
            static func blow() { Foghorn.shared.blow() }
        }

        """
}

import DilintKit
import TestSupport
import Testing

/// What the parameter is called that takes a shared instance, as whole sentences.
@Suite struct NameOfSharedHintTests {
    /// `NSApp` is taken as the application that it is.
    @Test func theRunningApplicationHasOneName() {
        let text = """
            import AppKit
            final class Menu { init(cart: Int) {} ; func leave() { NSApp.terminate(nil) } ; func hide() { NSApplication.shared.hide(nil) } }
            final class Bar { init(running: NSApplication) { running.hide(nil) } ; func leave() { NSApp.terminate(nil) } }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let Menu take it through its initializer: `init(cart:)` becomes `init(cart:application:)`",
                "Let Bar use the `running` that its `init(running:)` takes",
            ])
    }

    /// Two shared instances of one type are two parameters.
    @Test func severalOfOneTypeAreToldApart() {
        let text = """
            extension UserDefaults { static let appGroup = UserDefaults(suiteName: "group") }
            final class Parser {
                static let strict = Parser()
                static let lenient = Parser()
                var count = 0
                func parse() { count += 1 }
            }
            final class Scanner { static let this = Scanner() ; var count = 0 ; func scan() { count += 1 } }
            final class Model {
                init(cart: Int) {}
                func mute() { UserDefaults.standard.set(true, forKey: "a") ; UserDefaults.appGroup?.set(true, forKey: "a") }
                func read() { Parser.lenient.parse() ; Scanner.this.scan() }
            }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let Model take it through its initializer: `init(cart:)` becomes `init(cart:userDefaults:)`",
                "Let Model take it through its initializer: `init(cart:)` becomes `init(cart:appGroupUserDefaults:)`",
                "Let Model take it through its initializer: `init(cart:)` becomes `init(cart:lenient:)`",
                "Let Model take it through its initializer: `init(cart:)` becomes `init(cart:scanner:)`",
            ])
    }

    /// What is added to a type from elsewhere is taken as one of that type, unless the code has to tell two of it apart.
    @Test(arguments: [
        ("UserDefaults.group.set(1, forKey: \"a\")", ["userDefaults"]),
        (
            "UserDefaults.group.set(1, forKey: \"a\") ; UserDefaults.standard.set(1, forKey: \"a\")",
            ["groupUserDefaults", "userDefaults"]
        ),
        ("URLSession.pinned.invalidateAndCancel()", ["pinnedURLSession"]),
        ("URLSession.imageSession.invalidateAndCancel()", ["imageSession"]),
    ])
    func whatIsAddedToATypeFromElsewhere(code: String, labels: [String]) {
        let text = """
            import Foundation
            extension UserDefaults { static let group = UserDefaults(suiteName: "group")! }
            extension URLSession {
                static let pinned = URLSession(configuration: .ephemeral)
                static let imageSession = URLSession(configuration: .default)
            }
            final class Model { func load() { \(code) } }
            """
        #expect(
            hints(text, only: "singleton").sorted()
                == labels.map { "Let Model take it through an initializer: `init(\($0):)`" })
    }

    @Test func aLocatorsProductIsNamed() {
        let text = """
            final class Tracker { func track() {} }
            final class Store { func save() {} }
            enum Services {
                static let tracker = Tracker()
                static let store = Store()
            }
            final class Model { init(cart: Int) {} ; func pay() { Services.tracker.track() } }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Let Model take Services.tracker through its initializer: `init(cart:)` becomes `init(cart:tracker:)`"
            ])
    }

    /// A name that says no more than that one is there for all leaves the word to what is given out.
    @Test func whatAComputedStaticGivesOutIsNamed() {
        let text = """
            protocol Crew: AnyObject { func muster() }
            final class DayCrew: Crew { static let shared = DayCrew() ; func muster() {} }
            final class NightCrew: Crew { static let shared = NightCrew() ; func muster() {} }
            class Crews {
                static var all: [Crew] { [DayCrew.shared, NightCrew.shared] }
                static var current: Crew { kept }
                static func choose(_ crew: Crew) { kept = crew }
                private static var kept: Crew = DayCrew.shared
            }
            final class Watch {
                private let crew: Crew
                init(crew: Crew) { self.crew = crew }
                func begin() { crew.muster() ; Crews.current.muster() }
            }
            final class Drill { init(hour: Int) {} ; func begin() { Crews.current.muster() } }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Let Watch use the `crew` that its `init(crew:)` takes",
                "Let Drill take Crews.current through its initializer: `init(hour:)` becomes `init(hour:crew:)`",
            ])
    }

    @Test func aNameOrArgumentsAreNoPartOfAParametersName() {
        let text = """
            import Swinject
            final class Wire<Content> { func pull() {} }
            final class Disk { func spin() {} }
            enum Ports { static let container = Container() }
            final class Model {
                init(place: Int) {}
                func pay() {
                    Ports.container.resolve(Disk.self, name: "old")!.spin()
                    Ports.container.resolve(Wire<Int>.self)!.pull()
                }
            }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Let Model take Disk \"old\" through its initializer: `init(place:)` becomes `init(place:disk:)`",
                "Let Model take Wire<Int> through its initializer: `init(place:)` becomes `init(place:wire:)`",
            ])
    }

    /// What came of making one is taken as what was made.
    @Test(arguments: ["Result<Clock, any Error>", "Swift.Result<Clock, any Error>", "Result<Clock, any Error>?"])
    func whatCameOfMakingOneIsTakenAsThat(type: String) {
        let text = """
            final class Clock {
                static let shared: \(type) = Result { try Clock() }
                private var hour = 0
                private init() throws {}
                func tick() { hour += 1 }
            }
            final class Model { func pay() throws { try Clock.shared.get().tick() } }
            """
        #expect(hints(text, only: "singleton") == ["Let Model take it through an initializer: `init(clock:)`"])
    }

    @Test(arguments: [
        ("ClockImpl", "clock"), ("ClockImplementation", "clock"), ("ClockType", "clock"), ("ClockProtocol", "clock"),
        ("Impl", "impl"), ("Simpl", "simpl"), ("TypeClock", "typeClock"), ("UIClock", "clock"), ("NSClock", "clock"),
        ("UIDClock", "uidClock"), ("NSA", "nsa"), ("IClock", "clock"), ("IOClock", "clock"), ("Ids", "ids"), ("I", "i"),
        ("CLClock", "clock"), ("QQClock", "qqClock"), ("WKExtension", "wkExtension"), ("GPT9Clock", "gpt9Clock"),
        ("MD5Clock", "md5Clock"), ("X9Clock", "x9Clock"), ("IP4Clock", "ip4Clock"), ("UTF16", "utf16"),
    ])
    func whatTellsAnImplementationIsNoPartOfAParametersName(type: String, name: String) {
        let text = """
            final class \(type) {
                static let shared = \(type)()
                var hour = 0
                func tick() { hour += 1 }
            }
            final class Model { func pay() { \(type).shared.tick() } }
            """
        #expect(hints(text, only: "singleton") == ["Let Model take it through an initializer: `init(\(name):)`"])
    }

    /// A property of that name which has another thing leaves the parameter one that tells them apart.
    @Test(arguments: [
        (
            "private let notificationCenter = UNUserNotificationCenter.current()",
            ["init(notificationCenter:)", "init(sharedNotificationCenter:)"]
        ),
        (
            "private let center = UNUserNotificationCenter.current()", ["init(center:)", "init(notificationCenter:)"]
        ),
        ("private var notificationCenter: Int = 0", ["init(sharedNotificationCenter:)"]),
    ])
    func anotherPropertyBearsTheName(property: String, initializers: [String]) {
        let text = """
            import UserNotifications
            final class Herald {
                \(property)
                init() {}
                func tell() { NotificationCenter.default.post(name: .init("x"), object: nil) }
            }
            """
        #expect(
            hints(text, only: "singleton")
                == initializers.map { initializer in
                    "Let Herald take it through its initializer: `init()` becomes `\(initializer)`"
                })
    }
}

import Testing

/// Which parameter that is there already is another instance than the one reached, as whole sentences.
@Suite struct ToldApartHintTests {
    /// An outside type and one of the project may go by one name, as may two of the project.
    @Test func aNameThatAnotherTypeHasIsNoWayToTheSharedInstance() {
        let text = """
            import UIKit
            final class Tide { func rise() {} }
            class Application { let tide: Tide ; init(tide: Tide) { self.tide = tide } ; func run() { tide.rise() } }
            final class PierController {
                private let application: Application
                init(application: Application) { self.application = application }
                func open(_ url: URL) { application.run() ; UIApplication.shared.open(url) }
            }
            struct Harbour {
                let isOpen: Bool
                static func current(application: Application) -> Harbour {
                    application.run()
                    return Harbour(isOpen: UIApplication.shared.applicationState == .active)
                }
            }
            final class QuayController {
                private let application: UIApplication
                init(application: UIApplication) { self.application = application }
                func open(_ url: URL) { application.open(url) ; UIApplication.shared.open(url) }
            }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let PierController take it through its initializer: "
                    + "`init(application:)` becomes `init(application:sharedApplication:)`",
                "Hand it to `current` as the argument `sharedApplication:`",
                "Let QuayController use the `application` that its `init(application:)` takes",
            ])
    }

    /// What an initializer takes by the name alone is a text, a list, or a closure that gives something else.
    @Test(arguments: [
        ("tide: Int", false), ("tide: [Tide]", false), ("tide: @escaping (String) -> Void", false),
        ("tide: (Int, Int)", false), ("tide: Tide.Type", false), ("tide: @escaping () -> Moon", false),
        ("tide: Tide", true), ("tide: Tide?", true), ("tide: @escaping () -> Tide", true), ("tide: any Rising", true),
        ("tide: LunarTide", true),
    ])
    func aNameOfAnotherKindIsNoWayToTheSharedInstance(parameter: String, isTaken: Bool) {
        let text = """
            import MoonKit
            protocol Rising { func rise() }
            final class Tide: Rising { static let shared = Tide() ; var height = 0 ; func rise() { height += 1 } }
            final class Moon { func shine() {} }

            """
        let pier = "final class Pier { init(\(parameter)) { print(tide) } ; func open() { Tide.shared.rise() } }"
        // Closures stay last.
        let labels = parameter.contains("->") ? "sharedTide:tide:" : "tide:sharedTide:"
        let becomes = "`init(tide:)` becomes `init(\(labels))`"
        #expect(
            hints(text + pier, only: "singleton") == [
                isTaken
                    ? "Let Pier use the `tide` that its `init(tide:)` takes"
                    : "Let Pier take it through its initializer: \(becomes)"
            ])
        if isTaken { return }
        let stored = parameter.replacing("@escaping ", with: "")
        let others = """
            struct Quay { let \(stored) ; func open() { Tide.shared.rise() } }
            enum Ebb { static func run(\(parameter)) { print(tide) ; Tide.shared.rise() } }
            """
        #expect(
            hints(text + others, only: "singleton") == [
                "Let Quay take it through its initializer: \(becomes)",
                "Hand it to `run` as the argument `sharedTide:`",
            ])
    }

    /// What goes into one call with the other one is the other one's counterpart.
    @Test(arguments: [
        ("copy(from: Server.shared, to: server)", "`init(server:)` becomes `init(server:sharedServer:)`"),
        ("copy(from: Server.shared, to: Server())", "use the `server` that its `init(server:)` takes"),
        (
            "copy(from: Server.shared, to: Server()) ; copy(from: server, to: Server())",
            "use the `server` that its `init(server:)` takes"
        ),
    ])
    func whatIsHandedToOneCallIsTwo(code: String, hint: String) {
        let text = """
            final class Server { static let shared = Server() ; var host = "" ; func open() { host += "a" } }
            func copy(from one: Server, to other: Server) { one.open() ; other.open() }
            final class Linker {
                private let server: Server
                init(server: Server) { self.server = server }
                func link() { \(code) ; server.open() }
            }
            """
        let found = hints(text, only: "singleton")
        #expect(found.count == 1 && found[0].contains(hint), "\(found)")
    }

    /// The one who plays at the moment is not the one who was handed in.
    @Test func oneOfSeveralIsNotTheOneThatIsTaken() {
        let text = """
            final class Player {
                private static weak var kept: Player?
                static var active: Player { get { kept ?? Player() } set { kept = newValue } }
                static var latest: Player { get { kept ?? Player() } set { kept = newValue } }
                var count = 0
                func resume() { count += 1 }
            }
            final class Info {
                private unowned let player: Player
                init(_ pc: Player) { player = pc }
                func update() { if player === Player.latest { player.resume() } }
            }
            final class Deck {
                static var this = Deck()
                var count = 0
                func turn() { count += 1 }
            }
            final class Booth {
                private let deck: Deck
                init(_ desk: Deck) { deck = desk }
                func update() { Deck.this.turn() ; deck.turn() }
            }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let Info take a closure that gives it through its initializer: `init(_:)` becomes `init(_:latestPlayer:)`",
                "Let Booth use the `desk` that its `init(_:)` takes",
            ])
    }

    /// The one that is asked the same in one breath is the other one.
    @Test(arguments: [
        ("server.host == Server.shared.host", "`init(server:)` becomes `init(server:sharedServer:)`"),
        ("server === Server.shared", "`init(server:)` becomes `init(server:sharedServer:)`"),
        ("server.host == name && Server.shared.isOn", "use the `server` that its `init(server:)` takes"),
        ("server.isUp() && Server.shared.isUp()", "use the `server` that its `init(server:)` takes"),
    ])
    func whatIsComparedIsTwo(code: String, hint: String) {
        let server = """
            final class Server {
                static let shared = Server()
                var host = "" ; var isOn = false
                func isUp() -> Bool { isOn }
            }

            """
        let linker = """
            final class Linker {
                private let server: Server ; private let name = ""
                init(server: Server) { self.server = server }
                func link() -> Bool { \(code) }
            }
            """
        let function = "func link(by server: Server, name: String) -> Bool { \(code) }"
        let found = hints(server + linker, only: "singleton") + hints(server + function, only: "singleton")
        #expect(found.count == 2 && found[0].contains(hint), "\(found)")
        #expect(
            found.last
                == (hint.contains("becomes")
                    ? "Hand it to `link` as the argument `sharedServer:`" : "Use the `server` that `link` takes"))
    }
}

import Testing

/// What a further parameter is called, and which one that is there already takes a shared instance, as whole sentences.
@Suite struct ParameterHintTests {
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

    /// A use case does what its name begins with; a function that begins so only gives something.
    @Test func theVerbOfAUseCaseBelongsToItsName() {
        let text = """
            final class NotesService { var count = 0 ; func run() { count += 1 } }
            enum Cases { static let getNotesUseCase = NotesService() ; static let getNotes = NotesService() }
            final class PierController {
                private let title: String
                init(title: String) { self.title = title }
                func open() { Cases.getNotesUseCase.run() }
            }
            final class QuayController {
                private let title: String
                init(title: String) { self.title = title }
                func open() { Cases.getNotes.run() }
            }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Let PierController take Cases.getNotesUseCase through its initializer: "
                    + "`init(title:)` becomes `init(title:getNotesUseCase:)`",
                "Let QuayController take Cases.getNotes through its initializer: `init(title:)` becomes `init(title:notes:)`",
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

    @Test(
        "A parameter is called after what is shared, where that is of another kind than who shares it",
        arguments: [
            ("static var shared: Palette = SeaPalette()", "palette"),
            ("static let shared = SeaPalette()", "seaPalette"),
            ("static let sharedColours: Palette = SeaPalette()", "colours"),
            ("static let shared = Theming() ; func tint() -> Int { 1 }", "theming"),
        ])
    func whatAnotherTypeGivesOut(code: String, label: String) {
        let text = """
            protocol Palette { func tint() -> Int }
            final class SeaPalette: Palette { var count = 0 ; func tint() -> Int { count += 1 ; return count } }
            final class Theming { \(code) }
            final class Header {
                init(title: String) {}
                func draw() -> Int { Theming.\(code.contains("sharedColours") ? "sharedColours" : "shared").tint() }
            }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let Header take it through its initializer: `init(title:)` becomes `init(title:\(label):)`"
            ])
    }

    @Test(
        "A number of the name is no object",
        arguments: [
            ("Int", "take it through its initializer: `init(meter:)` becomes `init(meter:sharedMeter:)`"),
            ("[String]", "take it through its initializer: `init(meter:)` becomes `init(meter:sharedMeter:)`"),
            ("Metering", "use the `meter` that its `init(meter:)` takes"),
            ("() -> Int", "take it through its initializer: `init(meter:)` becomes `init(sharedMeter:meter:)`"),
            ("() -> Meter", "use the `meter` that its `init(meter:)` takes"),
        ])
    func valuesByTheNameOfAnObject(type: String, hint: String) {
        let text = """
            import MeterKit
            final class Meter { static let shared = Meter() ; var count = 0 ; func tick() { count += 1 } }
            final class Model { init(meter: \(type)) {} ; func run() { Meter.shared.tick() } }
            """
        #expect(hints(text, only: "singleton") == ["Let Model \(hint)"])
    }

    @Test(arguments: [("_Meter", "meter"), ("__SSHMeter", "sshMeter"), ("_", "_")])
    func whatIsNotToBeCalledIsTakenWithoutItsUnderscore(type: String, label: String) {
        let text = """
            final class \(type) { static let shared = \(type)() ; var count = 0 ; func tick() { count += 1 } }
            final class Model { func run() { \(type).shared.tick() } }
            """
        let hint = "Let Model take it through an initializer: `init(\(label):)`"
        #expect(hints(text, only: "singleton") == (type == "_" ? [] : [hint]))
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

    @Test(
        "What is shared as several protocols is taken as one of them; what packages declare is known by its name",
        arguments: [
            ("enum Boards { static let sharedBoard: Boarding & Sailing = Board() }", "boarding: Boarding", true),
            ("enum Boards { static let sharedBoard: Boarding & Sailing = Board() }", "fishing: Fishing", false),
            (
                "import BoardKit ; enum Boards { static let sharedBoard = BoardManager() }", "other: BoardManaging",
                false
            ),
            (
                "import BoardKit ; enum Boards { static let sharedBoard = BoardManager() }",
                "other: BoardManagerProtocol", true
            ),
        ])
    func whatIsTakenByItsType(shared: String, parameter: String, isTaken: Bool) {
        let text = """
            protocol Boarding { func board() }
            protocol Sailing { func sail() }
            protocol Fishing { func fish() }
            final class Board: Boarding, Sailing { var count = 0 ; func board() { count += 1 } ; func sail() {} }
            \(shared)
            final class Pool {
                init(\(parameter)) {}
                func refresh() { let board = Boards.sharedBoard ; board.board() }
            }
            """
        let name = parameter.prefix { $0 != ":" }
        #expect(
            hints(text, only: "singleton") == [
                isTaken
                    ? "Let Pool use the `\(name)` that its `init(\(name):)` takes"
                    : "Let Pool take it through its initializer: `init(\(name):)` becomes `init(\(name):board:)`"
            ])
    }

    /// A protocol need not ask for all that is asked of the shared instance, nor be what something else takes.
    @Test(arguments: [
        ("func call() { Board.shared.sail() }", "use"),
        ("func call() { _ = Board.shared.length }", "use"),
        ("func call() { Board.shared.moor() }", "boat:board"),
        ("func call() { Board.shared.board() }", "boat:board"),
        ("func call() { Board.shared.draught = 2 }", "boat:board"),
        ("func call() { Crew(boat: Board.shared).go() }", "use"),
        ("func call() { Crew(board: Board.shared).go() }", "boat:board"),
        // In one of several places.
        ("func call() { Board.shared.sail() } ; func end() { Board.shared.moor() }", "boat:board"),
        ("func call() { Board.shared.sail() } ; static func end() { Board.shared.moor() }", "use"),
    ])
    func whatIsTakenHasAllThatIsAsked(code: String, hint: String) {
        let text = Self.boats + "final class Pool { init(boat: any Sailing) {} ; \(code) }"
        #expect(
            hints(text, only: "singleton").first
                == (hint == "use"
                    ? "Let Pool use the `boat` that its `init(boat:)` takes"
                    : "Let Pool take it through its initializer: `init(boat:)` becomes `init(\(hint):)`"))
    }

    @Test func aNameUnderWhichLessIsTakenIsAnotherOne() {
        let text = Self.boats + "final class Pool { init(board: any Sailing) {} ; func call() { Board.shared.moor() } }"
        let hint = "Let Pool take it through its initializer: `init(board:)` becomes `init(board:sharedBoard:)`"
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// A method needs what its own code asks for.
    @Test(arguments: [
        ("Board.shared.sail()", "Use the `boat` that `call` takes"),
        ("Board.shared.moor()", "Hand it to `call` as the argument `board:`"),
    ])
    func whatAMethodTakesHasAllThatItAsks(code: String, hint: String) {
        let text = Self.boats + "extension Int { func call(boat: any Sailing) { \(code) } }"
        #expect(hints(text, only: "singleton") == [hint])
    }

    private static let boats = """
        protocol Floating { var length: Int { get } }
        protocol Sailing: Floating { func sail() }
        protocol Mooring { func moor() }
        final class Board: Sailing, Mooring {
            static let shared = Board()
            var draught = 0
            var length: Int { draught }
            func sail() { draught += 1 }
            func moor() { draught -= 1 }
            func board() { draught = 1 }
        }
        final class Crew { init(boat: any Floating) {} ; init(board: any Mooring) {} ; func go() {} }

        """

    /// Nobody can hand in what is made of what the moment brings.
    @Test func whatIsMadeOfArgumentsIsMadeByAClosure() {
        let text = """
            import Swinject
            protocol Api { func load() }
            final class SignInModel {
                let api: Api ; let source: String
                init(api: Api, source: String) { self.api = api ; self.source = source }
                func go() { api.load() }
            }
            enum Port { static let container = Container() }
            final class Screens {
                init(title: String) {}
                func open(_ source: String) { Port.container.resolve(SignInModel.self, argument: source)!.go() }
                static func show(_ source: String) { Port.container.resolve(SignInModel.self, argument: source)!.go() }
                func close() { Port.container.resolve(Api.self)!.load() }
            }
            final class Flow {
                private let resolver: Resolver
                init(resolver: Resolver) { self.resolver = resolver }
                func open(_ source: String) { resolver.resolve(SignInModel.self, argument: source)!.go() }
                func close() { resolver.resolve(Api.self)!.load() }
            }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Let Screens take a closure that makes SignInModel through its initializer: "
                    + "`init(title:)` becomes `init(title:makeSignInModel:)`",
                "Let Screens take Api through its initializer: `init(title:)` becomes `init(title:api:)`",
                "Let Flow take a closure that makes SignInModel through its initializer in place of `resolver`",
                "Let Flow take Api through its initializer in place of `resolver`",
            ])
        #expect(
            hints(text, only: "container-injection") == [
                "Take Api and a closure that makes SignInModel instead of Resolver"
            ])
    }

    @Test(
        "A property that only gives out what it reaches takes nothing",
        arguments: [
            ("private static let kept = UserDefaults.standard", nil),
            ("static var kept: UserDefaults { UserDefaults.standard }", nil),
            ("static let kept = UserDefaults.standard.bool(forKey: \"on\")", "kept"),
        ] as [(String, String?)])
    func whatGivesOutWhatItReaches(code: String, turned: String?) {
        let text = "import Foundation\nenum Preference { \(code) ; static func read() { print(kept) } }"
        let hint = turned.map { "Turn `\($0)` into a method that takes it as the argument `userDefaults:`" }
        #expect(
            hints(text, only: "singleton") == [
                hint ?? "Hand it to the code that needs it, as the argument `userDefaults:`"
            ])
    }

    @Test func severalDefaultsAreDroppedTogether() {
        let text = """
            final class Theme { static let shared = Theme() ; var count = 0 ; func tint() { count += 1 } }
            final class Header { init(front: Theme = .shared, back: Theme = .shared) { front.tint() ; back.tint() } }
            final class Footer { init(front: Theme = .shared) { front.tint() } }
            """
        #expect(
            hints(text, only: "singleton-default") == [
                "Drop the defaults, so that every caller decides what it passes",
                "Drop the default, so that every caller decides what it passes",
            ])
    }

    /// What a type from elsewhere conforms to of the project's own stands in the sources.
    @Test(arguments: [
        (
            "extension UNUserNotificationCenter: Posting {}",
            "becomes `init(notificationCenter:sharedNotificationCenter:)`"
        ),
        ("extension NotificationCenter: Posting {}", "use the `notificationCenter`"),
        ("protocol Sending: Posting {} ; extension NotificationCenter: Sending {}", "use the `notificationCenter`"),
        ("extension NSObject: Posting {}", "use the `notificationCenter`"),
        ("", "becomes `init(notificationCenter:sharedNotificationCenter:)`"),
    ])
    func aProtocolTakesWhatConformsToIt(conformance: String, hint: String) {
        let text = """
            import UserNotifications
            protocol Posting { func drop() ; func post(name: Notification.Name, object: Any?) }
            \(conformance)
            final class Desk {
                private let notificationCenter: Posting
                init(notificationCenter: Posting) { self.notificationCenter = notificationCenter }
                func open() { notificationCenter.drop() ; NotificationCenter.default.post(name: .opened, object: nil) }
            }
            """
        let found = hints(text, only: "singleton")
        #expect(found.count == 1 && found[0].contains(hint), "\(found)")
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

    /// Other names of one instance are no several ones.
    @Test(arguments: [
        ("static var defaultValue: World { World.shared }", "defaultValue", "world"),
        ("static var usual: World { World.shared }", "usual", "world"),
        ("static let second = World()", "second", "second"),
    ])
    func anotherNameOfTheOneInstance(code: String, member: String, label: String) {
        let text = """
            import SwiftUI
            final class World { static let shared = World() ; var name = "" ; func spin() { name += "a" } }
            extension World { \(code) }
            final class Map { func turn() { World.\(member).spin() } }
            """
        #expect(hints(text, only: "singleton") == ["Let Map take it through an initializer: `init(\(label):)`"])
    }

    /// Who takes the part need not take the whole, nor who is given it by another way.
    @Test(arguments: [
        ("init(post: any Posting) {}", "World.shared.post.send()", "use the `post` that its `init(post:)` takes"),
        (
            "init(post: any Posting, mail: any Posting) {}", "World.shared.post.send()",
            "becomes `init(post:mail:world:)`"
        ),
        ("init(post: any Posting) {}", "World.shared.post.send() ; World.shared.spin()", "becomes `init(post:world:)`"),
        ("init(post: any Posting) {}", "print(World.shared.name)", "becomes `init(post:world:)`"),
        ("init(spare: Dove) {}", "World.shared.dove.fly()", "becomes `init(spare:world:)`"),
        ("@Environment(\\.world) var here ; init() {}", "World.shared.spin()", "use its `here`"),
        ("@Environment(\\.world) var here ; init() { World.shared.spin() }", "", "`init()` becomes `init(world:)`"),
        ("@Environment(World.self) var here ; init() {}", "World.shared.spin()", "use its `here`"),
        ("@Environment(World.self) var here ; let row: Int", "World.shared.spin()", "use its `here`"),
        (
            "@Environment(World.self) var here: World? ; let row: Int", "World.shared.spin()",
            "`init(row:)` becomes `init(row:world:)`"
        ),
        ("@Bindable var here: World ; let row: Int", "World.shared.spin()", "use its `here`"),
        ("@ObservedObject var here: World ; let row: Int", "World.shared.spin()", "use its `here`"),
        (
            "@StateObject var here = World() ; let row: Int", "World.shared.spin()",
            "`init(row:)` becomes `init(row:world:)`"
        ),
        ("let here: World", "World.shared.spin()", "use its `here`"),
        ("let here: World", "print(here === World.shared)", "`init(here:)` becomes `init(here:world:)`"),
        ("var here: World?", "World.shared.spin()", "`init(here:)` becomes `init(here:world:)`"),
        ("var here = World()", "World.shared.spin()", "`init(here:)` becomes `init(here:world:)`"),
    ])
    func aPartOrAPropertyIsUsed(members: String, code: String, hint: String) {
        let text = """
            import SwiftUI
            protocol Posting { func send() }
            final class Post: Posting { func send() {} }
            final class Dove { func fly() {} }
            final class World {
                static let shared = World()
                let post: any Posting = Post()
                let dove = Dove() ; let other = Dove()
                var name = ""
                func spin() { name += "a" }
            }
            private struct WorldKey: EnvironmentKey { static let defaultValue = World() }
            extension EnvironmentValues {
                var world: World { get { self[WorldKey.self] } set { self[WorldKey.self] = newValue } }
            }
            struct Room: View { \(members) ; func close() { \(code) } ; var body: some View { Text("") } }
            """
        let found = hints(text, only: "singleton")
        #expect(found.count == 1 && found[0].contains(hint), "\(found)")
    }

    /// Who keeps it would go on with the old one.
    @Test(arguments: [
        (
            "static func reopen() { current = Base() } ; static func close() { current = nil }",
            "func load() { Base.current.count() }", "a closure that gives it"
        ),
        ("static func reopen() { current = Base() }", "func load() { Base.current.count() }", "it"),
        (
            "static func open() { current = Base() } ; static func open(at row: Int) { current = Base() }",
            "func load() { Base.current.count() }", "it"
        ),
        (
            "static func reopen() { current = Base() } ; static func close() { current = nil }",
            "private let count = Base.current.count()", "it"
        ),
    ])
    func whatIsPutAnewIsGivenByAClosure(code: String, use: String, object: String) {
        let text = """
            final class Base {
                private(set) static var current: Base! = Base()
                \(code)
                var rows = 1
                func count() -> Int { rows }
            }
            final class Loader { \(use) }
            """
        #expect(hints(text, only: "singleton") == ["Let Loader take \(object) through an initializer: `init(base:)`"])
    }

    /// What a static gives out as things stand is another one when it is asked again; what is another name of one is not.
    @Test(arguments: [
        (
            "final class Tune { init(name: String) {} ; func play() { Deck.active.resume() } }",
            "Let Tune take a closure that gives it through its initializer: `init(name:)` becomes `init(name:activeDeck:)`"
        ),
        (
            "final class Bar: UIView { @IBOutlet private var title: UILabel! ; func play() { Deck.active.resume() } }",
            "Let whoever fills Bar hand over a closure that gives it, as a property or as the argument `activeDeck:`"
        ),
        (
            "final class Tune { init(name: String) { Deck.active.resume() } }",
            "Let Tune take it through its initializer: `init(name:)` becomes `init(name:activeDeck:)`"
        ),
        (
            "enum Remote { static func setup(_ run: (@escaping () -> Void) -> Void) { run { Deck.last.resume() } } }",
            "Hand a closure that gives it to `setup` as the argument `lastDeck:`"
        ),
        (
            "enum Remote { static func setup() { Deck.last.resume() } }",
            "Hand it to `setup` as the argument `lastDeck:`"
        ),
        (
            "final class Tune { init(name: String) {} ; func play() { Deck.sole.resume() } }",
            "Let Tune take it through its initializer: `init(name:)` becomes `init(name:deck:)`"
        ),
        (
            "final class Tune { init(name: String) {} ; func play() { Deck.chosen.resume() } }",
            "Let Tune take it through its initializer: `init(name:)` becomes `init(name:deck:)`"
        ),
    ])
    func whatChangesIsGivenByAClosure(code: String, hint: String) {
        let text = """
            import UIKit
            final class Deck {
                static let first: Deck = make()
                private static weak var pane: Pane?
                private static weak var latest: Deck?
                static var last: Deck { get { latest ?? active } set { latest = newValue } }
                static var active: Deck { if let pane = pane { return pane.deck } else { return first } }
                static var sole: Deck { first }
                private static let spare: Deck = make()
                static var chosen: Deck { isTested ? spare : first }
                private static func make() -> Deck { Deck() }
                var isOn = false
                func resume() { isOn = true }
            }
            final class Pane { var deck: Deck ; init(deck: Deck) { self.deck = deck } }
            let isTested = true
            \(code)
            """
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// A property's first value is there before any initializer has taken anything.
    @Test(arguments: [
        ("private var names: [String] = { Depot.shared.all() }()", ", and set `names` there"),
        ("private lazy var names: [String] = { Depot.shared.all() }()", ""),
    ])
    func whatAPropertyBeginsWithIsSetByTheInitializer(property: String, more: String) {
        let text = """
            final class Depot { static let shared = Depot() ; var names: [String] = [] ; func all() -> [String] { names } }
            final class Shelf {
                private let depot: Depot
                \(property)
                init(depot: Depot) { self.depot = depot }
                func show() { print(depot.all(), names) }
            }
            """
        #expect(hints(text, only: "singleton") == ["Let Shelf use the `depot` that its `init(depot:)` takes\(more)"])
    }

    /// Code of a protocol's extension has what the protocol asks for.
    @Test(arguments: [
        (
            "var center: NotificationCenter { get }", "func begin() { CODE }",
            "Let Sending use the `center` that it asks for"
        ),
        (
            "var center: NotificationCenter { get }", "var isBegun: Bool { CODE ; return true }",
            "Let Sending use the `center` that it asks for"
        ),
        ("var count: Int { get }", "func begin() { CODE }", "Hand it to `begin` as the argument `notificationCenter:`"),
        (
            "static var center: NotificationCenter { get }", "func begin() { CODE }",
            "Hand it to `begin` as the argument `notificationCenter:`"
        ),
        (
            "var center: NotificationCenter { get }", "static func begin() { CODE }",
            "Hand it to `begin` as the argument `notificationCenter:`"
        ),
        (
            "var center: NotificationCenter { get }", "var center: NotificationCenter { .default }",
            "Drop the default of `center`, so that every type which conforms to Sending says what it has"
        ),
    ])
    func whatAProtocolAsksForItsExtensionsHave(requirement: String, member: String, hint: String) {
        let code = member.split(separator: "CODE", omittingEmptySubsequences: false)
            .joined(separator: "NotificationCenter.default.post(name: .init(\"begin\"), object: nil)")
        let text = """
            import Foundation
            protocol Posting: AnyObject { \(requirement) }
            protocol Sending: Posting { func send() }
            extension Sending { \(code) }
            """
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// The store's country, the controller that somebody plays with: who kept it would go on with the old one.
    @Test(arguments: [
        (
            "func load() async { print(await Storefront.current) }",
            "take a closure that gives it through its initializer: `init(name:)` becomes `init(name:storefront:)`"
        ),
        (
            "func load() { print(GCController.current) }",
            "take a closure that gives it through its initializer: `init(name:)` becomes `init(name:controller:)`"
        ),
        (
            "func load() { print(UNUserNotificationCenter.current()) }",
            "take it through its initializer: `init(name:)` becomes `init(name:userNotificationCenter:)`"
        ),
    ])
    func whatThePlatformHasAtTheMoment(code: String, hint: String) {
        let text = """
            import GameController
            import StoreKit
            import UserNotifications
            final class Offers { init(name: String) {} ; \(code) }
            """
        #expect(hints(text, only: "singleton") == ["Let Offers \(hint)"])
    }

    /// The path to something within what is reached is called after it at times, and is no instance.
    @Test(arguments: [
        ("KeyPath<Settings, Bool>", "`init(settings:)` becomes `init(settings:sharedSettings:)`"),
        ("ReferenceWritableKeyPath<Settings, Bool>", "`init(settings:)` becomes `init(settings:sharedSettings:)`"),
    ])
    func aKeyPathIsNoInstance(type: String, change: String) {
        let text = """
            final class Settings { static let shared = Settings() ; var isLoud = true }
            final class SoundRow {
                private let settings: \(type)
                init(settings: \(type)) { self.settings = settings }
                func read() -> Bool { Settings.shared[keyPath: settings] }
            }
            """
        #expect(hints(text, only: "singleton") == ["Let SoundRow take it through its initializer: \(change)"])
    }

    /// What one initializer takes is not there where another one has made the instance.
    @Test(arguments: [
        ("init(title: String) { self.title = title }", ", and let its `init(title:)` take it as well"),
        (
            "init(title: String) { self.title = title } ; init() { title = \"\" }",
            ", and let its 2 other initializers take it as well"
        ),
        ("convenience init(title: String) { self.init(name: title, bus: Bus()) }", ""),
        ("init(other: Bus) { title = \"\" ; other.send() }", ""),
    ])
    func whatOneInitializerTakesAnotherOneMayLack(other: String, addition: String) {
        let text = """
            final class Bus { static let shared = Bus() ; func send() {} }
            final class PostModel {
                private let title: String
                init(name: String, bus: Bus) { title = name ; bus.send() }
                \(other)
                func go() { Bus.shared.send() ; print(title) }
            }
            """
        let using = "Let PostModel use the `bus` that its `init(name:bus:)` takes"
        #expect(hints(text, only: "singleton").last == using + addition)
    }

    /// What only decodes is beside an initializer that overrides no reason for a further one.
    @Test(arguments: [
        (
            "required init?(coder: NSCoder) { super.init(coder: coder) }",
            "its initializer: `init(name:)` becomes `init(name:lamp:)`"
        ),
        ("init(size: Int) { super.init(name: \"\") }", "its initializer: `init(size:)` becomes `init(size:lamp:)`"),
    ])
    func whatDecodesIsNoInitializerToWiden(other: String, hint: String) {
        let text = """
            import Foundation
            final class Lamp { static let shared = Lamp() ; private var count = 0 ; func light() { count += 1 } }
            class Room {
                init(name: String) {}
                required init?(coder: NSCoder) {}
            }
            final class Hall: Room {
                override init(name: String) { super.init(name: name) }
                \(other)
                func enter() { Lamp.shared.light() }
            }
            """
        #expect(hints(text, only: "singleton") == ["Let Hall take it through \(hint)"])
    }
}

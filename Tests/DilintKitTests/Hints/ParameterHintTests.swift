import Testing

/// What a further parameter is called, and which one that is there already takes a shared instance, as whole sentences.
@Suite struct ParameterHintTests {
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
        ("func call() { Board.shared.sail() } ; static func end() { Board.shared.moor() }", "use, static"),
    ])
    func whatIsTakenHasAllThatIsAsked(code: String, hint: String) {
        let text = Self.boats + "final class Pool { init(boat: any Sailing) {} ; \(code) }"
        let also = hint.hasSuffix("static") ? ", and hand it to its static code as an argument" : ""
        #expect(
            hints(text, only: "singleton").first
                == (hint.hasPrefix("use")
                    ? "Let Pool use the `boat` that its `init(boat:)` takes" + also
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

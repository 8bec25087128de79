import DilintKit
import TestSupport
import Testing

/// Who is handed a shared instance instead, as whole sentences.
@Suite struct SharedInstanceHintTests {
    @Test(arguments: ["", "extension UserDefaults { func keep() {} } ; extension FileManager { func keep() {} }"])
    func aParameterOfTheSameTypeFromElsewhereIsUsed(extensions: String) {
        let text =
            extensions + """

                final class Clerk {
                    private let store: UserDefaults?
                    init(store: UserDefaults?) { self.store = store }
                    func note() { UserDefaults.standard.set(1, forKey: "a") ; store?.set(1, forKey: "a") }
                }
                final class Scribe {
                    private let stores: [UserDefaults]
                    init(stores: [UserDefaults]) { self.stores = stores }
                    func note() { UserDefaults.standard.set(1, forKey: "a") ; stores[0].set(1, forKey: "a") }
                }
                final class Page {
                    private let files: FileManager
                    init(files: FileManager) { self.files = files }
                    func note() { UserDefaults.standard.set(1, forKey: "a") ; files.createFile(atPath: "a", contents: nil) }
                }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Let Clerk use the `store` that its `init(store:)` takes",
                "Let Scribe take it through its initializer: `init(stores:)` becomes `init(stores:userDefaults:)`",
                "Let Page take it through its initializer: `init(files:)` becomes `init(files:userDefaults:)`",
            ])
    }

    @Test(arguments: [
        (
            "final class Model { init(cart: Int) {} ; func pay() { Session.shared.end() } }",
            "Let Model take it through its initializer: `init(cart:)` becomes `init(cart:session:)`"
        ),
        (
            "final class Model { func pay() { Session.shared.end() } }",
            "Let Model take it through an initializer: `init(session:)`"
        ),
        (
            """
            final class Model {
                init(_ cart: Int) {}
                init(user: Int, name: Int, age: Int, mail: Int, phone: Int) {}
                func pay() { Session.shared.end() }
            }
            """,
            "Let Model take it through its initializers, `init(_:)` and `init(user:name:…phone:)`"
        ),
        (
            "final class Model { init(session: Session) {} ; func pay() { Session.shared.end() } }",
            "Let Model use the `session` that its `init(session:)` takes"
        ),
        (
            "enum Payment { static func pay(_ cart: Int) { Session.shared.end() } }",
            "Hand it to `pay` as the argument `session:`"
        ),
        (
            "enum Payment { static var isOver: Bool { Session.shared.isOver } }",
            "Turn `isOver` into a method that takes it as the argument `session:`"
        ),
        (
            "enum Payment { static var current: Payment { Session.shared.end(); return .open }; case open }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "protocol Ending { static var isOver: Bool { get } }\n"
                + "enum Payment: Ending { static var isOver: Bool { Session.shared.isOver } }",
            "out of `isOver`"
        ),
        (
            "enum Payment { case open; init(cart: Int) { Session.shared.end(); self = .open } }",
            "Hand it to `init(cart:)` as the argument `session:`"
        ),
        (
            "enum Payment: Codable { case open; init(from coder: Decoder) { Session.shared.end(); self = .open } }",
            "Let whoever decodes Payment hand it over in the decoder's `userInfo`"
        ),
        (
            "enum Payment { case open; init(from coder: RowDecoder) { Session.shared.end(); self = .open } }",
            "out of `init(from:)`"
        ),
        (
            "struct Payment { var session = Session.shared; init(cart: Int) {} ; func pay() { session.end() } }",
            "Let Payment take it through its initializer: `init(cart:)` becomes `init(cart:session:)`"
        ),
        (
            "struct Payment { private var session = Session.shared; func pay() { session.end() } }",
            "Let Payment take it through an initializer: `init(session:)`"
        ),
        (
            "final class PayView: UIView { @IBOutlet private var title: UILabel!; func fill() { Session.shared.end() } }",
            "Let whoever fills PayView hand it over, as a property or as the argument `session:`"
        ),
        (
            "enum Payment { @objc static func pay() { Session.shared.end() } }",
            "out of `pay`"
        ),
        (
            "enum Payment {} ; extension Payment: PaymentSheet { static func pay(_ cart: Int) { Session.shared.end() } }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "protocol Payer { static func pay(_ cart: Int) }\n"
                + "enum Payment: Payer { static func pay(_ cart: Int) { Session.shared.end() } }",
            "out of `pay`"
        ),
        (
            "final class OrderCell: UITableViewCell { func fill() { Session.shared.end() } }",
            "Let whoever fills OrderCell hand it over, as a property or as the argument `session:`"
        ),
        (
            "final class OrderCell: UITableViewCell { init(order: Int) {} ; func fill() { Session.shared.end() } }",
            "Let OrderCell take it through its initializer: `init(order:)` becomes `init(order:session:)`"
        ),
        (
            "class Page { init(_ id: Int, isNew: Bool = true) {} }\n"
                + "class NotePage: Page {}\n"
                + "final class PinPage: NotePage { func pin() { Session.shared.end() } }",
            "Let PinPage take it through an initializer of its own: `init(_:isNew:session:)`"
        ),
        (
            "class Page { init(id: Int) {} ; private init(_ id: String) {} }\n"
                + "final class PinPage: Page { override init(id: Int) { super.init(id: id); Session.shared.end() } }",
            "Let PinPage take it through its initializer: `init(id:)` becomes `init(id:session:)`"
        ),
        (
            "class Page { let session: Session ; init(session: Session) { self.session = session } }\n"
                + "final class PinPage: Page { func pin() { Session.shared.end() } }",
            "Let PinPage use the `session` that its `init(session:)` takes"
        ),
        (
            "class Page: UIViewController { override init(nibName: String?, bundle: Bundle?) {} }\n"
                + "final class PinPage: Page { func pin() { Session.shared.end() } }",
            "Let PinPage take it through an initializer: `init(session:)`"
        ),
        (
            "struct Sheet: View { @ObservedObject var pins: Pins; @Binding var isOn: Bool; @Environment(\\.dismiss) var end\n"
                + "let id: Int; func pin() { Session.shared.end() } }",
            "Let Sheet take it through its initializer: `init(pins:isOn:id:)` becomes `init(pins:isOn:id:session:)`"
        ),
        (
            "final class PayController: UIViewController { @IBOutlet weak var title: UILabel!; func pay() { Session.shared.end() } }",
            "Let whoever fills PayController hand it over, as a property or as the argument `session:`"
        ),
        (
            "struct Row: View { let name: String; @Binding var chosen: URL?; var note: String?; func pay() { Session.shared.end() } }",
            "Let Row take it through its initializer: `init(name:chosen:note:)` becomes `init(name:chosen:note:session:)`"
        ),
        (
            "struct Till: Codable { static let isOver = Session.shared.isOver ; var count: Int }",
            "Turn `isOver` into a method that takes it as the argument `session:`"
        ),
        (
            "enum Tills { static let first: Paper = { Paper(isTorn: Session.shared.isOver) }() } ; final class Paper { init(isTorn: Bool) {} }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "enum Tills { static var first: Paper { Paper(isTorn: Session.shared.isOver) } } ; final class Paper { init(isTorn: Bool) {} }",
            "Turn `first` into a method that takes it as the argument `session:`"
        ),
        (
            "let isOver = Session.shared.isOver",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "var isOver: Bool { Session.shared.isOver }",
            "Turn `isOver` into a function that takes it as the argument `session:`"
        ),
        (
            "var isOver: Bool { get { Session.shared.isOver } set { print(newValue) } }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "func session() -> Session { Session.shared }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "enum Payment { static func session(of cart: Int) -> Session { Session.shared } }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "enum Payment { static func isOver(_ cart: Int) -> Bool { Session.shared.isOver } }",
            "Hand it to `isOver` as the argument `session:`"
        ),
        (
            "struct Price: Hashable { let amount: Int } ; extension Price { var text: Bool { Session.shared.isOver } }",
            "Turn `text` into a method that takes it as the argument `session:`"
        ),
        (
            "enum Payment { static func pay(with old: Session) { Session.shared.end() ; old.end() } }",
            "Use the `old` that `pay` takes"
        ),
        (
            "enum Payment { static func pay(with _: Session) { Session.shared.end() } }",
            "Use the `Session` that `pay` takes"
        ),
        (
            "final class Model { init(_: Session) {} ; func pay() { Session.shared.end() } }",
            "Let Model use the `Session` that its `init(_:)` takes"
        ),
        (
            "final class PinCell: PackageCell { func fill() { Session.shared.end() } }",
            "Let whoever fills PinCell hand it over, as a property or as the argument `session:`"
        ),
        (
            "final class PinController: WKInterfaceController { override func willActivate() { Session.shared.end() } }",
            "Let whoever fills PinController hand it over, as a property or as the argument `session:`"
        ),
        (
            "final class Till { convenience init(session: Session) { self.init(Session.shared.isOver) } ; init(_ isOver: Bool) {} }",
            "Let Till use the `session` that its `init(session:)` takes"
        ),
        (
            "class Coin: Codable { init(_ value: Int) {} ; required init(from decoder: Decoder) throws {} }\n"
                + "final class Purse: Coin { convenience init(from decoder: Decoder) throws { Session.shared.end(); self.init(1) } }",
            "Let whoever decodes Purse hand it over in the decoder's `userInfo`"
        ),
        (
            "protocol Paying { func pay() } ; extension Paying { func pay() { Session.shared.end() } }",
            "out of `pay`"
        ),
        (
            "protocol Paying {} ; extension Paying { func pay() { Session.shared.end() } }",
            "Hand it to `pay` as the argument `session:`"
        ),
        (
            "protocol Paying { var isPaid: Bool { get } } ; extension Paying { var isPaid: Bool { Session.shared.isOver } }",
            "out of `isPaid`"
        ),
        (
            "enum Payment { static func pay() { Session.shared.end() } ; static func drop() { Session.shared.end() } }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "enum Payment { static func pay() { Session.shared.end() ; Session.shared.end() } }",
            "Hand it to `pay` as the argument `session:`"
        ),
    ])
    func theInitializersThatWouldTakeIt(code: String, hint: String) {
        let session = """
            final class Session {
                static let shared = Session()
                var isOver = false
                func end() {}
            }

            """
        let whole =
            hint.hasPrefix("out of")
            ? "Move what needs it \(hint), which can take nothing more, to code that takes it as the argument `session:`"
            : hint
        #expect(hints(session + code, only: "singleton") == [whole])
    }

    /// What an app adds to a package's type the package cannot take; nor is a value of another module there to keep services.
    @Test(arguments: [
        ("public final class BottleStore { public init(url: Int) {} ; public func open() {} }", "BottleStore"),
        ("public final class Bottle { public init(url: Int) {} ; public var name = \"\" }", "Bottle"),
    ])
    func typesOfPackagesTakeNothingOfTheApp(type: String, name: String) {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """
        let app = """
            import Kit
            final class Shelf { static let shared = Shelf() ; var count = 0 ; func clear() { count = 0 } }
            extension \(name) { func remove() { Shelf.shared.clear() } }
            """
        let builder = ProjectBuilder(files: [
            ProjectBuilder.File(path: "Kit/Package.swift", text: manifest),
            ProjectBuilder.File(path: "Kit/Sources/Kit/Bottle.swift", text: type),
            ProjectBuilder.File(path: "App/Shelf.swift", text: app),
        ])
        #expect(
            builder.report().findings.filter { $0.rule == "singleton" }.map(\.hint) == [
                "Hand it to `remove` as the argument `shelf:`"
            ])
    }

    /// What a static of another type gives out may be one's own.
    @Test(arguments: [
        ("Dock.shared.crane", "let crane = Crane()", "", "use its `crane`"),
        ("Dock.shared.crane", "let crane = Crane()", "static", nil),
        (
            "Dock.shared.isOpen ? Dock.shared.crane : Quay.shared.crane", "let crane = Crane()", "",
            // Who is asked for it cannot be made of it.
            "take a closure that gives it through an initializer: `init(crane:)`"
        ),
        ("Quay.shared.crane", "let crane = Crane()", "", nil),
    ])
    func whatAnotherTypeOnlyGivesOut(given: String, kept: String, isStatic: String, hint: String?) {
        let text = """
            final class Crane { static var shared: Crane { \(given) } ; var count = 0 ; func lift() { count += 1 } }
            final class Quay { static let shared = Quay() ; let crane = Crane() }
            final class Dock {
                static let shared = Dock()
                var isOpen = true
                \(kept)
                \(isStatic) func open() { Crane.shared.lift() }
            }
            """
        let expected =
            isStatic.isEmpty
            ? "Let Dock \(hint ?? "take it through an initializer: `init(crane:)`")"
            : "Hand it to `open` as the argument `crane:`"
        #expect(hints(text, only: "singleton").contains(expected))
    }

    /// What is shown is made anew every time; what is a part of its maker, and what works, can be handed in.
    @Test(arguments: [
        ("show(Ports.resolve(DeckController.self))", "a closure that makes DeckController", "makeDeckController:"),
        ("Ports.resolve(DeckViewModel.self).load()", "a closure that makes DeckViewModel", "makeDeckViewModel:"),
        (
            "Ports.resolve(HoldViewModelType.self).load()", "a closure that makes HoldViewModelType",
            "makeHoldViewModel:"
        ),
        ("Ports.resolve(WinchType.self).turn()", "WinchType", "winch:"),
        ("Ports.container.resolve(DeckController.self)", "a closure that makes DeckController", "makeDeckController:"),
        ("resolver.resolve(DeckController.self)", "a closure that makes DeckController", "makeDeckController:"),
        ("Ports.resolve(Winch.self).turn()", "Winch", "winch:"),
        ("show(Ports.resolve(SSOController.self))", "a closure that makes SSOController", "makeSSOController:"),
        ("Ports.resolve(SSOWinch.self).turn()", "SSOWinch", "ssoWinch:"),
    ])
    func whatIsShownIsMadeByAClosure(code: String, object: String, label: String) {
        let bridge = "final class Bridge { func open(_ resolver: Resolver) { \(code) } }"
        #expect(
            hints(Self.deck + bridge, only: "service-locator") == [
                "Let Bridge take \(object) through an initializer: `init(\(label))`"
            ])
    }

    @Test(arguments: [
        "private let deck = Ports.resolve(DeckController.self) ; func open() { deck.view.tap() }",
        "private let deck: DeckController ; init() { deck = Ports.resolve(DeckController.self) }",
    ])
    func whatIsShownMayBeAPartOfItsMaker(code: String) {
        let hint = hints(Self.deck + "final class Bridge { \(code) }", only: "service-locator").first ?? ""
        #expect(hint.hasPrefix("Let Bridge take DeckController through "))
    }

    private static let deck = """
        import Swinject
        import UIKit
        final class Winch { func turn() {} }
        final class SSOWinch { func turn() {} }
        final class SSOController: UIViewController { init(winch: Winch) { super.init(nibName: nil, bundle: nil) } }
        final class DeckController: UIViewController { init(winch: Winch) { super.init(nibName: nil, bundle: nil) } }
        final class DeckViewModel: ObservableObject { init(winch: Winch) {} ; func load() {} }
        protocol HoldViewModelType: AnyObject { func load() }
        final class HoldViewModel: HoldViewModelType { init(winch: Winch) {} ; func load() {} }
        protocol WinchType { func turn() }
        enum Ports {
            static let container = Container()
            static func resolve<Service>(_ type: Service.Type) -> Service { container.resolve(type)! }
        }

        """

    /// A parameter of that name is what a locator is asked for where its type may hold that, be it as what implements it.
    @Test(arguments: [
        (
            "final class Harbour { init(pilot: PilotBook) {} ; func open() { Ports.pilot.steer() } }",
            "Let Harbour take Ports.pilot through its initializer: `init(pilot:)` becomes `init(pilot:sharedPilot:)`"
        ),
        (
            "class Quay { init(pilot: PilotBook) {} } ; final class Harbour: Quay { func open() { Ports.pilot.steer() } }",
            "Let Harbour take Ports.pilot through an initializer of its own: `init(pilot:sharedPilot:)`"
        ),
        (
            "final class Harbour { init(pilot: any Piloting) {} ; func open() { Ports.pilot.steer() } }",
            "Let Harbour use the `pilot` that its `init(pilot:)` takes"
        ),
        (
            "final class Harbour { init(pilot: NightPilot) {} ; func open() { Ports.pilot.steer() } }",
            "Let Harbour use the `pilot` that its `init(pilot:)` takes"
        ),
        (
            "final class Harbour { init(crew: any Piloting) {} ; func open() { Ports.pilot.steer() } }",
            "Let Harbour use the `crew` that its `init(crew:)` takes"
        ),
        (
            "enum Harbour { static func open(crew: any Piloting) { Ports.pilot.steer() } }",
            "Use the `crew` that `open` takes"
        ),
    ])
    func whatALocatorIsAskedForMayBeTakenAlready(code: String, hint: String) {
        let text = """
            protocol Piloting { func steer() }
            protocol Towing { func tow() }
            class NightPilot: Piloting { func steer() {} }
            final class Tug: Towing { func tow() {} }
            final class PilotBook { func read() {} }
            enum Ports {
                static var pilot: any Piloting = NightPilot()
                static var tug: any Towing = Tug()
            }

            """
        #expect(hints(text + code, only: "service-locator") == [hint])
    }

    @Test func whatARequiredInitializerTakesIsNotTakenTwice() {
        let text = """
            class Session: NSObject {
                static let shared = Session()
                func end() {}
            }
            final class Model: NSObject {
                private let session: Session
                required init(session: Session) { self.session = session }
                override convenience init() { self.init(session: Session.shared) }
                func pay() { session.end() }
            }
            """
        #expect(
            hints(text, only: "singleton-default") == [
                "Drop `init()`, so that every caller decides what it passes to `init(session:)`"
            ])
    }

    /// The compiler's initializer takes, in source order, what has no value yet; where all have one, what may have another.
    @Test func aSynthesisedInitializerTakesOneMore() {
        let text = """
            final class Session {
                static let shared = Session()
                var hour = 0
                func end() { hour += 1 }
            }
            struct Till {
                static var count = 0
                let zone: Int
                var city: String
                var note: String?
                let limit = 3
                @Clamped var level: Int
                var name: String { city }
                func pay() { Session.shared.end() }
            }
            struct Desk {
                var note: String?
                private(set) static var count = 1
                func pay() { Session.shared.end() }
            }
            struct Shelf {
                let count = 1
                private var note = ""
                @Clamped var level = 1
                func pay() { Session.shared.end() }
            }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let Till take it through its initializer: `init(zone:city:note:)` becomes `init(zone:city:note:session:)`",
                "Let Desk take it through its initializer: `init(note:)` becomes `init(note:session:)`",
                "Let Shelf take it through an initializer: `init(session:)`",
            ])
    }

    /// Of several places those in instances decide, wherever the first one stands: what somebody else calls takes no argument.
    @Test(arguments: [
        (
            "final class Hall: UIViewController { static func make() -> Hall { MAKING } ; override func viewDidLoad() { USE } }",
            "Let Hall take it through an initializer: `init(session:)`, and hand it to its static code as an argument"
        ),
        (
            "final class Hall: UIViewController { @IBOutlet var seats: UILabel! ; "
                + "static func make() -> Hall { MAKING } ; @objc private func themeDidChange() { USE } }",
            "Let whoever fills Hall hand it over, as a property or as the argument `session:`"
        ),
        (
            "final class Hall { init(seats: Int) {} ; static func make() -> Hall { MAKING } ; func open() { USE } }",
            "Let Hall take it through its initializer: `init(seats:)` becomes `init(seats:session:)`, "
                + "and hand it to its static code as an argument"
        ),
        (
            "final class Hall { init(seats: Int) {} ; func open() { USE } ; static func make() -> Hall { MAKING } }",
            "Let Hall take it through its initializer: `init(seats:)` becomes `init(seats:session:)`, "
                + "and hand it to its static code as an argument"
        ),
        // Most are in statics, or all; and one function can take it.
        (
            "final class Hall { init(seats: Int) {} ; static func make() -> Hall { MAKING } ; "
                + "static func close() { USE } ; func open() { USE } }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "final class Hall { init(seats: Int) {} ; static func make() -> Hall { MAKING } ; static func close() { USE } }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "final class Hall { init(seats: Int) {} ; static func make() -> Hall { MAKING } ; func open() {} }",
            "Hand it to `make` as the argument `session:`"
        ),
        (
            "enum Hall { case open ; static func make() -> Hall { USE ; return .open } ; func open() { USE } }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        // What is a default of the initializer is no place of the finding.
        (
            "final class Hall { init(session: Session = .shared) {} ; static func make() { USE } ; static func close() { USE } }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
    ])
    func whatStaticsAndInstancesReach(code: String, hint: String) {
        let text =
            "import UIKit\nfinal class Session { static let shared = Session() ; var hour = 0 ; func end() { hour += 1 } }\n"
            + code.replacing("MAKING", with: "Session.shared.end() ; return load()")
            .replacing("USE", with: "Session.shared.end()")
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// A closure that everybody makes services by is taken like a service, beside what is no such closure.
    @Test(arguments: [
        ("name: String", "take it through its initializer: `init(name:)` becomes `init(name:makeWire:)`"),
        (
            "makeWire: Wire",
            "take it through its initializer: `init(makeWire:)` becomes `init(makeWire:sharedMakeWire:)`"
        ),
        ("_ made: @escaping () -> any Wiring", "use the `made` that its `init(_:)` takes"),
    ])
    func aReplaceableFactoryIsTaken(parameter: String, hint: String) {
        let text = """
            protocol Wiring { func get() }
            final class Wire: Wiring { func get() {} }
            final class World { static var makeWire: () -> any Wiring = { Wire() } }
            final class Clerk {
                init(\(parameter)) {}
                func note() { World.makeWire().get() }
            }
            """
        #expect(hints(text, only: "singleton") == ["Let Clerk \(hint)"])
    }

    @Test(arguments: [
        ("(any Logging)? = nil", "Importer(logger: Log.shared).run()", true),
        ("(any Logging)?", "importer.logger = Log.shared", true),
        ("(any Logging)? = nil", "Log.shared.log()", false),
        ("(any Logging)? = nil", "Copier(logger: Log.shared)", false),
        ("(any Logging)? = nil", "show(Log.shared)", false),
        ("any Logging", "Importer(logger: Log.shared).run()", false),
    ])
    func whatIsHandedToThoseWhoTakeNoOptionalIsTakenAsNone(taken: String, code: String, isNone: Bool) {
        let text = """
            protocol Logging { func log() }
            final class Log: Logging { static let shared: any Logging = Log() ; func log() {} }
            final class Importer {
                var logger: any Logging
                init(logger: any Logging) { self.logger = logger }
                func run() { logger.log() }
            }
            final class Copier {
                private let logger: (any Logging)?
                init(logger: (any Logging)?) { self.logger = logger }
                func run() { logger?.log() }
            }
            func show<Value>(_ value: Value) { print(value) }
            final class Start {
                private let logger: (any Logging)?
                init(logger: \(taken)) { self.logger = logger }
                func run(_ importer: Importer) { \(code) ; logger?.log() }
            }
            """
        let more = isNone ? ", and let it be no optional" : ""
        #expect(hints(text, only: "singleton") == ["Let Start use the `logger` that its `init(logger:)` takes\(more)"])
    }

    /// Of shared instances that reach one another the later ones take closures: none could be made that each took the next.
    @Test(arguments: [
        (
            "func save() { Beam.shared.shine() }",
            [
                "Let Beam take it through its initializer: `init()` becomes `init(cove:)`",
                "Let Cove take a closure that gives it through its initializer: `init()` becomes `init(beam:)`",
            ]
        ),
        (
            "func save() { Dune.shared.shift() }",
            [
                "Let Beam take it through its initializer: `init()` becomes `init(cove:)`",
                "Let Cove take it through its initializer: `init()` becomes `init(dune:)`",
                "Let Dune take a closure that gives it through its initializer: `init()` becomes `init(beam:)`",
            ]
        ),
        (
            "func save() { print(1) }",
            ["Let Beam take it through its initializer: `init()` becomes `init(cove:)`"]
        ),
    ])
    func instancesThatReachOneAnother(method: String, expected: [String]) {
        let dune = """
            final class Dune { static let shared = Dune() ; init() {} ; private var count = 0
                func shift() { count += 1 ; Beam.shared.shine() } }
            """
        let text = """
            final class Beam { static let shared = Beam() ; init() {} ; private var count = 0
                func shine() { count += 1 ; Cove.shared.save() } }
            final class Cove { static let shared = Cove() ; init() {} ; private var count = 0 ; \(method) }
            \(method.contains("Dune") ? dune : "")
            """
        #expect(hints(text, only: "singleton") == expected)
    }

    /// Nobody hands the value of a global or static anything; a value may be worked out by a function.
    @Test(arguments: [
        (
            "let bell = Bell(session: Session.shared)",
            "Construct what `bell` holds in the composition root, and hand it in there"
        ),
        ("let token = Session.shared.token()", "Hand it to the code that needs it, as the argument `session:`"),
        (
            "func ring() { Bell(session: Session.shared).ring() }",
            "Hand it to `ring` as the argument `session:`"
        ),
    ])
    func whatAGlobalHoldsIsMadeByTheRoot(code: String, hint: String) {
        let text = """
            final class Session { static let shared = Session() ; private init() {} ; func end() {} ; func token() -> Int { 1 } }
            final class Bell {
                private let session: Session
                init(session: Session) { self.session = session }
                func ring() { session.end() }
            }
            \(code)
            """
        #expect(hints(text, only: "singleton") == [hint])
    }
}

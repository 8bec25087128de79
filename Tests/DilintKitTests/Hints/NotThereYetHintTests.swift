import Testing

/// What cannot be handed over when something is made, as whole sentences.
@Suite struct NotThereYetHintTests {
    /// What a shared instance makes while it is made itself gets a closure that gives it: there is none yet.
    @Test(arguments: [
        ("let pilot: Pilot ; private init() { pilot = Pilot(name: \"a\") }", later),
        ("let pilot = Pilot(name: \"a\") ; private init() {}", later),
        ("let crew: Crew ; private init() { crew = Crew() }", later),
        ("lazy var pilot = Pilot(name: \"a\") ; private init() {}", now),
        ("private init() {} ; func hire() -> Pilot { Pilot(name: \"a\") }", now),
        ("let make: () -> Pilot = { Pilot(name: \"a\") } ; private init() {}", now),
    ])
    func whatASharedInstanceMakes(code: String, hint: String) {
        let text = """
            final class Harbour { static let shared = Harbour() ; private(set) var count = 0 ; \(code)
                func call() { count += 1 } }
            final class Crew { let pilot = Pilot(name: "b") ; func row() { pilot.steer() } }
            final class Pilot {
                private let name: String
                init(name: String) { self.name = name }
                func steer() { Harbour.shared.call() ; print(name) }
            }
            """
        #expect(hints(text, only: "singleton") == ["Let Pilot \(hint): `init(name:)` becomes `init(name:harbour:)`"])
    }

    /// Nor is there one while that is made which the static hands it.
    @Test(arguments: [
        ("Harbour(pilots: [Pilot(name: \"a\")])", later),
        ("Harbour(pilots: Crew().pilots)", later),
        ("{ let pilot = Pilot(name: \"a\") ; return Harbour(pilots: [pilot]) }()", later),
        ("Harbour(pilots: [])", now),
        ("Harbour(make: { Pilot(name: \"a\") })", now),
    ])
    func whatASharedInstanceIsMadeOf(value: String, hint: String) {
        let text = """
            final class Harbour {
                static let shared = \(value)
                private var pilots: [Pilot]
                private let make: () -> Pilot
                init(pilots: [Pilot] = [], make: @escaping () -> Pilot = { fatalError() }) {
                    self.pilots = pilots
                    self.make = make
                }
                func call() { pilots.append(make()) }
            }
            final class Crew { let pilots = [Pilot(name: "b")] ; func row() { pilots.forEach { $0.steer() } } }
            final class Pilot {
                private let name: String
                init(name: String) { self.name = name }
                func steer() { Harbour.shared.call() ; print(name) }
            }
            """
        #expect(hints(text, only: "singleton") == ["Let Pilot \(hint): `init(name:)` becomes `init(name:harbour:)`"])
    }

    /// Who asks for it while it makes him has to ask later.
    @Test(arguments: [("Harbour(pilots: [Pilot(name: \"a\")])", later), ("Harbour(pilots: [])", now)])
    func whatIsAskedWhileItIsMade(value: String, hint: String) {
        let text = """
            final class Harbour {
                static let shared = \(value)
                private var pilots: [Pilot]
                init(pilots: [Pilot]) { self.pilots = pilots }
                func call() { pilots.removeAll() }
            }
            final class Pilot {
                private let harbour: Harbour
                init(name: String) { harbour = Harbour.shared ; print(name) }
                func steer() { harbour.call() }
            }
            """
        #expect(hints(text, only: "singleton") == ["Let Pilot \(hint): `init(name:)` becomes `init(name:harbour:)`"])
    }

    /// A wrapper of its own properties is there before it.
    @Test(arguments: [("@Logged var depth = 1", later), ("var depth = 1", now)])
    func whatWrapsPropertiesOfASharedInstance(property: String, hint: String) {
        let text = """
            @propertyWrapper struct Logged {
                private var value: Int
                init(wrappedValue: Int) { value = wrappedValue }
                var wrappedValue: Int { get { value } set { value = newValue ; Harbour.shared.call() } }
            }
            final class Harbour { static let shared = Harbour() ; \(property) ; func call() { depth += 1 } }
            final class Pier { @Logged var height = 1 }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let Logged \(hint): `init(wrappedValue:)` becomes `init(wrappedValue:harbour:)`, "
                    + "called by the initializers of the types whose properties it wraps"
            ])
    }

    /// Of two shared instances that reach one another the one that is needed while the other one is made asks for that later, however
    /// often either is reached.
    @Test(arguments: [
        "init() { BellService.shared.ring() }",
        "private let count = BellService.shared.ring() ; init() { print(count) }",
        "init(bell: BellService = .shared) { print(bell.ring()) }",
    ])
    func whatAnotherSharedInstanceNeedsToBeMade(initializer: String) {
        let text = """
            final class BellService {
                static let shared = BellService()
                private var count = 0
                init() {}
                func ring() -> Int { count += 1 ; return count }
                func toll() { TowerService.shared.rise() }
            }
            final class TowerService {
                static let shared = TowerService()
                private var count = 0
                \(initializer)
                func rise() { count += 1 }
            }
            final class Pier { init() {} ; func go() { TowerService.shared.rise() } ; func stop() { TowerService.shared.rise() } }
            """
        let hint = hints(text, only: "singleton").first { $0.contains("BellService") }
        #expect(
            hint == "Let BellService \(Self.later): `init()` becomes `init(towerService:)`")
    }

    /// A part of another shared instance that the type gives out as its own is there when that one is.
    @Test func aPartOfAnotherSharedInstance() {
        let text = """
            final class Harbour {
                static let shared = Harbour()
                let bell = BellService()
                let pilot = PilotService()
                init() {}
                func open() { bell.ring() ; pilot.steer() }
            }
            final class BellService {
                static var shared: BellService { Harbour.shared.bell }
                private var count = 0
                func ring() { count += 1 }
            }
            final class PilotService {
                private var count = 0
                init() {}
                func steer() { count += 1 ; BellService.shared.ring() }
            }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let PilotService \(Self.later): `init()` becomes `init(bellService:)`"
            ])
    }

    /// Structs and static functions that give out what is there for all lead back as classes do.
    @Test(arguments: [
        ("struct", "static let shared = TowerManager()", "TowerManager.shared"),
        (
            "final class", "static let kept = TowerManager() ; static func shared() -> TowerManager { kept }",
            "TowerManager.shared()"
        ),
    ])
    func otherWaysToWhatIsShared(kind: String, shared: String, way: String) {
        let text = """
            final class BellService {
                static let shared = BellService()
                private var count = 0
                init() {}
                func ring() { count += 1 ; \(way).toll() }
            }
            \(kind) TowerManager {
                \(shared)
                private let floor = Floor()
                init() {}
                func toll() { floor.creak() }
                func rise() { BellService.shared.ring() }
            }
            final class Floor { private var count = 0 ; func creak() { count += 1 } }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let BellService \(Self.now): `init()` becomes `init(towerManager:)`",
                "Let TowerManager \(Self.later): `init()` becomes `init(bellService:)`",
            ])
    }

    /// What ends the program where nobody has set it up before is asked for later by whom that may be made before, or sets it up.
    @Test(arguments: [
        (stopping, "static let shared = PilotService() ; init() {} ; func steer() { Harbour.shared.moor() }", later),
        (stopping, "init() {} ; func steer() { Harbour.open(at: 3) ; Harbour.shared.moor() }", later),
        (stopping, "init() {} ; func steer() { Harbour.shared.moor() }", now),
        (stopping, "init() {} ; func steer() { print(Harbour.depth()) ; Harbour.shared.moor() }", now),
        (making, "static let shared = PilotService() ; init() {} ; func steer() { Harbour.shared.moor() }", now),
        (making, "init() {} ; func steer() { Harbour.open(at: 3) ; Harbour.shared.moor() }", now),
    ])
    func whatMustBeSetUpBefore(getter: String, pilot: String, way: String) {
        let text = """
            final class Harbour {
                private static var kept: Harbour?
                static func open(at depth: Int) { kept = Harbour() }
                static func depth() -> Int { 2 }
                static var shared: Harbour { \(getter) }
                private var count = 0
                func moor() { count += 1 }
            }
            final class PilotService { \(pilot) }
            """
        #expect(
            hints(text, only: "singleton") == ["Let PilotService \(way): `init()` becomes `init(harbour:)`"])
    }

    private static let stopping = "guard let kept else { fatalError(\"open it first\") } ; return kept"
    private static let making = "if kept == nil { kept = Harbour() } ; return kept!"

    /// A part of a global environment may be there before another one.
    @Test func whatAGlobalEnvironmentMakes() {
        let text = """
            final class BellService { private(set) var count = 0 ; func ring() { count += 1 } }
            final class World {
                var bell: BellService
                private let pilot = PilotService(name: "a")
                init(bell: BellService) { self.bell = bell }
                func start() { pilot.steer() }
            }
            nonisolated(unsafe) var Current = World(bell: BellService())
            final class PilotService {
                private let name: String
                init(name: String) { self.name = name }
                func steer() { Current.bell.ring() ; print(name) }
            }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let PilotService take it through its initializer: `init(name:)` becomes `init(name:bell:)`"
            ])
    }

    private static let later = "take a closure that gives it through its initializer"
    private static let now = "take it through its initializer"

    /// A property's value is made before anybody could hand over what it is made of.
    @Test(arguments: [
        (
            "private var count = Harbour.shared.count",
            "as the property `harbour`, and make `count` lazy, or set it once that is there"
        ),
        ("private lazy var count = Harbour.shared.count", ", as a property or as the argument `harbour:`"),
        ("private let harbour = Harbour.shared", ", as a property or as the argument `harbour:`"),
    ])
    func theValueOfAProperty(property: String, way: String) {
        let text = """
            import UIKit
            final class Harbour { static let shared = Harbour() ; var count = 0 ; func call() { count += 1 } }
            final class Pier: UIViewController {
                \(property)
                @IBOutlet private var label: UILabel!
                override func viewDidLoad() { label.text = "\\(\(property.contains("count =") ? "count" : "harbour.count"))" }
            }
            """
        let separator = way.hasPrefix(",") ? "" : " "
        #expect(hints(text, only: "singleton") == ["Let whoever fills Pier hand it over\(separator)\(way)"])
    }

    /// What the shared instance keeps and its type gives out is another one every now and then.
    @Test(arguments: [
        (
            "static func enter() { shared.bell = BellService() } ; static func leave() { shared.bell = BellService() }",
            "take a closure that gives it"
        ),
        ("static func enter() { shared.bell = BellService() }", "take a closure that gives it"),
        (
            "func enter() { bell = BellService() } ; func leave() { bell = BellService() }",
            "take a closure that gives it"
        ),
        ("static func setUp(bell: BellService) { shared.bell = bell }", "take it"),
        ("func ringAll() { bell.ring() }", "take it"),
    ])
    func whatTheSharedInstancePutsAnew(code: String, taking: String) {
        let text = """
            final class BellService { private(set) var count = 0 ; func ring() { count += 1 } }
            final class Harbour {
                private static let shared = Harbour()
                private var bell: BellService
                private init() { bell = BellService() }
                static var bell: BellService { return shared.bell }
                \(code)
            }
            final class Pilot {
                private let name: String
                init(name: String) { self.name = name }
                func steer() { Harbour.bell.ring() ; print(name) }
            }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let Pilot \(taking) through its initializer: `init(name:)` becomes `init(name:bell:)`"
            ])
    }

    /// What is made late of what its maker takes for that alone is told as the pipeline is that ends there.
    @Test(arguments: [
        ("", "take a factory that makes LogViewController"),
        ("tide.load()", "take LogViewController, or a protocol of it, through its initializer"),
    ])
    func whatEndsAPipeline(use: String, hint: String) {
        let text = """
            import UIKit
            protocol Tiding { func load() }
            protocol Charting { func draw() }
            final class LogViewController: UIViewController {
                private let tide: any Tiding
                private let chart: any Charting
                init(tide: any Tiding, chart: any Charting) {
                    self.tide = tide
                    self.chart = chart
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() { tide.load() ; chart.draw() }
            }
            final class PilotCoordinator {
                private lazy var log = LogViewController(tide: tide, chart: chart)
                private let tide: any Tiding
                private let chart: any Charting
                init(tide: any Tiding, chart: any Charting) { self.tide = tide ; self.chart = chart }
                func start() { log.title = "a" ; chart.draw() ; \(use) }
            }
            """
        #expect(hints(text, only: "inline-assembly") == ["Let PilotCoordinator \(hint)"])
        #expect(hints(text, only: "dependency-pipeline").count == (use.isEmpty ? 1 : 0))
    }

    /// What Apple's protocols have coded and compared keeps no services.
    @Test(arguments: [
        ("struct Knots: FormatStyle", "format(_ value: Int) -> String", "format"),
        ("struct Knots: Foundation.ParseStrategy", "parse(_ value: String) -> Int", "parse"),
    ])
    func whatIsCodedKeepsNothing(declaration: String, function: String, name: String) {
        let text = """
            import Foundation
            final class Harbour { static let shared = Harbour() ; var count = 0 ; func call() { count += 1 } }
            \(declaration) {
                var digits: Int
                func \(function) { Harbour.shared.call() ; fatalError() }
            }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Move what needs it out of `\(name)`, which can take nothing more, "
                    + "to code that takes it as the argument `harbour:`"
            ])
    }
}

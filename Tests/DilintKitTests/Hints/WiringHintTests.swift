import DilintKit
import TestSupport
import Testing

/// What is advised about factories, containers and registrations, and how a ring's steps are told, as whole sentences.
@Suite struct WiringHintTests {
    private func findings(_ text: String, only rule: String) -> [Finding] {
        let builder = ProjectBuilder(files: [ProjectBuilder.File(path: "Sources/Port/Port.swift", text: text)])
        return builder.report().findings.filter { $0.rule == rule }
    }

    @Test(arguments: [
        ("", "makeShip().sail()", nil),
        (": ShipMaking", "makeShip().sail()", "the protocol ShipMaking"),
        (": ShipMaking, BoatMaking", "makeShip().sail()", "the protocol ShipMaking"),
        (
            ": ShipMaking, BoatMaking", "makeShip().sail() ; factory.makeBoat().row()",
            "what it calls of BoatMaking, ShipMaking"
        ),
        (": BoatMaking", "makeShip().sail()", nil),
        (": BoatMaking", "makeShip().sail() ; factory.makeBoat().row()", nil),
    ])
    func theProtocolsThatDemandWhatIsCalledAreNamed(conformances: String, calls: String, taken: String?) {
        let text = """
            final class ShipViewModel { func sail() {} }
            final class BoatViewModel { func row() {} }
            protocol ShipMaking { func makeShip() -> ShipViewModel }
            protocol BoatMaking { func makeBoat() -> BoatViewModel }
            final class ShipFactory\(conformances) {
                func makeShip() -> ShipViewModel { ShipViewModel() }
                func makeBoat() -> BoatViewModel { BoatViewModel() }
            }
            final class QuayModel {
                private let factory: ShipFactory
                init(factory: ShipFactory) { self.factory = factory }
                func open() { factory.\(calls) }
            }
            """
        let own = "a protocol with the creating methods that it calls, and ShipFactory conform to it"
        let hints = findings(text, only: "concrete-factory").map(\.hint)
        #expect(hints == ["Let QuayModel take \(taken ?? own)"])
    }

    /// What goes by an alias is taken by an argument of its name, or is there already.
    @Test(arguments: [
        ("marks: Marks", "let read: Marks = DIKit.resolve()", "use the `marks` that its `init(marks:)` takes"),
        (
            "tide: @escaping FetchTide", "let again: FetchTide = DIKit.resolve()",
            "use the `tide` that its `init(tide:)` takes"
        ),
        (
            "tide: @escaping FetchTide", "let marks: Marks = DIKit.resolve()",
            "take Marks through its initializer: `init(tide:)` becomes `init(marks:tide:)`"
        ),
        (
            "tide: @escaping FetchTide", "let name: FetchName? = DIKit.resolve()",
            "take FetchName through its initializer: `init(tide:)` becomes `init(fetchName:tide:)`"
        ),
        (
            "tide: FetchTide?", "let marks: Marks = DIKit.resolve(tag: \"old\")",
            "take Marks \"old\" through its initializer: `init(tide:)` becomes `init(marks:tide:)`"
        ),
    ])
    func whatGoesByAnAlias(parameter: String, code: String, hint: String) {
        let text = """
            import DIKit
            protocol Reading { func read() }
            protocol Writing { func write() }
            typealias Marks = Reading & Writing
            typealias FetchTide = (String) -> AnyPublisher<Int, Never>
            typealias FetchName = (String) -> AnyPublisher<Int, Never>
            final class Chart {
                init(\(parameter)) {}
                func draw() { \(code) }
            }
            """
        #expect(findings(text, only: "service-locator").map(\.hint) == ["Let Chart \(hint)"])
    }

    @Test(arguments: [
        ("", "Remove one of the two, or name them"),
        (", name: \"spare\"", "Remove one of the two, or give it another name"),
    ])
    func whatHasANameAlreadyIsGivenAnother(name: String, hint: String) {
        let text = """
            import Swinject
            final class Ship {}
            func assemble(_ container: Container) {
                container.register(Ship.self\(name)) { _ in Ship() }
                container.register(Ship.self\(name)) { _ in Ship() }
            }
            """
        #expect(findings(text, only: "duplicate-registration").map(\.hint) == [hint])
    }

    /// What is advised about one initializer fits together: its container goes where its parts come.
    @Test func whoeverTakesAContainersPartsTakesItNoMore() {
        let text = """
            import Swinject
            protocol Tide { func rise() }
            protocol Wind { func blow() }
            final class PortModel {
                private let resolver: Resolver
                init(resolver: Resolver) { self.resolver = resolver }
                func open() { resolver.resolve(Tide.self)!.rise() }
                func close() { resolver.resolve(Wind.self)!.blow() }
            }
            """
        #expect(findings(text, only: "container-injection").map(\.hint) == ["Take Tide and Wind instead of Resolver"])
        #expect(
            findings(text, only: "service-locator").map(\.hint) == [
                "Let PortModel take Tide through its initializer in place of `resolver`",
                "Let PortModel take Wind through its initializer in place of `resolver`",
            ])
    }

    @Test func whoeverFillsAContainerKeepsIt() {
        let text = """
            import Swinject
            protocol Tide { func rise() }
            final class SpringTide: Tide { func rise() {} }
            final class PortModel {
                private let container: Container
                init(container: Container) { self.container = container }
                func fill() { container.register(Tide.self) { _ in SpringTide() } }
                func open() { container.resolve(Tide.self)!.rise() }
            }
            """
        #expect(findings(text, only: "container-injection").isEmpty)
        let hints = findings(text, only: "service-locator").map(\.hint)
        #expect(!hints.contains { $0.contains("in place of") })
    }

    @Test(arguments: [
        (["Boat"], ""), (["Boat", "Ship"], "; that mends the other finding about it, too"),
        (["Boat", "Raft", "Ship"], "; that mends the 2 other findings about it, too"),
    ])
    func whatSeveralMissIsMissedOnce(askers: [String], addition: String) {
        let classes = askers.map { "final class \($0) { init(crew: Crew) {} }" }.joined(separator: "\n")
        let calls = askers.map { "container.register(\($0).self) { \($0)(crew: $0.resolve(Crew.self)!) }" }
        let text = """
            import Swinject
            protocol Crew {}
            \(classes)
            func assemble(_ container: Container) {
                \(calls.joined(separator: "\n    "))
            }
            """
        let hints = findings(text, only: "unregistered-dependency").map(\.hint)
        #expect(hints == askers.map { _ in "Register Crew" + addition })
    }

    @Test func nobodyTakesAMethod() {
        let text = """
            protocol Tide { func rise() }
            final class SpringTide: Tide { func rise() {} }
            final class Port {
                private var kept: [ObjectIdentifier: Any] = [:]
                func register<T>(_ type: T.Type, _ value: T) { kept[ObjectIdentifier(type)] = value }
                func resolve<T>(_ type: T.Type) -> T? { kept[ObjectIdentifier(type)] as? T }
                func close() {}
            }
            final class PortModel {
                private let port: Port
                init(port: Port) { self.port = port }
                func open() { port.resolve((any Tide).self)?.rise(); port.close() }
            }
            """
        let hints = findings(text, only: "container-injection").map(\.hint)
        #expect(hints == ["Take Tide and what `close` does instead of Port"])
    }

    @Test(arguments: [
        (1, "Take Tide0 instead of Port"), (4, "Take Tide0, Tide1, Tide2 and Tide3 instead of Port"),
        (5, "Take the 5 dependencies that Port is asked for instead"),
    ])
    func whatAResolverIsAskedForIsTaken(count: Int, hint: String) {
        var text = """
            final class Port {
                private var kept: [ObjectIdentifier: Any] = [:]
                func register<T>(_ type: T.Type, _ value: T) { kept[ObjectIdentifier(type)] = value }
                func resolve<T>(_ type: T.Type) -> T { kept[ObjectIdentifier(type)] as! T }
            }

            """
        for number in 0..<count { text += "protocol Tide\(number) { func rise() }\n" }
        text += "final class PortModel {\n"
        for number in 0..<count { text += "    private let tide\(number): Tide\(number)\n" }
        text += "    init(port: Port) {\n"
        for number in 0..<count { text += "        tide\(number) = port.resolve(Tide\(number).self)\n" }
        text += "    }\n    func open() {\n"
        for number in 0..<count { text += "        tide\(number).rise()\n" }
        text += "    }\n}\n"
        #expect(findings(text, only: "container-injection").map(\.hint) == [hint])
    }

    @Test(arguments: [
        (0, "Take what is needed of PortContainer instead"),
        (1, "Take tide0 instead of PortContainer"),
        (4, "Take tide0, tide1, tide2 and tide3 instead of PortContainer"),
        (5, "Take a narrow protocol with the 5 members that are used instead of PortContainer"),
    ])
    func whatIsUsedOfAContainerIsNamed(count: Int, hint: String) {
        let used = (0..<count).map { "container.tide\($0).rise()" }.joined(separator: "; ")
        let text = """
            protocol Tide { func rise() }
            final class SpringTide: Tide { func rise() {} }
            final class PortContainer {
                \((0..<5).map { "lazy var tide\($0): any Tide = SpringTide()" }.joined(separator: "\n    "))
            }
            final class PortModel {
                private let container: PortContainer
                init(container: PortContainer) { self.container = container }
                func open() { \(count == 0 ? "keep(container)" : used) }
            }
            """
        #expect(findings(text, only: "container-injection").map(\.hint) == [hint])
    }

    @Test func whoHandsAContainerOnIsToldSo() {
        let text = """
            final class Tide { func rise() {} }
            final class Buoy { let tide: Tide; init(tide: Tide) { self.tide = tide } }
            final class PortContainer {
                lazy var tide = Tide()
                lazy var buoy = Buoy(tide: tide)
                func makeQuay() -> QuayViewModel { QuayViewModel() }
            }
            final class QuayViewModel { func open() {} }
            final class QuayFlow {
                private let container: PortContainer
                init(container: PortContainer) { self.container = container }
                func start() { container.makeQuay().open() }
            }
            final class PortFlow {
                private let container: PortContainer
                init(container: PortContainer) { self.container = container }
                func start() {
                    container.tide.rise()
                    QuayFlow(container: container).start()
                }
            }
            """
        #expect(
            findings(text, only: "container-injection").map(\.hint) == [
                "Take tide instead of PortContainer, and a factory for what is made with it"
            ])
    }

    @Test(
        "What code fetches for a variable is handed to whom somebody makes, or to the code itself",
        arguments: [
            (
                "struct Pier { let name: String; func open() -> Int", nil,
                "Let Pier take TideClient through its initializer: `init(name:)` becomes `init(name:tides:)`"
            ),
            (
                "enum Pier { static func open() -> Int", nil,
                "Hand TideClient to `open` as the argument `tides:`"
            ),
            (
                "extension String { func open() -> Int", "String",
                "Hand TideClient to `open` as the argument `tides:`"
            ),
            // Values of its name are another thing.
            (
                "enum Pier { static func open(tides: [Int]) -> Int", nil,
                "Hand TideClient to `open` as the argument `sharedTides:`"
            ),
            (
                "final class Pier { init(tides: [Int]) {} ; func open() -> Int", nil,
                "Let Pier take TideClient through its initializer: `init(tides:)` becomes "
                    + "`init(tides:sharedTides:)`"
            ),
            (
                "extension String { var depth: Int", "String",
                "Turn `depth` into a method that takes TideClient as the argument `tides:`"
            ),
        ])
    func whatAVariableFetchesIsHandedToItsCode(code: String, subject: String?, hint: String) {
        let text = """
            import Dependencies
            struct TideClient { var height: () -> Int }
            extension DependencyValues { var tides: TideClient { get { self[TideClient.self] } set { } } }
            \(code) {
                @Dependency(\\.tides) var tides
                return tides.height()
            } }
            """
        let found = findings(text, only: "hidden-dependency")
        #expect(found.map(\.subject) == [subject ?? "Pier"])
        #expect(found.map(\.hint) == [hint])
    }

    /// Nobody takes a container's key, by which a package's type is known whose name says nothing.
    @Test(arguments: [
        ("DepthWriter", "DependencyValues.depths", "DepthWriter"), ("DepthClient", "DepthClient", "DepthClient"),
    ])
    func whatAKeyGivesOutIsTakenByItsType(type: String, dependency: String, taken: String) {
        let text = """
            import Depths
            import Dependencies
            private enum DepthKey: DependencyKey { static let liveValue: \(type) = makeOne() }
            extension DependencyValues {
                var depths: \(type) { get { self[DepthKey.self] } set { self[DepthKey.self] = newValue } }
            }
            final class Pilot {
                @Dependency(\\.depths) private var depths
                func sound() { depths.sound() }
            }
            """
        let found = findings(text, only: "hidden-dependency")
        #expect(found.map(\.dependency) == [dependency])
        #expect(found.map(\.hint) == ["Let Pilot take \(taken) through its initializer"])
    }

    @Test(
        "A shared instance's parameter is called after its type, or after what is shared",
        arguments: [
            ("Session", "shared", "session"), ("HTTPClient", "standard", "httpClient"), ("API", "shared", "api"),
            ("AppSession", "sharedSession", "appSession"), ("Stores", "sharedCache", "cache"),
            ("AppStore", "this", "appStore"), ("StoreInterface", "shared", "store"), ("APIImpl", "shared", "api"),
            ("OEXInterface", "shared", "oexInterface"), ("RPC_Client", "shared", "rpcClient"),
            ("JSON_", "shared", "json"),
        ])
    func parameterOfASharedInstance(type: String, member: String, label: String) {
        let text = """
            final class \(type) { static let \(member) = \(type)(); func end() {} }
            final class Model { func pay() { \(type).\(member).end() } }
            """
        #expect(
            findings(text, only: "singleton").map(\.hint)
                == ["Let Model take it through an initializer: `init(\(label):)`"])
    }

    @Test(
        "An initializer that leaves out what another one takes is a default; one that takes less can take more",
        arguments: [
            (
                "final class Log { init(clock: Clock, size: Int) {} convenience init(size: Int) "
                    + "{ self.init(clock: .shared, size: size) } }",
                "Drop `init(size:)`, so that every caller decides what it passes to `init(clock:size:)`"
            ),
            (
                "final class Log { init(clock: Clock, size: Int) {} convenience init(path: String) "
                    + "{ self.init(clock: .shared, size: path.count) } }",
                "Let Log take it through its initializer: `init(path:)` becomes `init(path:clock:)`"
            ),
        ])
    func whatIsLeftOut(log: String, hint: String) {
        let text = "final class Clock { static let shared = Clock(); func tick() {} }\n" + log
        #expect(findings(text, only: "singleton").isEmpty)
        #expect(findings(text, only: "singleton-default").map(\.hint) == [hint])
    }

    @Test(
        "Code is given something where its type can be made with it",
        arguments: [
            // What is taken by another name is taken.
            (
                "final class Log { init(ticker: Clock) {} func write() { Clock.shared.tick() } }",
                "Let Log use the `ticker` that its `init(ticker:)` takes"
            ),
            // Nobody makes what is decoded.
            (
                "final class Log: Codable { func write() { Clock.shared.tick() } }",
                "Hand it to `write` as the argument `clock:`"
            ),
            (
                "final class Log { init(size: Int) {} init(coder: Any) {} func write() { Clock.shared.tick() } }",
                "Let Log take it through its initializer: `init(size:)` becomes `init(size:clock:)`"
            ),
        ])
    func whereCodeIsGivenSomething(log: String, hint: String) {
        let text = "final class Clock { static let shared = Clock(); func tick() {} }\n" + log
        #expect(findings(text, only: "singleton").map(\.hint) == [hint])
    }

    @Test func aStepThroughAProtocolNamesBoth() {
        let text = """
            protocol Steering { func steer() }
            final class Helm: Steering {
                private let rudder: Rudder
                init(rudder: Rudder) { self.rudder = rudder }
                func steer() { rudder.turn() }
            }
            final class Rudder {
                private let tiller: Tiller
                init(tiller: Tiller) { self.tiller = tiller }
                func turn() { tiller.turn() }
            }
            final class Tiller {
                private let helm: any Steering
                init(helm: any Steering) { self.helm = helm }
                func turn() { helm.steer() }
            }
            """
        let finding = findings(text, only: "dependency-cycle").first
        #expect(finding?.message == "Making Helm needs itself: Helm → Rudder → Tiller → Helm")
        #expect(finding?.related.map(\.message) == ["Rudder takes Tiller", "Tiller takes Steering, which is Helm"])
    }

    @Test(arguments: [
        ("Anchor.self", "any Mooring", "Register Anchor as Mooring, or ask for Anchor"),
        ("Mooring.self", "Anchor", "Ask for Mooring, which is registered, or register Anchor"),
    ])
    func aRegistrationOfTheOtherTypeIsNamed(registered: String, asked: String, hint: String) {
        let text = """
            import Swinject
            protocol Mooring { func hold() }
            final class Anchor: Mooring { func hold() {} }
            final class Berth {
                init(mooring: \(asked)) {}
            }
            final class PortAssembly: Assembly {
                func assemble(container: Container) {
                    container.register(\(registered)) { _ in Anchor() }
                    container.register(Berth.self) { resolver in
                        Berth(mooring: resolver.resolve(\(asked == "Anchor" ? "Anchor" : "Mooring").self)!)
                    }
                }
            }
            """
        #expect(findings(text, only: "unregistered-dependency").map(\.hint) == [hint])
    }

    /// Each of several who ask would have to ask for something else.
    @Test func whatSeveralAskForIsRegisteredForThem() {
        let text = """
            import Swinject
            protocol Mooring { func hold() }
            final class Anchor: Mooring { func hold() {} }
            final class Berth { init(mooring: any Mooring) {} }
            final class Buoy { init(mooring: any Mooring) {} }
            func fit(_ container: Container) {
                container.register(Anchor.self) { _ in Anchor() }
                container.register(Berth.self) { Berth(mooring: $0.resolve(Mooring.self)!) }
                container.register(Buoy.self) { Buoy(mooring: $0.resolve(Mooring.self)!) }
            }
            """
        #expect(
            findings(text, only: "unregistered-dependency").map(\.hint)
                == Array(
                    repeating: "Register Anchor as Mooring; that mends the other finding about it, too", count: 2))
    }

    /// What a component above has is named where its name or its type alone is another one, the nearest first.
    @Test func whatComponentsAboveHaveIsNamed() {
        let text = """
            import NeedleFoundation
            protocol Shining { func shine() }
            final class Lamp: Shining { func shine() {} }
            final class Oil { func burn() {} }
            final class RootComponent: BootstrapComponent {
                var lamp: any Shining { Lamp() }
                private var bell: Oil { Oil() }
                var office: OfficeComponent { OfficeComponent(parent: self) }
            }
            protocol OfficeDependency: Dependency { var lamp: Lamp { get } ; var bell: Oil { get } }
            final class OfficeComponent: Component<OfficeDependency> {
                var glow: any Shining { dependency.lamp }
                var glare: any Shining { Lamp() }
                var shelf: ShelfComponent { ShelfComponent(parent: self) }
            }
            protocol ShelfDependency: Dependency { var torch: any Shining { get } ; var oil: Oil { get } }
            final class ShelfComponent: Component<ShelfDependency> {
                var light: any Shining { dependency.torch }
                var fuel: Oil { dependency.oil }
            }
            """
        #expect(
            findings(text, only: "unregistered-dependency").map(\.hint) == [
                "RootComponent.lamp is a Shining: name and type must be the same",
                "RootComponent.bell is private: those below cannot read it",
                "OfficeComponent.glow is a Shining: name and type must be the same",
                "Give a component above ShelfComponent a property oil: Oil",
            ])
    }

    /// The protocol may be another module's, whose sources are not there.
    @Test func aRegistrationOfAnOutsideProtocolIsNamed() {
        let text = """
            import PortKit
            import Swinject
            final class Anchor: Mooring { func hold() {} }
            func drop(_ resolver: Resolver) -> Anchor { resolver.resolve(Anchor.self)! }
            func fit(_ container: Container) { container.register(Mooring.self) { _ in Anchor() } }
            """
        #expect(
            findings(text, only: "unregistered-dependency").map(\.hint) == [
                "Ask for Mooring, which is registered, or register Anchor"
            ])
    }

    @Test func whatTestsAloneRegisterIsToldWithThePlace() {
        let app = """
            import Swinject
            final class Anchor {}
            func drop(_ resolver: Resolver) -> Anchor { resolver.resolve(Anchor.self)! }
            func fit(_ container: Container) { container.register(Int.self) { _ in 1 } }
            """
        let tests = """
            import Swinject
            func prepare(_ container: Container) {
                container.register(Anchor.self) { _ in Anchor() }
            }
            """
        let builder = ProjectBuilder(files: [
            ProjectBuilder.File(path: "Port/Anchor.swift", text: app),
            ProjectBuilder.File(path: "PortTests/AnchorTests.swift", text: tests),
        ])
        let findings = builder.report().findings.filter { $0.rule == "unregistered-dependency" }
        #expect(findings.map(\.hint) == ["Register Anchor for the program too: only tests do"])
        #expect(findings.flatMap(\.related).map(\.message) == ["a test registers it here"])
        #expect(findings.flatMap(\.related).map(\.location.path) == ["PortTests/AnchorTests.swift"])
    }

    @Test func whatAnotherContainerKnowsIsToldWithThePlace() {
        let text = """
            import Swinject
            final class Anchor {}
            func moor() {
                let quay = Container()
                let bow = Container(parent: quay)
                let stern = Container(parent: quay)
                bow.register(Anchor.self) { _ in Anchor() }
                _ = stern.resolve(Anchor.self)!
            }
            """
        let found = findings(text, only: "unregistered-dependency")
        #expect(
            found.map(\.message) == [
                "Port.swift asks Swinject for Anchor, which only a container out of its reach registers"
            ])
        #expect(found.map(\.hint) == ["Register Anchor on stern or above it"])
        #expect(found.flatMap(\.related).map(\.location.line) == [7])
    }

    /// Of what a container keeps there is one, and what works for others is one by its name; what is registered to be made
    /// anew, or is a view's model, is made where it is shown.
    @Test(arguments: [
        ("Anchorage", ".scope(.application)", "Anchorage", "anchorage:"),
        ("Anchorage", "", "a closure that makes Anchorage", "makeAnchorage:"),
        ("Anchorage", ".scope(.unique)", "a closure that makes Anchorage", "makeAnchorage:"),
        ("AnchorStore", "", "AnchorStore", "anchorStore:"),
        ("AnchorViewModel", "", "a closure that makes AnchorViewModel", "makeAnchorViewModel:"),
        ("AnchorViewModel", ".scope(.cached)", "AnchorViewModel", "anchorViewModel:"),
    ])
    func whatIsKeptIsTakenItself(type: String, scope: String, object: String, label: String) {
        let text = """
            import Combine
            import Resolver
            final class \(type): ObservableObject {
                @Published private(set) var depth = 0
                func drop() {}
            }
            extension Resolver: ResolverRegistering {
                public static func registerAllServices() { register { \(type)() }\(scope) }
            }
            final class Bridge { func moor() { Resolver.resolve(\(type).self).drop() } }
            """
        #expect(
            findings(text, only: "service-locator").map(\.hint) == [
                "Let Bridge take \(object) through an initializer: `init(\(label))`"
            ])
    }
}

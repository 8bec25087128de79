import Testing

/// What is taken instead of a container, and of a factory's class, where several things want it, as whole sentences.
@Suite struct ContainerHintTests {
    /// Who hands a container to a function needs what that one needs.
    @Test(arguments: [
        ("", "Take tide0 instead of PortContainer"),
        ("Depths.sound(container)", "Take tide0, and what `sound` needs, instead of PortContainer"),
        (
            "Depths.sound(container) ; Depths.dredge(container)",
            "Take tide0, and what `dredge` and `sound` need, instead of PortContainer"
        ),
        (
            "Depths.sound(container) ; Depths.dredge(container) ; Depths.plumb(container)",
            "Take tide0, and what `dredge` and `plumb` and so on need, instead of PortContainer"
        ),
    ])
    func whatFunctionsAreToldIsNotForgotten(code: String, hint: String) {
        let text = """
            protocol Tide { func rise() }
            final class SpringTide: Tide { func rise() {} }
            final class PortContainer {
                lazy var tide0: any Tide = SpringTide()
                lazy var tide1: any Tide = SpringTide()
            }
            enum Depths {
                static func sound(_ container: PortContainer) { container.tide1.rise() }
                static func dredge(_ container: PortContainer) { container.tide1.rise() }
                static func plumb(_ container: PortContainer) { container.tide1.rise() }
            }
            final class PortModel {
                private let container: PortContainer
                init(container: PortContainer) { self.container = container }
                func open() { container.tide0.rise() ; \(code) }
            }
            """
        #expect(hints(text, only: "container-injection") == [hint])
    }

    /// Wrappers that are handed a resolver fetch what they wrap; of what else is made with it there may be a factory.
    @Test(arguments: [
        ("", "Take Gate and Journal instead of Resolving"),
        (
            "steward = Steward(resolver)",
            "Take Gate and Journal instead of Resolving, and a factory for what is made with it"
        ),
    ])
    func whatWrappersFetchIsTakenInstead(code: String, hint: String) {
        let text = """
            protocol Resolving { func resolve<Part>() -> Part }
            final class Well: Resolving {
                private var makers: [ObjectIdentifier: () -> Any] = [:]
                func register<Part>(_ make: @escaping () -> Part) { makers[ObjectIdentifier(Part.self)] = make }
                func resolve<Part>() -> Part { makers[ObjectIdentifier(Part.self)]!() as! Part }
            }
            @propertyWrapper final class Drawn<Part> {
                private let resolver: any Resolving
                init(_ resolver: any Resolving) { self.resolver = resolver }
                var wrappedValue: Part { resolver.resolve() }
            }
            protocol Journal { func note() }
            protocol Gate { func open() }
            final class Steward {
                @Drawn var journal: any Journal
                init(_ resolver: any Resolving) { _journal = Drawn(resolver) }
                func serve() { journal.note() }
            }
            final class Porch {
                @Drawn var journal: any Journal
                @Drawn var gate: (any Gate)?
                private var steward: Steward?
                init(_ resolver: any Resolving) { _journal = Drawn(resolver) ; _gate = Drawn(resolver) ; \(code) }
                func enter() { journal.note() ; gate?.open() ; steward?.serve() }
            }
            """
        #expect(
            hints(text, only: "container-injection") == ["Take Journal instead of Resolving", hint])
    }

    /// What a global container gives out may be taken already, under whatever name, or by way of the container.
    @Test(arguments: [
        ("helper: Tide", "Let PierModel use the `helper` that its `init(helper:)` takes"),
        ("helper: any Rising", "Let PierModel use the `helper` that its `init(helper:)` takes"),
        (
            "tide: Wind",
            "Let PierModel take Tide through its initializer: `init(tide:)` becomes `init(tide:sharedTide:)`"
        ),
        (
            "helper: Wind",
            "Let PierModel take Tide through its initializer: `init(helper:)` becomes `init(helper:tide:)`"
        ),
        ("helper: PortContainer", "Let PierModel take Tide through its initializer in place of `helper`"),
    ])
    func whatAGlobalContainerGivesMayBeTakenAlready(parameter: String, hint: String) {
        let name = parameter.prefix { $0 != ":" }
        let use = parameter.hasSuffix("PortContainer") ? "wind.height" : "height"
        let text =
            Self.port + """
                final class PierModel {
                    private let \(parameter)
                    init(\(parameter)) { self.\(name) = \(name) }
                    func open() -> Int { print(\(name).\(use)) ; return port.tide.height }
                }
                """
        #expect(hints(text, only: "service-locator") == [hint])
    }

    /// Who takes a container and reads another member of a global one needs both.
    @Test func whatIsReadThroughAGlobalIsNeededAsWell() {
        let text =
            Self.port + """
                final class PierModel {
                    private let container: PortContainer
                    init(container: PortContainer) { self.container = container }
                    func open() -> Int { container.wind.height + port.tide.height }
                }
                final class QuayModel {
                    private let container: PortContainer
                    init(container: PortContainer) { self.container = container }
                    func open() -> Int { container.wind.height }
                }
                """
        #expect(
            hints(text, only: "container-injection") == [
                "Take tide and wind instead of PortContainer", "Take wind instead of PortContainer",
            ])
    }

    private static let port = """
        protocol Rising { var height: Int { get } ; func rise() }
        final class Tide: Rising { private(set) var height = 0 ; func rise() { height += 1 } }
        final class Wind { private(set) var height = 0 ; func blow() { height += 1 } }
        final class PortContainer {
            lazy var tide: Tide = Tide()
            lazy var wind: Wind = Wind()
        }
        let port = PortContainer()

        """

    /// Who takes a container already, if not from everybody, is to take it from everybody.
    @Test(arguments: [
        (
            "init(parts: any Parts = PartsContainer()) { self.parts = parts }",
            "Drop the default, so that every caller decides what it passes"
        ),
        (
            "convenience init() { self.init(parts: PartsContainer()) } ; init(parts: any Parts) { self.parts = parts }",
            "Drop `init()`, so that every caller decides what it passes to `init(parts:)`"
        ),
        (
            "init() { parts = PartsContainer() }",
            "Construct PartsContainer in the composition root and hand Foundry what it needs of it"
        ),
        (
            "convenience init(size: Int) { self.init(parts: PartsContainer()) ; parts.melt.pour() }\n"
                + "init(parts: any Parts) { self.parts = parts }",
            "Construct PartsContainer in the composition root and hand Foundry what it needs of it"
        ),
    ])
    func aContainerThatIsTakenAlreadyIsNotMade(initializers: String, hint: String) {
        let text = """
            protocol Melting { func pour() }
            protocol Casting { func cast() }
            protocol Parts: AnyObject {
                var melt: any Melting { get }
                var form: any Casting { get }
            }
            final class Furnace: Melting { func pour() {} }
            final class Mould: Casting { func cast() {} }
            final class PartsContainer: Parts {
                lazy var melt: any Melting = Furnace()
                lazy var form: any Casting = Mould()
            }
            final class Foundry {
                private let parts: any Parts
                \(initializers)
                func run() { parts.melt.pour() ; parts.form.cast() }
            }
            """
        #expect(hints(text, only: "container-outside-root") == [hint])
    }

    @Test(arguments: [
        ("factory.gauge.read()", "gauge instead of PumpFactory"),
        (
            "print(factory.makeLabel())",
            "a protocol with the creating methods that it calls, and PumpFactory conform to it"
        ),
        (
            "factory.gauge.read() ; factory.makePump().pump()",
            "a protocol with what it uses of PumpFactory, and PumpFactory conform to it"
        ),
        (
            "factory.gauge.read() ; Yard.open(factory)",
            "a protocol with what it uses of PumpFactory, and PumpFactory conform to it"
        ),
        (
            "print(PumpHouse(factory: factory), PumpYard(factory: factory))",
            "a protocol with the creating methods that are called by those who get it, and PumpFactory conform to it"
        ),
    ])
    func whoHasAFactoryMakeNothingTakesWhatHeReads(code: String, taken: String) {
        let text = """
            protocol Valve { func turn() }
            final class Gauge { func read() {} }
            final class PumpViewModel { let valve: Valve ; init(valve: Valve) { self.valve = valve } ; func pump() {} }
            struct PumpFactory {
                let gauge: Gauge
                let valve: Valve
                func makePump() -> PumpViewModel { PumpViewModel(valve: valve) }
                func makeSparePump() -> PumpViewModel { PumpViewModel(valve: valve) }
                func makeLabel() -> String { "" }
            }
            enum Yard { static func open(_ factory: PumpFactory) { factory.makePump().pump() } }
            struct PumpHouse: PumpUser { let factory: PumpFactory }
            struct PumpYard: PumpUser { let factory: PumpFactory }
            protocol PumpUser { var factory: PumpFactory { get } }
            extension PumpUser { func open() { factory.makePump().pump() } }
            final class Watchman {
                private let factory: PumpFactory
                init(factory: PumpFactory) { self.factory = factory }
                func walk() { \(code) }
            }
            """
        #expect(hints(text, only: "concrete-factory") == ["Let Watchman take \(taken)"])
    }

    /// Who reads nothing of a container, and hands it to what is made with it, needs none of its parts.
    @Test(arguments: [
        (
            "present(QuayScene(container: container))",
            "Take a factory for what is made with PortContainer instead of it"
        ),
        (
            "container.tide0.rise() ; present(QuayScene(container: container))",
            "Take tide0 instead of PortContainer, and a factory for what is made with it"
        ),
        ("Depths.sound(container)", "Take what `sound` needs instead of PortContainer"),
        ("print(container)", "Take what is needed of PortContainer instead"),
        ("opening(container)", "Take a factory for what is made with PortContainer instead of it"),
    ])
    func whatIsMadeWithAContainerIsMadeByAFactory(code: String, hint: String) {
        let text = """
            protocol Tide { func rise() }
            final class SpringTide: Tide { func rise() {} }
            final class PortContainer {
                lazy var tide0: any Tide = SpringTide()
                lazy var tide1: any Tide = SpringTide()
            }
            enum Depths { static func sound(_ container: PortContainer) { container.tide1.rise() } }
            final class QuayScene {
                private let tide: any Tide
                init(container: PortContainer) { tide = container.tide1 }
                func open() { tide.rise() }
            }
            final class QuayRouter {
                private let container: PortContainer
                var opening: (PortContainer) -> Void = { _ in }
                init(container: PortContainer) { self.container = container }
                func present(_ scene: QuayScene) { scene.open() }
                func open() { \(code) }
            }
            """
        #expect(hints(text, only: "container-injection").last == hint)
    }

    @Test func aProtocolThatRefinesAnotherIsTakenAlone() {
        let text = """
            protocol Checking { func check() }
            protocol ChecksFactoryProtocol { func makeFeeCheck() -> Checking }
            protocol BondChecksFactoryProtocol: ChecksFactoryProtocol { func makeBondCheck() -> Checking }
            final class FeeCheck: Checking { func check() {} }
            final class BondChecksFactory: BondChecksFactoryProtocol {
                func makeFeeCheck() -> Checking { FeeCheck() }
                func makeBondCheck() -> Checking { FeeCheck() }
            }
            final class RedeemPresenter {
                private let checks: BondChecksFactory
                init(checks: BondChecksFactory) { self.checks = checks }
                func run() { checks.makeFeeCheck().check() ; checks.makeBondCheck().check() }
            }
            final class FeePresenter {
                private let checks: BondChecksFactory
                init(checks: BondChecksFactory) { self.checks = checks }
                func run() { checks.makeFeeCheck().check() }
            }
            """
        #expect(
            hints(text, only: "concrete-factory") == [
                "Let RedeemPresenter take the protocol BondChecksFactoryProtocol",
                "Let FeePresenter take the protocol ChecksFactoryProtocol",
            ])
    }

    /// Nobody can call all that a factory's protocol has where that leaves open what is made.
    @Test(arguments: [
        (
            "associatedtype Made: Working ;", "Made",
            "a protocol with the creating methods that it calls, and SawFactory conform to it"
        ),
        ("", "any Working", "the protocol WorkerMaking"),
    ])
    func aProtocolThatLeavesItsProductOpenIsNotTaken(requirement: String, made: String, taken: String) {
        let text = """
            protocol Working { func work() }
            protocol WorkerMaking { \(requirement) func makeWorker() -> \(made) }
            final class SawWorker: Working { func work() {} }
            final class SawFactory: WorkerMaking {
                func makeWorker() -> \(requirement.isEmpty ? made : "SawWorker") { SawWorker() }
            }
            final class ForemanViewModel {
                private let factory: SawFactory
                init(factory: SawFactory) { self.factory = factory }
                func saw() { factory.makeWorker().work() }
            }
            """
        #expect(hints(text, only: "concrete-factory") == ["Let ForemanViewModel take \(taken)"])
    }

    /// Who only hands a factory on calls nothing of it.
    @Test func whoCallsAFactoryIsNamed() {
        let text = """
            final class Valve { func turn() {} }
            final class PumpViewModel { let valve: Valve ; init(valve: Valve) { self.valve = valve } ; func pump() { valve.turn() } }
            final class PumpFactory {
                private let valve: Valve
                init(valve: Valve) { self.valve = valve }
                func makePump() -> PumpViewModel { PumpViewModel(valve: valve) }
            }
            final class Watchman {
                private let factory: PumpFactory
                init(factory: PumpFactory) { self.factory = factory }
                func walk() { factory.makePump().pump() }
            }
            final class Guardhouse {
                private let factory: PumpFactory
                init(factory: PumpFactory) { self.factory = factory }
                func open() { Watchman(factory: factory).walk() }
            }
            """
        func hint(_ subject: String, _ caller: String) -> String {
            "Let \(subject) take a protocol with the creating methods that \(caller) calls, and PumpFactory conform to it"
        }
        #expect(
            Set(hints(text, only: "concrete-factory")) == [hint("Watchman", "it"), hint("Guardhouse", "Watchman")])
    }

    /// A protocol of the factory is one by what it asks for, whatever it and its methods are called.
    @Test(arguments: [
        ("tides.tide(for: 1).rise()", "the protocol TideFactorable"),
        ("tides.tide(for: 1).rise() ; tides.reset()", nil),
    ])
    func aFactorysProtocolMayHaveAnyName(code: String, taken: String?) {
        let text = """
            protocol Tide { func rise() }
            protocol Moon { func pull() }
            final class SpringTide: Tide { let moon: any Moon ; init(moon: any Moon) { self.moon = moon } ; func rise() { moon.pull() } }
            protocol TideFactorable { func tide(for day: Int) -> any Tide }
            final class TideFactory: TideFactorable {
                private let moon: any Moon
                init(moon: any Moon) { self.moon = moon }
                func tide(for day: Int) -> any Tide { SpringTide(moon: moon) }
                func reset() {}
            }
            final class QuayModel {
                private let tides: TideFactory
                init(tides: TideFactory) { self.tides = tides }
                func open() { \(code) }
            }
            """
        let own = "a protocol with the creating methods that it calls, and TideFactory conform to it"
        #expect(hints(text, only: "concrete-factory") == ["Let QuayModel take \(taken ?? own)"])
    }

    /// Of a container that several subclasses inherit each takes what its own code needs, and what its superclass does;
    /// the superclass what all of them need.
    @Test func whatASiblingNeedsIsNotTaken() {
        let text = """
            final class Tea { func brew() {} }
            final class Cake { func bake() {} }
            final class Plate { func wash() {} }
            final class KitchenContainer { let tea = Tea() ; let cake = Cake() ; let plate = Plate() }
            enum Table { static func lay(_ kitchen: KitchenContainer) { kitchen.cake.bake() } }
            class BaseFlow {
                let container: KitchenContainer
                init(container: KitchenContainer) { self.container = container }
                func end() { container.plate.wash() }
            }
            final class TeaFlow: BaseFlow {
                init(container: KitchenContainer, size: Int) { super.init(container: container) }
                func start() { container.tea.brew() }
            }
            final class CakeFlow: BaseFlow {
                init(container: KitchenContainer, sugar: Int) { super.init(container: container) }
                func start() { container.cake.bake() ; Table.lay(container) }
            }
            """
        #expect(
            hints(text, only: "container-injection") == [
                "Take cake, plate and tea, and what `lay` needs, instead of KitchenContainer",
                "Take plate and tea instead of KitchenContainer",
                "Take cake and plate, and what `lay` needs, instead of KitchenContainer",
            ])
    }

    /// A container has to stay where something else is told it, or a protocol demands the property that has it.
    @Test(arguments: [
        (
            "init(resolver: Resolver) { tide = resolver.resolve(Tide.self)! ; feed(resolver) } ; let tide: Tide", "",
            "Let Pier take Tide through its initializer: `init(resolver:)` becomes `init(resolver:tide:)`",
            "Take Tide, and what `feed` needs, instead of Resolver"
        ),
        (
            "init(resolver: Resolver) { tide = resolver.resolve(Tide.self)! } ; let tide: Tide", "",
            "Let Pier take Tide through its initializer in place of `resolver`", "Take Tide instead of Resolver"
        ),
        (
            "let resolver: Resolver ; init(resolver: Resolver) { self.resolver = resolver } "
                + "; func rise() { resolver.resolve(Tide.self)!.rise() }",
            ": Yard",
            "Let Pier take Tide through its initializer: `init(resolver:)` becomes `init(resolver:tide:)`",
            "Take Tide instead of Resolver, once Yard demands no `resolver`"
        ),
        (
            "let resolver: Resolver ; init(resolver: Resolver) { self.resolver = resolver } "
                + "; func rise() { resolver.resolve(Tide.self)!.rise() }",
            ": Named",
            "Let Pier take Tide through its initializer in place of `resolver`", "Take Tide instead of Resolver"
        ),
    ])
    func aContainerThatHasToStay(code: String, conformance: String, located: String, taken: String) {
        let text = """
            import Swinject
            final class Tide { func rise() {} }
            protocol Yard { var resolver: Resolver { get } }
            protocol Named { var name: String { get } }
            func feed(_ resolver: Resolver) { print(resolver) }
            final class Pier\(conformance) {
                let name = "pier"
                \(code)
            }
            """
        #expect(hints(text, only: "service-locator") == [located])
        #expect(hints(text, only: "container-injection") == [taken])
    }
}

import DilintKit
import TestSupport
import Testing

/// What the hints of three rules advise, as whole sentences.
@Suite struct HintTests {
    private func hints(_ text: String, only rule: String) -> [String] {
        let builder = ProjectBuilder(files: [ProjectBuilder.File(path: "Sources/Shop/Shop.swift", text: text)])
        return builder.report().findings.filter { $0.rule == rule }.map(\.hint)
    }

    // MARK: Cycles

    @Test func theNeedThatIsUsedLeastIsCut() {
        let text = """
            final class Rudder {
                private let helm: Helm
                init(helm: Helm) { self.helm = helm }
                func turn() { helm.hold(); helm.ease() }
            }
            final class Helm {
                private let rudder: Rudder
                init(rudder: Rudder) { self.rudder = rudder }
                func hold() { rudder.turn() }
                func ease() {}
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut Helm → Rudder: let Helm, which uses rudder in 1 place, take `rudder: @escaping () -> Rudder` "
                    + "or a lazy wrapper, or set it after both are made"
            ])
    }

    @Test func whatIsUsedAtOnceIsNotCut() {
        let text = """
            final class Rudder {
                private let helm: Helm
                init(helm: Helm) { self.helm = helm }
                func turn() { helm.hold(); helm.hold(); helm.hold() }
            }
            final class Helm {
                private let rudder: Rudder
                init(rudder: Rudder) {
                    self.rudder = rudder
                    rudder.turn()
                }
                func hold() {}
            }
            final class Bridge {
                lazy var helm = Helm(rudder: rudder)
                lazy var rudder = Rudder(helm: helm)
            }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut rudder → helm: let Rudder, which uses helm in 3 places, take `helm: @escaping () -> Helm` "
                    + "or a lazy wrapper, or set it after both are made"
            ])
    }

    @Test func whatIsMadeTooEarlyIsMadeLazily() {
        let text = """
            final class Hull { let mast = Mast() }
            final class Mast {
                let sail: Sail
                init() { sail = Sail() }
            }
            final class Sail { let hull = Hull() }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Cut Sail → Hull: let Sail make it lazily, or take a closure that makes it"
            ])
    }

    @Test func whatAsksItselfMakesSomethingElse() {
        let text = """
            final class Bridge {
                lazy var helm: Helm = { helm }()
            }
            final class Helm { func hold() {} }
            """
        #expect(
            hints(text, only: "dependency-cycle") == [
                "Let helm make what it gives out instead of asking itself for it"
            ])
    }

    // MARK: Pipelines

    private static let price = """
        protocol PriceAPI { func price() -> Int }
        final class PriceViewModel {
            private let api: PriceAPI
            init(api: PriceAPI) { self.api = api }
            func load() -> Int { api.price() }
        }
        """

    @Test func aPipelineEndsInACreatingMethod() {
        let text =
            Self.price + """

                final class PriceScreen {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func start() -> PriceViewModel { PriceViewModel(api: api) }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give PriceScreen a PriceViewModelFactory with `func makePriceViewModel() -> PriceViewModel`, "
                    + "so that it need not know what PriceViewModel takes"
            ])
    }

    @Test func aFactoryOfSeveralThingsIsNotNamed() {
        let text =
            Self.price + """

                final class OfferViewModel {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func load() -> Int { api.price() }
                }
                final class PriceScreen {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func start() -> PriceViewModel { PriceViewModel(api: api) }
                    func offer() -> OfferViewModel { OfferViewModel(api: api) }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give PriceScreen a factory with `func makePriceViewModel() -> PriceViewModel` and "
                    + "`func makeOfferViewModel() -> OfferViewModel`, so that it need not know what they take"
            ])
    }

    @Test func aFactoryIsHandedOverRatherThanMade() {
        let text =
            Self.price + """

                final class PriceViewModelBuilder {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func build() -> PriceViewModel { PriceViewModel(api: api) }
                }
                final class PriceScreen {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func start() -> PriceViewModel { PriceViewModelBuilder(api: api).build() }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Hand PriceScreen a PriceViewModelBuilder instead, so that it need not know what "
                    + "PriceViewModelBuilder takes"
            ])
    }

    @Test func theFactoryThatIsThereGetsTheMethod() {
        let text =
            Self.price + """

                protocol ScreenFactory { func makeScreen() -> PriceAPI }
                final class ItemModel {
                    private let api: PriceAPI
                    init(id: Int, api: PriceAPI) { self.api = api }
                    func load() -> Int { api.price() }
                }
                final class PriceFlow {
                    private let api: PriceAPI
                    private let factory: ScreenFactory
                    init(api: PriceAPI, factory: ScreenFactory) {
                        self.api = api
                        self.factory = factory
                    }
                    func start() -> Int { PriceViewModel(api: api).load() + factory.makeScreen().price() }
                    func item() -> ItemModel { ItemModel(id: 1, api: api) }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Add `func makePriceViewModel() -> PriceViewModel` and `func makeItemModel(…) -> ItemModel` "
                    + "to the ScreenFactory that PriceFlow takes, so that it need not know what they take"
            ])
    }

    @Test func aFactoryThatIsHandedTheDependencyHoldsItItself() {
        let text =
            Self.price + """

                final class PriceFactory { func makeModel(api: PriceAPI) -> PriceViewModel { PriceViewModel(api: api) } }
                final class PriceFlow {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func start(factory: PriceFactory) -> PriceViewModel { factory.makeModel(api: api) }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Let PriceFactory hold PriceAPI, so that `makeModel` need not be handed it"
            ])
    }

    @Test func aFactoryThatTakesAnObjectOfParametersHoldsThemItself() {
        let text =
            Self.price + """

                final class PriceFactory {
                    struct PriceDependencies { let api: PriceAPI; let id: Int }
                    func makeModel(_ dependencies: PriceDependencies) -> PriceViewModel {
                        PriceViewModel(api: dependencies.api)
                    }
                }
                final class PriceFlow {
                    private let api: PriceAPI
                    private let factory: PriceFactory
                    init(api: PriceAPI, factory: PriceFactory) {
                        self.api = api
                        self.factory = factory
                    }
                    func start() -> PriceViewModel {
                        let dependencies = PriceFactory.PriceDependencies(api: api, id: 1)
                        return factory.makeModel(dependencies)
                    }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Let PriceFactory hold PriceAPI, so that `makeModel` need not be handed it"
            ])
    }

    @Test(arguments: [("extension PriceViewModel", "a factory"), ("enum PriceFactory", "a PriceFactory")])
    func aStaticFunctionHoldsNothing(place: String, factory: String) {
        let text =
            Self.price + """

                \(place) { static func makeForShop(api: PriceAPI) -> PriceViewModel { PriceViewModel(api: api) } }
                final class PriceFlow {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func start() -> PriceViewModel { \(place.split(separator: " ")[1]).makeForShop(api: api) }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Make `makeForShop` a method of \(factory) that holds PriceAPI, so that PriceFlow need not take it"
            ])
    }

    @Test func aFactoryOfAnythingMakesNothingMore() {
        let text =
            Self.price + """

                struct MadeFactory<Product> {
                    let build: () -> Product
                    func make() -> Product { build() }
                }
                final class PriceFlow {
                    private let api: PriceAPI
                    private let factory: MadeFactory<PriceViewModel>
                    init(api: PriceAPI, factory: MadeFactory<PriceViewModel>) {
                        self.api = api
                        self.factory = factory
                    }
                    func start() -> Int { PriceViewModel(api: api).load() + factory.make().load() }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give PriceFlow a PriceViewModelFactory with `func makePriceViewModel() -> PriceViewModel`, so that it "
                    + "need not know what PriceViewModel takes"
            ])
    }

    @Test func aProtocolIsNotMade() {
        let text =
            Self.price + """

                protocol NeedsPrices: AnyObject { var api: PriceAPI? { get set } }
                final class PriceFlow {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func fill(_ screen: any NeedsPrices) { screen.api = api }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == ["Give PriceFlow a factory that makes what needs it"])
    }

    // MARK: Shared instances

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
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "enum Payment { case open; init(cart: Int) { Session.shared.end(); self = .open } }",
            "Hand it to `init(cart:)` as the argument `session:`"
        ),
        (
            "enum Payment: Codable { case open; init(from coder: Decoder) { Session.shared.end(); self = .open } }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "struct Payment { var session = Session.shared; init(cart: Int) {} ; func pay() { session.end() } }",
            "Let Payment take it through its initializer: `init(cart:)` becomes `init(cart:session:)`"
        ),
        (
            "struct Payment { var session = Session.shared; func pay() { session.end() } }",
            "Drop the default of `session`, so that whoever makes Payment passes it"
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
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "enum Payment {} ; extension Payment: PaymentSheet { static func pay(_ cart: Int) { Session.shared.end() } }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "protocol Payer { static func pay(_ cart: Int) }\n"
                + "enum Payment: Payer { static func pay(_ cart: Int) { Session.shared.end() } }",
            "Hand it to the code that needs it, as the argument `session:`"
        ),
        (
            "final class OrderCell: UITableViewCell { func fill() { Session.shared.end() } }",
            "Let whoever fills OrderCell hand it over, as a property or as the argument `session:`"
        ),
        (
            "final class OrderCell: UITableViewCell { init(order: Int) {} ; func fill() { Session.shared.end() } }",
            "Let OrderCell take it through its initializer: `init(order:)` becomes `init(order:session:)`"
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
        #expect(hints(session + code, only: "singleton") == [hint])
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

    // MARK: What is made on the spot

    @Test(arguments: [
        ("private let loader: Loading = Loader()", "the protocol Loading"),
        ("private let loader: Loading ; init() { loader = Loader() }", "the protocol Loading"),
        ("private let loader = Loader()", "Loader, or a protocol of it,"),
    ])
    func whatIsKeptAsAProtocolIsTakenAsOne(code: String, taken: String) {
        let text = """
            protocol Loading { func load() }
            final class Loader: Loading { func load() {} }
            final class FeedViewModel { \(code) ; func refresh() { loader.load() } }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let FeedViewModel take \(taken) through its initializer"])
    }

    /// Whatever order they are found in.
    @Test(arguments: [
        ("private let spare = Loader() ; private let loader: Loading = Loader()", "Loader, or a protocol of it,"),
        ("private let loader: Loading = Loader() ; private let spare = Loader()", "the protocol Loading"),
    ])
    func theFirstOfSeveralPlacesIsAdvised(code: String, taken: String) {
        let text = """
            protocol Loading { func load() }
            final class Loader: Loading { func load() {} }
            final class FeedViewModel { \(code) ; func refresh() { loader.load() ; spare.load() } }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let FeedViewModel take \(taken) through its initializer"])
    }

    @Test func aWholeLocatorIsNotHandedIn() {
        let text = """
            final class Depot {
                static let shared = Depot()
                private var parts: [Any] = []
                func register<T>(_ part: T) { parts.append(part) }
                func resolve<T>() -> T { parts.first { $0 is T } as! T }
            }
            final class MailModel { init(cart: Int) {} ; func load() { send(Depot.shared) } }
            """
        #expect(hints(text, only: "service-locator") == ["Hand MailModel what it needs of Depot.shared"])
    }

    @Test func aGlobalContainerBelongsIntoTheRoot() {
        let text = """
            final class MailAPI { func send() {} }
            final class MailStore { func keep() {} }
            final class AppContainer {
                lazy var api = MailAPI()
                lazy var store = MailStore()
            }
            let environment = AppContainer()
            """
        #expect(
            hints(text, only: "container-outside-root") == [
                "Construct AppContainer in the composition root and hand those who reach `environment` what they need of it"
            ])
    }
}

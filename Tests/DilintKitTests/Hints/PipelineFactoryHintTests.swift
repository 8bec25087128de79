import Testing

/// Which factory the hint of a pipeline proposes, or which one that is there already, as whole sentences.
@Suite struct PipelineFactoryHintTests {
    @Test func aFactoryOfSeveralThingsIsNotNamed() {
        let text =
            PipelineHintTests.price + """

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
            PipelineHintTests.price + """

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
            PipelineHintTests.price + """

                protocol ScreenFactory {
                    func makeCart() -> CartViewModel
                    func makeHelp() -> HelpViewModel
                }
                final class CartViewModel { func load() -> Int { 0 } }
                final class HelpViewModel { func load() -> Int { 0 } }
                final class ItemViewModel {
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
                    func start() -> Int { PriceViewModel(api: api).load() + factory.makeCart().load() }
                    func item() -> ItemViewModel { ItemViewModel(id: 1, api: api) }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Add `func makePriceViewModel() -> PriceViewModel` and `func makeItemViewModel(…) -> ItemViewModel` "
                    + "to the ScreenFactory that PriceFlow takes, so that it need not know what they take"
            ])
    }

    @Test(arguments: [
        "func makeCart() -> CartViewModel",
        "func makeFrankClient() -> FrankClient\nfunc makeOtherClient() -> FrankClient",
    ])
    func aFactoryForOneThingOrForOtherThingsMakesNothingMore(methods: String) {
        let text =
            PipelineHintTests.price + """

                protocol ShopFactory { \(methods) }
                final class CartViewModel { func load() -> Int { 0 } }
                final class FrankClient { func load() -> Int { 0 } }
                final class PriceFlow {
                    private let api: PriceAPI
                    private let factory: ShopFactory
                    init(api: PriceAPI, factory: ShopFactory) {
                        self.api = api
                        self.factory = factory
                    }
                    func start() -> Int { PriceViewModel(api: api).load() + (factory is Int ? 1 : 0) }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give PriceFlow a PriceViewModelFactory with `func makePriceViewModel() -> PriceViewModel`, "
                    + "so that it need not know what PriceViewModel takes"
            ])
    }

    @Test(arguments: [
        ("SSHModel", "an SSHModelFactory"), ("URLModel", "a URLModelFactory"), ("UserModel", "a UserModelFactory"),
        ("UploadModel", "an UploadModelFactory"), ("HTMLModel", "an HTMLModelFactory"),
        ("HomeModel", "a HomeModelFactory"), ("InboxModel", "an InboxModelFactory"),
    ])
    func acronymsAreReadLetterByLetter(model: String, factory: String) {
        let text = """
            protocol PriceAPI { func price() -> Int }
            final class \(model) {
                private let api: PriceAPI
                init(api: PriceAPI) { self.api = api }
                func load() -> Int { api.price() }
            }
            final class PriceFlow {
                private let api: PriceAPI
                init(api: PriceAPI) { self.api = api }
                func start() -> Int { \(model)(api: api).load() }
            }
            """
        let found = hints(text, only: "dependency-pipeline")
        #expect(found.map { $0.contains("Give PriceFlow \(factory) with") } == [true])
    }

    @Test func aFactoryNamedAfterItsProductMakesNothingElse() {
        let text =
            PipelineHintTests.price + """

                protocol Beacon { func shine() }
                protocol BeaconProvider { func makeBeacon() -> Beacon }
                final class PriceFlow {
                    private let api: PriceAPI
                    private let beacons: BeaconProvider
                    init(api: PriceAPI, beacons: BeaconProvider) {
                        self.api = api
                        self.beacons = beacons
                    }
                    func start() -> Int {
                        beacons.makeBeacon().shine()
                        return PriceViewModel(api: api).load()
                    }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give PriceFlow a PriceViewModelFactory with `func makePriceViewModel() -> PriceViewModel`, "
                    + "so that it need not know what PriceViewModel takes"
            ])
    }

    @Test func aFactoryThatIsHandedTheDependencyHoldsItItself() {
        let text =
            PipelineHintTests.price + """

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

    /// Who makes the factory hands it what it is to hold all the same.
    @Test(arguments: [
        ("PriceFactory().makeModel(api: api)", "", "a PriceFactory"),
        ("{ let factory = PriceFactory() ; return factory.makeModel(api: api) }()", "", "a PriceFactory"),
        ("PriceFactory<Int>().makeModel(api: api)", "<Price>", "a factory of PriceFactory"),
    ])
    func aFactoryThatIsMadeOnTheSpotIsTaken(call: String, generics: String, taken: String) {
        let text =
            PipelineHintTests.price + """

                final class PriceFactory\(generics) {
                    func makeModel(api: PriceAPI) -> PriceViewModel { PriceViewModel(api: api) }
                }
                final class PriceFlow {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func start() -> PriceViewModel { \(call) }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Let PriceFlow take \(taken) that holds PriceAPI, so that it need not take it"
            ])
    }

    @Test func whatIsGenericIsNotWrittenOut() {
        let text =
            PipelineHintTests.price + """

                struct PriceTask<Value> {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func load() -> Value? { print(api) ; return nil }
                }
                final class PriceFlow {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func start() -> Int? { PriceTask<Int>(api: api).load() }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give PriceFlow a PriceTaskFactory with `makePriceTask`, so that it need not know what PriceTask takes"
            ])
    }

    @Test func aFactoryThatTakesAnObjectOfParametersHoldsThemItself() {
        let text =
            PipelineHintTests.price + """

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
            PipelineHintTests.price + """

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
            PipelineHintTests.price + """

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
            PipelineHintTests.price + """

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

    /// What several functions without an object make of it is not named by the only class among their products.
    @Test(arguments: [
        (
            "TagFactory.create(api: api).show() ; CardFactory.create(api: api).show()",
            "Give PriceFlow a factory that makes what needs it"
        ),
        (
            "CardFactory.create(api: api).show() ; TagFactory.create(api: api).show()",
            "Give PriceFlow a factory that makes what needs it"
        ),
        (
            "TagFactory.create(api: api).show() ; PlateFactory.create(api: api).show()",
            "Give PriceFlow a factory with `func makeTag() -> Tag` and `func makePlate() -> Plate`, "
                + "so that it need not know what they take"
        ),
        (
            "TagFactory.create(api: api).show()",
            "Make `create` a method of a TagFactory that holds PriceAPI, so that PriceFlow need not take it"
        ),
        (
            "CardFactory.create(api: api).show()",
            "Make `create` a method of a CardFactory that holds PriceAPI, so that PriceFlow need not take it"
        ),
    ])
    func whatSeveralStaticFunctionsMake(code: String, hint: String) {
        let text =
            PipelineHintTests.price + """

                protocol Card { func show() }
                final class PlainCard: Card {
                    let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func show() { print(api.price()) }
                }
                final class Tag { let api: PriceAPI ; init(api: PriceAPI) { self.api = api } ; func show() { print(api.price()) } }
                final class Plate { let api: PriceAPI ; init(api: PriceAPI) { self.api = api } ; func show() { print(api.price()) } }
                enum TagFactory { static func create(api: PriceAPI) -> Tag { Tag(api: api) } }
                enum PlateFactory { static func create(api: PriceAPI) -> Plate { Plate(api: api) } }
                enum CardFactory { static func create(api: PriceAPI) -> Card { PlainCard(api: api) } }
                final class PriceFlow {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func run() { \(code) }
                }
                """
        #expect(hints(text, only: "dependency-pipeline") == [hint])
    }

    /// A list makes its cells, and nobody can hand those anything to hold.
    @Test(arguments: [
        ("UITableViewCell", "Hand `configure` what PriceRow needs of PriceAPI, or a closure that asks for it"),
        ("UIView", "Let PriceRow hold PriceAPI, so that `configure` need not be handed it"),
    ])
    func whatAListMakesHoldsNothing(superclass: String, hint: String) {
        let text = """
            import UIKit
            protocol PriceAPI { func price() -> Int }
            final class PriceRow: \(superclass) {
                func configure(api: PriceAPI) { print(api.price()) }
            }
            final class PriceSource {
                private let api: PriceAPI
                init(api: PriceAPI) { self.api = api }
                func fill(_ row: PriceRow) { row.configure(api: api) }
            }
            """
        #expect(hints(text, only: "dependency-pipeline") == [hint])
    }
}

import Testing

/// What the hints of pipelines advise, as whole sentences.
@Suite struct PipelineHintTests {
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

    /// Whoever reads what another one only keeps could have it itself; a view has its model make what it shows.
    @Test(arguments: [
        ("final class PriceFlow", "", "Hand PriceAPI to PriceFlow itself, so that PriceKeeper need not take it"),
        (
            "struct PriceView: View", "var body: some View { Text(\"\") } ;",
            "Give PriceKeeper a PriceViewModelFactory with `func makePriceViewModel() -> PriceViewModel`, "
                + "so that it need not know what PriceViewModel takes"
        ),
    ])
    func whatAnotherOneReadsIsHandedToIt(reader: String, code: String, hint: String) {
        let text =
            Self.price + """

                final class PriceKeeper {
                    let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func count() -> Int { 1 }
                }
                \(reader) {
                    let keeper: PriceKeeper
                    \(code) init(keeper: PriceKeeper) { self.keeper = keeper }
                    func start() -> PriceViewModel { print(keeper.count()) ; return PriceViewModel(api: keeper.api) }
                }
                """
        #expect(hints(text, only: "dependency-pipeline") == [hint])
    }

    /// Several that read it are handed it each, whoever they are, but for views that would have to make a model.
    @Test(arguments: [
        (["PriceView"], "PriceView itself"), (["PriceView", "ShortView"], "PriceView and ShortView themselves"),
        (["PriceView", "ShortView", "LongView"], "PriceView, ShortView and LongView themselves"),
        (["PriceView", "ShortView", "LongView", "OldView"], "PriceView, ShortView and 2 others themselves"),
    ])
    func whatSeveralReadIsHandedToEach(readers: [String], taker: String) {
        let views = readers.map { reader in
            """
            struct \(reader): View {
                @ObservedObject var model: PriceKeeper
                var body: some View { PriceTag(api: model.api) }
            }
            """
        }
        let text =
            Self.price + """

                struct PriceTag: View { let api: PriceAPI ; var body: some View { Button("") { _ = api.price() } } }
                final class PriceKeeper: ObservableObject {
                    @Published var count = 0
                    let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                }

                """ + views.joined(separator: "\n")
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Hand PriceAPI to \(taker), so that PriceKeeper need not take it"
            ])
    }

    @Test(arguments: [
        ("", "Hand PriceAPI to PriceFlow and BackFlow themselves, so that PriceKeeper need not take it"),
        (
            "func make() -> PriceViewModel { PriceViewModel(api: api) }",
            "Give PriceKeeper a PriceViewModelFactory with `func makePriceViewModel() -> PriceViewModel`, "
                + "so that it need not know what PriceViewModel takes"
        ),
    ])
    func whoMakesSomethingItselfIsNoMereKeeper(code: String, hint: String) {
        let text =
            Self.price + """

                final class PriceKeeper {
                    let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func count() -> Int { 1 }
                    \(code)
                }
                final class PriceFlow {
                    let keeper: PriceKeeper
                    init(keeper: PriceKeeper) { self.keeper = keeper }
                    func start() -> PriceViewModel { print(keeper.count()) ; return PriceViewModel(api: keeper.api) }
                }
                final class BackFlow {
                    let keeper: PriceKeeper
                    init(keeper: PriceKeeper) { self.keeper = keeper }
                    func start() -> PriceViewModel { print(keeper.count()) ; return PriceViewModel(api: keeper.api) }
                }
                """
        #expect(hints(text, only: "dependency-pipeline") == [hint])
    }

    /// A static function that is handed it among others need not be the only one that a factory takes over.
    @Test func aStaticFunctionIsOneOfSeveralReceivers() {
        let text =
            Self.price + """

                final class PriceCoordinator {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func load() -> Int { api.price() }
                }
                enum PriceFlows {
                    static func makePrices(api: PriceAPI, depth: Int) -> PriceCoordinator { PriceCoordinator(api: api) }
                }
                final class FirstScreen {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func open() -> PriceCoordinator { PriceFlows.makePrices(api: api, depth: 3) }
                }
                final class SecondScreen {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func open() -> PriceCoordinator { PriceFlows.makePrices(api: api, depth: 3) }
                    func start() -> PriceViewModel { PriceViewModel(api: api) }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Make `makePrices` a method of a factory that holds PriceAPI, so that FirstScreen need not take it",
                "Give SecondScreen a factory with `func makePriceCoordinator() -> PriceCoordinator` and "
                    + "`func makePriceViewModel() -> PriceViewModel`, so that it need not know what they take",
            ])
    }

    /// Nobody needs a factory that makes a bag.
    @Test func aBagThatIsTakenAsAProtocolOfItsMembers() {
        let text =
            Self.price + """

                protocol Bell { func ring() }
                protocol PriceSupplying { var api: PriceAPI { get } ; var bell: Bell { get } }
                struct PriceDependencies: PriceSupplying { let api: PriceAPI ; let bell: Bell }
                final class PriceCoordinator {
                    private let supplies: PriceSupplying
                    init(supplies: PriceSupplying) { self.supplies = supplies }
                    func open() { print(supplies.api.price()) ; supplies.bell.ring() }
                }
                final class PriceScreen {
                    private let api: PriceAPI
                    private let bell: Bell
                    init(api: PriceAPI, bell: Bell) { self.api = api ; self.bell = bell }
                    func start() {
                        PriceCoordinator(supplies: PriceDependencies(api: api, bell: bell)).open()
                        bell.ring()
                    }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give PriceScreen a PriceCoordinatorFactory with `func makePriceCoordinator() -> PriceCoordinator`, "
                    + "so that it need not know what PriceCoordinator takes"
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
            Self.price + """

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
            Self.price + """

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

    /// A view that its model gives what another view needs is no better served by a model that makes views.
    @Test func aViewMakesWhatItShowsItself() {
        let text =
            Self.price + """

                struct PriceTag: View {
                    let api: PriceAPI
                    var body: some View { Text("").onAppear { print(api.price()) } }
                }
                @Observable final class ShelfViewModel { let api: PriceAPI ; init(api: PriceAPI) { self.api = api } }
                struct ShelfView: View { let model: ShelfViewModel ; var body: some View { PriceTag(api: model.api) } }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Hand PriceAPI to ShelfView itself, so that ShelfViewModel need not take it"
            ])
    }

    /// One that makes a view as well needs it itself, whatever else it makes.
    @Test func aViewMakesAModelBesides() {
        let text =
            Self.price + """

                struct PriceTag: View {
                    let api: PriceAPI
                    var body: some View { Text("").onAppear { print(api.price()) } }
                }
                struct PriceCard: View { let model: PriceViewModel ; var body: some View { Text("") } }
                @Observable final class ShelfViewModel { let api: PriceAPI ; init(api: PriceAPI) { self.api = api } }
                struct ShelfView: View {
                    let model: ShelfViewModel
                    var body: some View {
                        PriceTag(api: model.api)
                        PriceCard(model: PriceViewModel(api: model.api))
                    }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Hand PriceAPI to ShelfView itself, so that ShelfViewModel need not take it"
            ])
    }

    /// Of a composition the member that is handed on is meant, and a protocol holds nothing.
    @Test(arguments: [
        (
            "maker.makeTicket(api: needs.api)", "func makeTicket(api: PriceAPI) -> PriceViewModel",
            "PriceAPI, so that `makeTicket` need not be handed it"
        ),
        (
            "maker.makeTicket(api: needs.api, tax: needs.tax)",
            "func makeTicket(api: PriceAPI, tax: Taxing) -> PriceViewModel",
            "PriceAPI and Taxing, so that `makeTicket` need not be handed them"
        ),
    ])
    func whoeverMakesSomethingHoldsTheMember(call: String, method: String, hint: String) {
        let text =
            Self.price + """

                protocol Taxing { func tax() }
                protocol Clocking { func tick() }
                protocol HasAPI { var api: PriceAPI { get } }
                protocol HasTax { var tax: Taxing { get } }
                protocol HasClock { var clock: Clocking { get } }
                protocol TicketModule { \(method) }
                final class TicketFlow {
                    typealias Needs = HasAPI & HasTax & HasClock
                    private let needs: Needs
                    private let maker: TicketModule
                    init(needs: Needs, maker: TicketModule) {
                        self.needs = needs
                        self.maker = maker
                    }
                    func start() {
                        needs.clock.tick()
                        _ = \(call)
                    }
                }
                """
        #expect(hints(text, only: "dependency-pipeline") == ["Let whoever implements TicketModule hold \(hint)"])
    }

    /// What a type has been handed once need not be handed to its methods; one of several may be another one.
    @Test(arguments: [
        ("", "", "Let `setUp` use the `api` that PriceShop holds, and drop its argument"),
        (
            "private let spare: PriceAPI ;", "self.spare = PriceMirror() ;",
            "Let `setUp` use the `api` that PriceShop holds, and drop its argument"
        ),
        (
            "private let spare: PriceAPI ;", "self.spare = spare ;",
            "Let PriceShop hold PriceAPI, so that `setUp` need not be handed it"
        ),
    ])
    func whatIsHeldAlreadyNeedNotBeHandedIn(property: String, filling: String, hint: String) {
        let further = filling == "self.spare = spare ;" ? ", spare: PriceAPI" : ""
        let text =
            Self.price + """

                final class PriceMirror: PriceAPI { func price() -> Int { 1 } }
                final class PriceShop {
                    private let api: PriceAPI ; \(property)
                    init(api: PriceAPI\(further)) { self.api = api ; \(filling) }
                    func close() { _ = api.price() }
                    func setUp(api: PriceAPI) { _ = api.price() }
                }
                final class PriceStreet {
                    private let api: PriceAPI
                    private let shop: PriceShop
                    init(api: PriceAPI, shop: PriceShop) {
                        self.api = api
                        self.shop = shop
                    }
                    func start() { shop.setUp(api: api) }
                }
                """
        #expect(hints(text, only: "dependency-pipeline") == [hint])
    }

    /// Who has a method of what everybody reaches keep something need not be handed it to have that done.
    @Test(arguments: [
        (
            "guard self.api == nil else { return } ; self.api = api",
            "Call `configure` of PriceStore where PriceAPI is made, so that PricesModel need not take it"
        ),
        ("_ = api.price()", "Let PriceStore hold PriceAPI, so that `configure` need not be handed it"),
    ])
    func whatAMethodFillsIsFilledByWhoeverHasIt(code: String, hint: String) {
        let text =
            Self.price + """

                final class PriceStore {
                    static let shared = PriceStore()
                    private var api: PriceAPI?
                    private init() {}
                    func configure(api: PriceAPI) { \(code) }
                    func load() { _ = api?.price() }
                }
                final class PricesModel {
                    init(api: PriceAPI) { PriceStore.shared.configure(api: api) }
                }
                """
        #expect(hints(text, only: "dependency-pipeline") == [hint])
    }

    /// A function without an object that does nothing with what it takes need not be handed it.
    @Test(arguments: [
        ("enum Rows { static func setUpRow", "", "Remove it here, too: `setUpRow` never uses it"),
        (
            "class Rows { class func setUpRow", "",
            "Remove it here, too: `setUpRow` never uses it"
        ),
        (
            "enum Rows { static func setUpRow", "_ = api.price()",
            "Make `setUpRow` a method of a type that holds PriceAPI, so that PricesModel need not take it"
        ),
        // A subclass may use it, and so may whoever else a protocol asks for it.
        (
            "class SpareRows: Rows { override class func setUpRow(api: PriceAPI) { _ = api.price() } } ; "
                + "class Rows { class func setUpRow", "",
            "Make `setUpRow` a method of a type that holds PriceAPI, so that PricesModel need not take it"
        ),
        (
            "protocol Setting { static func setUpRow(api: PriceAPI) } ; enum Rows: Setting { static func setUpRow", "",
            "Make `setUpRow` a method of a type that holds PriceAPI, so that PricesModel need not take it"
        ),
    ])
    func whatAFunctionNeverUsesIsRemovedThere(function: String, code: String, hint: String) {
        let text =
            Self.price + """

                \(function)(api: PriceAPI) { \(code) } }
                final class PricesModel {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func prepare() { Rows.setUpRow(api: api) }
                }
                """
        #expect(hints(text, only: "dependency-pipeline") == [hint])
    }

    /// Two methods of one name that differ by their results alone are called by nobody.
    @Test func namesakesAreMadeByMethodsOfDifferentNames() {
        let text =
            Self.price + """

                struct PriceRow { final class Model { let api: PriceAPI ; init(api: PriceAPI) { self.api = api } ; func go() { _ = api.price() } } }
                struct PriceHall { final class Model { let api: PriceAPI ; init(api: PriceAPI) { self.api = api } ; func go() { _ = api.price() } } }
                final class PriceMenu {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func show() { print(PriceRow.Model(api: api), PriceHall.Model(api: api)) }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give PriceMenu a factory with `func makePriceRowModel() -> PriceRow.Model` and "
                    + "`func makePriceHallModel() -> PriceHall.Model`, so that it need not know what they take"
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

    /// Who makes the factory hands it what it is to hold all the same.
    @Test(arguments: [
        ("PriceFactory().makeModel(api: api)", "", "a PriceFactory"),
        ("{ let factory = PriceFactory() ; return factory.makeModel(api: api) }()", "", "a PriceFactory"),
        ("PriceFactory<Int>().makeModel(api: api)", "<Price>", "a factory of PriceFactory"),
    ])
    func aFactoryThatIsMadeOnTheSpotIsTaken(call: String, generics: String, taken: String) {
        let text =
            Self.price + """

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
            Self.price + """

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

    @Test func whatAnObjectOfParametersIsForIsMade() {
        let text = """
            protocol PriceAPI { func price() -> Int }
            struct PriceInputs {
                let api: PriceAPI
                let clock: PriceAPI
            }
            final class PriceModel {
                private let inputs: PriceInputs
                init(inputs: PriceInputs) { self.inputs = inputs }
                func load() -> Int { inputs.api.price() + inputs.clock.price() }
            }
            final class PriceFlow {
                private let api: PriceAPI
                private let clock: PriceAPI
                init(api: PriceAPI, clock: PriceAPI) {
                    self.api = api
                    self.clock = clock
                }
                func start() -> PriceModel {
                    _ = clock.price()
                    return PriceModel(inputs: PriceInputs(api: api, clock: clock))
                }
            }
            """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give PriceFlow a PriceModelFactory with `func makePriceModel() -> PriceModel`, "
                    + "so that it need not know what PriceModel takes"
            ])
    }

    /// A member that goes to several is needed for all of them, be one of them a function.
    @Test(arguments: [
        (
            "tram = Tram(clock: scope.clock) ; ferry = Ferry(clock: scope.clock)",
            "Give Depot a factory with `func makeTram() -> Tram` and `func makeFerry() -> Ferry`, "
                + "so that it need not know what they take"
        ),
        (
            "tram = makeTram(scope.clock)",
            "Make `makeTram` a method of a factory that holds Clock, so that Depot need not take it"
        ),
        (
            "tram = makeTram(scope.clock) ; ferry = Ferry(clock: scope.clock)",
            "Give Depot a factory with `func makeTram() -> Tram` and `func makeFerry() -> Ferry`, "
                + "so that it need not know what they take"
        ),
    ])
    func aMemberIsNeededForAllWhoAreHandedIt(code: String, hint: String) {
        let text = """
            protocol Clock { func tick() }
            protocol Till { func pay() }
            struct Scope { let clock: any Clock ; let till: any Till }
            final class Tram {
                private let clock: any Clock
                init(clock: any Clock) { self.clock = clock }
                func ride() { clock.tick() }
            }
            final class Ferry {
                private let clock: any Clock
                init(clock: any Clock) { self.clock = clock }
                func sail() { clock.tick() }
            }
            func makeTram(_ clock: any Clock) -> Tram { Tram(clock: clock) }
            final class Depot {
                private let scope: Scope
                private var tram: Tram?
                private var ferry: Ferry?
                init(scope: Scope) { self.scope = scope }
                func open() { scope.till.pay() ; \(code) ; tram?.ride() ; ferry?.sail() }
            }
            """
        #expect(hints(text, only: "dependency-pipeline") == [hint])
    }

    /// Who takes an object of parameters may be made by somebody else.
    @Test func anObjectOfParametersThatIsGivenBackIsMadeItself() {
        let text = """
            protocol PriceAPI { func price() -> Int }
            struct PriceInputs {
                let api: PriceAPI
                let clock: PriceAPI
            }
            final class PriceModel {
                private let inputs: PriceInputs
                init(inputs: PriceInputs) { self.inputs = inputs }
                func load() -> Int { inputs.api.price() + inputs.clock.price() }
            }
            final class PriceShelf {
                func load(_ inputs: PriceInputs) -> Int { PriceModel(inputs: inputs).load() }
            }
            final class PriceFlow {
                private let api: PriceAPI
                private let clock: PriceAPI
                init(api: PriceAPI, clock: PriceAPI) {
                    self.api = api
                    self.clock = clock
                }
                func start() -> PriceInputs {
                    _ = clock.price()
                    return PriceInputs(api: api, clock: clock)
                }
            }
            """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give PriceFlow a PriceInputsFactory with `func makePriceInputs() -> PriceInputs`, "
                    + "so that it need not know what PriceInputs takes"
            ])
    }

    @Test func whatOneOtherTypeTakesIsMadeItself() {
        let text =
            Self.price + """

                final class PriceShelf {
                    private let model: PriceViewModel
                    init(model: PriceViewModel) { self.model = model }
                    func load() -> Int { model.load() }
                }
                final class PriceFlow {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    func start() -> PriceViewModel { PriceViewModel(api: api) }
                }
                """
        #expect(
            hints(text, only: "dependency-pipeline") == [
                "Give PriceFlow a PriceViewModelFactory with `func makePriceViewModel() -> PriceViewModel`, "
                    + "so that it need not know what PriceViewModel takes"
            ])
    }

    /// Who sets it on what it is handed makes nothing: those who make that can do so themselves.
    @Test(arguments: [
        (
            "func bind(_ tag: PriceTag) { tag.api = api }",
            "Hand PriceAPI to PriceTag where that is made, so that PriceFlow need not take it"
        ),
        (
            "func bind() { PriceTag.common = api }",
            "Set `PriceTag.common` where PriceAPI is made, so that PriceFlow need not take it"
        ),
        (
            "func bind(_ tag: PriceTag) { tag.api = api ; PriceTag.common = api }",
            "Hand PriceAPI to PriceTag and `PriceTag.common` where that is made, so that PriceFlow need not take it"
        ),
        (
            "func bind() -> PriceTag { let tag = PriceTag() ; tag.api = api ; return tag }",
            "Give PriceFlow a PriceTagFactory with `func makePriceTag() -> PriceTag`, "
                + "so that it need not know what PriceTag takes"
        ),
    ])
    func whatIsSetOnOthers(code: String, hint: String) {
        let text =
            Self.price + """

                final class PriceTag {
                    static var common: PriceAPI?
                    var api: PriceAPI?
                    func show() { print(api?.price() ?? 0, Self.common?.price() ?? 0) }
                }
                final class PriceFlow {
                    private let api: PriceAPI
                    init(api: PriceAPI) { self.api = api }
                    \(code)
                }
                """
        #expect(hints(text, only: "dependency-pipeline") == [hint])
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
            Self.price + """

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

    /// A struct that asks what it keeps for itself is what a factory makes; one that keeps it for others is a part of that.
    @Test(arguments: [
        (
            "private let prices: any Prices ; private let images: any Images",
            "Give FareViewModel a HeaderViewModelFactory with `func makeHeaderViewModel() -> HeaderViewModel`, "
                + "so that it need not know what HeaderViewModel takes"
        ),
        (
            "let prices: any Prices ; let images: any Images",
            "Give FareViewModel a factory with `func makeState(…) -> FareViewModel.State`, "
                + "so that it need not know what FareViewModel.State takes"
        ),
    ])
    func whatWorksWithItsOwnPartsIsNoBag(kept: String, hint: String) {
        let text = """
            protocol Images { func image() -> String }
            protocol Prices { func price() -> String }
            struct HeaderViewModel {
                \(kept)
                init(prices: any Prices, images: any Images) { self.prices = prices ; self.images = images }
                var title: String { images.image() + prices.price() }
            }
            final class FareViewModel {
                private let images: any Images
                private let prices: any Prices
                init(images: any Images, prices: any Prices) { self.images = images ; self.prices = prices }
                func state() -> State { print(prices.price()) ; return build() }
                private func build() -> State {
                    let header = HeaderViewModel(prices: prices, images: images)
                    return .init(header: header, isHidden: true)
                }
            }
            extension FareViewModel { struct State { let header: HeaderViewModel ; let isHidden: Bool } }
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

import Testing

/// What the hints of pipelines advise, as whole sentences.
@Suite struct PipelineHintTests {
    static let price = """
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
}

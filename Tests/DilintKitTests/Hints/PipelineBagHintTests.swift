import Testing

/// What the hints of pipelines advise about what keeps things for others, as whole sentences.
@Suite struct PipelineBagHintTests {
    /// Nobody needs a factory that makes a bag.
    @Test func aBagThatIsTakenAsAProtocolOfItsMembers() {
        let text =
            PipelineHintTests.price + """

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
            PipelineHintTests.price + """

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
            PipelineHintTests.price + """

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
}

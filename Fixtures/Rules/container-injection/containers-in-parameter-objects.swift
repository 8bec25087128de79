// A parameter object is transparent: a whole container that stands in one, and that a type reads parts of, is taken as if the
// initializer took it. Handed on, asked to make things, or asked for as a protocol, it is none.
// only: container-injection

protocol Stalls { func list() }
final class LiveStalls: Stalls { func list() {} }
protocol Coins { func count() }
final class LiveCoins: Coins { func count() {} }
final class StallViewModel {
    private let stalls: any Stalls
    init(stalls: any Stalls) { self.stalls = stalls }
    func show() { stalls.list() }
}
final class MarketContainer {
    lazy var stalls: any Stalls = LiveStalls()
    lazy var coins: any Coins = LiveCoins()
    func makeStallViewModel() -> StallViewModel { StallViewModel(stalls: stalls) }
}

final class MarketCoordinator {
    struct Dependencies {
        let market: MarketContainer
        let name: String
    }
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    //   ^ warning: [container-injection] {{MarketCoordinator takes the whole container MarketContainer in MarketCoordinator.Dependencies}}
    func start() { dependencies.market.stalls.list() }
}
struct BoothParameters {
    let market: MarketContainer
    let number: Int
}
final class BoothViewModel {
    private let market: MarketContainer
    init(parameters: BoothParameters) { market = parameters.market }
    //   ^ warning: [container-injection] {{BoothViewModel takes the whole container MarketContainer in BoothParameters}}
    func pay() { market.coins.count() }
}

final class MakingCoordinator {
    private let parameters: BoothParameters
    init(parameters: BoothParameters) { self.parameters = parameters }
    func start() { if parameters.number > 0 { parameters.market.makeStallViewModel().show() } }
}
final class BoothAssembly {
    private let parameters: BoothParameters
    init(parameters: BoothParameters) { self.parameters = parameters }
    func makeStallViewModel() -> StallViewModel { StallViewModel(stalls: parameters.market.stalls) }
}
final class NumberViewModel {
    private let parameters: BoothParameters
    init(parameters: BoothParameters) { self.parameters = parameters }
    func tell() { print(parameters.number) }
}
struct Page<View> { let view: View }
struct BoothModule {
    private let parameters: BoothParameters
    init(parameters: BoothParameters) { self.parameters = parameters }
    func createBooth() -> Page<StallViewModel> { Page(view: StallViewModel(stalls: parameters.market.stalls)) }
}
protocol HasStalls { var stalls: any Stalls { get } }
protocol HasCoins { var coins: any Coins { get } }
struct NarrowParameters {
    let market: HasStalls & HasCoins
    let number: Int
}
final class NarrowViewModel {
    private let parameters: NarrowParameters
    init(parameters: NarrowParameters) { self.parameters = parameters }
    func start() { if parameters.number > 0 { parameters.market.stalls.list() } }
}

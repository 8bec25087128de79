// A protocol that says what a view shows, and that only values conform to, is data, though its name ends in ViewModel.
// Where a class conforms, or work is asked for, it is a model.
// only: dependency-pipeline

protocol PriceViewModel {
    var amount: String { get }
    var currency: String { get }
}

struct Price: PriceViewModel {
    let amount: String
    let currency: String
}

/// A value as well, whatever its name.
struct FeePriceViewModel: PriceViewModel {
    let amount: String
    let currency: String
}

struct ContractViewModel {
    let price: PriceViewModel
    let fee: FeePriceViewModel
}

final class ContractPresenter {
    private let price: PriceViewModel
    private let fee: FeePriceViewModel
    init(price: PriceViewModel, fee: FeePriceViewModel) {
        self.price = price
        self.fee = fee
    }
    func present() -> ContractViewModel { ContractViewModel(price: price, fee: fee) }
}

protocol LoaderAPI {
    func load() -> String
}

protocol TideViewModel {
    var level: String { get }
}

final class LiveTideViewModel: TideViewModel {
    private let api: LoaderAPI
    init(api: LoaderAPI) { self.api = api }
    var level: String { api.load() }
}

final class TidePanel {
    private let model: TideViewModel
    init(model: TideViewModel) { self.model = model }
    func text() -> String { model.level }
}

final class TideCoordinator {
    private let model: TideViewModel
    init(model: TideViewModel) { self.model = model }
    //   ^ warning: [dependency-pipeline] {{TideCoordinator takes TideViewModel only to hand it on: TideCoordinator → TidePanel, which uses it}}
    func start() -> TidePanel { TidePanel(model: model) }
}

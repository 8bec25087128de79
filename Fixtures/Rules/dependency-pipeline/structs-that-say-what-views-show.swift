// A struct that is named for views and says how its data are shown is data, be it by methods. One that keeps, reaches or makes
// what works, changes or waits is a model, and so is one that says service.
// only: dependency-pipeline, inline-assembly, massive-initializer

struct Fare {
    let amount: Int
    let title: String?
}

final class FareFormatter {
    func text(_ amount: Int) -> String { "\(amount)" }
}

func localized(_ key: String) -> String { key }

struct FareViewModel {
    private let fare: Fare

    init(fare: Fare) { self.fare = fare }

    var title: String { fare.title ?? localized("none") }
    var price: String { FareFormatter().text(fare.amount) }

    func text(width: Int) -> String { "\(width) \(fare.amount)" }
}

final class FarePresenter {
    private let viewModel: FareViewModel
    init(viewModel: FareViewModel) { self.viewModel = viewModel }
    func show() -> String { viewModel.title + viewModel.text(width: 1) }
}

final class FareCoordinator {
    private let viewModel: FareViewModel
    init(viewModel: FareViewModel) { self.viewModel = viewModel }
    func start() { print(FarePresenter(viewModel: viewModel).show()) }
}

// It reaches a service.
protocol Rating {
    func rate(_ amount: Int) -> Int
}

final class RateService: Rating {
    static let shared = RateService()
    func rate(_ amount: Int) -> Int { amount }
}

struct RateViewModel {
    let fare: Fare
    func text() -> String { "\(RateService.shared.rate(fare.amount))" }
}

final class RatePresenter {
    private let viewModel: RateViewModel
    init(viewModel: RateViewModel) { self.viewModel = viewModel }
    func show() -> String { viewModel.text() }
    //                      ^ related: [dependency-pipeline] {{RatePresenter uses it}}
}

final class RateCoordinator {
    private let viewModel: RateViewModel
    init(viewModel: RateViewModel) { self.viewModel = viewModel }
    //   ^ warning: [dependency-pipeline] {{RateCoordinator takes RateViewModel only to hand it on: RateCoordinator → RatePresenter, which uses it}}
    func start() { print(RatePresenter(viewModel: viewModel).show()) }
    //                   ^ note: [inline-assembly] {{RateCoordinator builds RatePresenter out of its own dependencies}}
    //                                            ^ related: [dependency-pipeline] {{RateCoordinator hands it to RatePresenter}}
}

// It waits for something.
struct TollViewModel {
    let fare: Fare
    func load() async -> String { "\(fare.amount)" }
}

final class TollPresenter {
    private let viewModel: TollViewModel
    init(viewModel: TollViewModel) { self.viewModel = viewModel }
    func show() async -> String { await viewModel.load() }
    //                                  ^ related: [dependency-pipeline] {{TollPresenter uses it}}
}

final class TollCoordinator {
    private let viewModel: TollViewModel
    init(viewModel: TollViewModel) { self.viewModel = viewModel }
    //   ^ warning: [dependency-pipeline] {{TollCoordinator takes TollViewModel only to hand it on: TollCoordinator → TollPresenter, which uses it}}
    func presenter() -> TollPresenter { TollPresenter(viewModel: viewModel) }
    //                                  ^ note: [inline-assembly] {{TollCoordinator builds TollPresenter out of its own dependencies}}
    //                                                           ^ related: [dependency-pipeline] {{TollCoordinator hands it to TollPresenter}}
}

// It says service.
struct FareService {
    let fare: Fare
    func text(width: Int) -> String { "\(width) \(fare.amount)" }
}

final class DeskPresenter {
    private let service: FareService
    init(service: FareService) { self.service = service }
    func show() -> String { service.text(width: 1) }
    //                      ^ related: [dependency-pipeline] {{DeskPresenter uses it}}
}

final class DeskCoordinator {
    private let service: FareService
    init(service: FareService) { self.service = service }
    //   ^ warning: [dependency-pipeline] {{DeskCoordinator takes FareService only to hand it on: DeskCoordinator → DeskPresenter, which uses it}}
    func start() { print(DeskPresenter(service: service).show()) }
    //                   ^ note: [inline-assembly] {{DeskCoordinator builds DeskPresenter out of its own dependencies}}
    //                                          ^ related: [dependency-pipeline] {{DeskCoordinator hands it to DeskPresenter}}
}

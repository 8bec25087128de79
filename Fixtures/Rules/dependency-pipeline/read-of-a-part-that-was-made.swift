// A chain ends with a type that it has passed, where that reads what the part keeps which it has made.
// only: dependency-pipeline

protocol FairService {
    func count() -> Int
}

final class StallModel {
    let fairs: FairService
    init(fairs: FairService) { self.fairs = fairs }
}

final class StallCoordinator {
    private var model: StallModel?
    init(fairs: FairService) { model = StallModel(fairs: fairs) }
    func start() { print(model?.fairs.count() ?? 0) }
    //                   ^ related: [dependency-pipeline] {{StallCoordinator uses it}}
}

final class HallCoordinator {
    private let fairs: FairService
    private var child: StallCoordinator?
    init(fairs: FairService) { self.fairs = fairs }
    //   ^ warning: [dependency-pipeline] {{HallCoordinator takes FairService only to hand it on: HallCoordinator → StallCoordinator, which uses it}}
    func open() {
        child = StallCoordinator(fairs: fairs)
    //                                  ^ related: [dependency-pipeline] {{HallCoordinator hands it to StallCoordinator}}
        child?.start()
    }
}

/// Another one reads it.
final class RideModel {
    let fairs: FairService
    init(fairs: FairService) { self.fairs = fairs }
}

final class RidePage {
    private let model: RideModel
    init(model: RideModel) { self.model = model }
    func show() { print(model.fairs.count()) }
    //                  ^ related: [dependency-pipeline] {{RidePage uses it}}
}

final class RideCoordinator {
    private let fairs: FairService
    init(fairs: FairService) { self.fairs = fairs }
    //   ^ warning: [dependency-pipeline] {{RideCoordinator takes FairService only to hand it on: RideCoordinator → RideModel → RidePage, which uses it}}
    func open() { RidePage(model: RideModel(fairs: fairs)).show() }
    //            ^ related: [dependency-pipeline] {{RideCoordinator hands it to RidePage}}
    //                                             ^ related: [dependency-pipeline] {{RideCoordinator hands it to RideModel}}
}

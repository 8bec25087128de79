// Types that take a factory by its concrete type: classes, actors and structs, optional and defaulted ones too.
// only: concrete-factory

import UIKit

final class TripViewModel {
    func open() {}
}

final class TripFactory {
    func makeTripViewModel() -> TripViewModel { TripViewModel() }
}

struct TripScreenBuilder {
    let title: String
    func screen() -> UIViewController { UIViewController() }
}

final class TripCoordinator {
    private let factory: TripFactory
    private let builder: TripScreenBuilder?
    init(factory: TripFactory, with builder: TripScreenBuilder? = nil) {
    //   ^ note: [concrete-factory] {{TripCoordinator takes the factory TripFactory by its concrete type}}
    //                              ^ note: [concrete-factory] {{TripCoordinator takes the factory TripScreenBuilder by its concrete type}}
        self.factory = factory
        self.builder = builder
    }
    func start() {
        factory.makeTripViewModel().open()
        _ = builder?.screen()
    }
}

struct TripUseCase {
    let factory: TripFactory
    //  ^ note: [concrete-factory] {{TripUseCase takes the factory TripFactory by its concrete type}}
    func run() { factory.makeTripViewModel().open() }
}

actor TripService {
    private let make: () -> TripViewModel
    init(factory: TripFactory) {
    //   ^ note: [concrete-factory] {{TripService takes the factory TripFactory by its concrete type}}
        make = { factory.makeTripViewModel() }
    }
    func run() { make().open() }
}

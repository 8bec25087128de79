// A factory protocol exists, and yet the implementation is taken.
// only: concrete-factory

final class BoatViewModel {
    func sail() {}
}

protocol BoatMaking {
    func makeBoat() -> BoatViewModel
}

final class Boatyard: BoatMaking {
    func makeBoat() -> BoatViewModel { BoatViewModel() }
}

final class BoatFactoryImpl: BoatMaking {
    func makeBoat() -> BoatViewModel { BoatViewModel() }
}

final class HarbourCoordinator {
    private let yard: Boatyard
    init(yard: Boatyard, factory: BoatFactoryImpl) {
    //   ^ note: [concrete-factory] {{Boatyard}}
    //                   ^ note: [concrete-factory] {{BoatFactoryImpl}}
        self.yard = yard
        factory.makeBoat().sail()
    }
    func start() { yard.makeBoat().sail() }
}

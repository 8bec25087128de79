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
    //   ^ note: [concrete-factory] {{HarbourCoordinator takes the factory Boatyard by its concrete type}}
    //                   ^ note: [concrete-factory] {{HarbourCoordinator takes the factory BoatFactoryImpl by its concrete type}}
        self.yard = yard
        factory.makeBoat().sail()
    }
    func start() { yard.makeBoat().sail() }
}

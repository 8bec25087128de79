// A factory protocol exists, and yet the implementation is taken.
// only: concrete-factory

final class BoatModel {
    func sail() {}
}

protocol BoatMaking {
    func makeBoat() -> BoatModel
}

final class Boatyard: BoatMaking {
    func makeBoat() -> BoatModel { BoatModel() }
}

final class BoatFactoryImpl: BoatMaking {
    func makeBoat() -> BoatModel { BoatModel() }
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

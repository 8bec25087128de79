// Two modules have types of one name; what is found in one says nothing of the other.
// only: concrete-factory

//- Sources/Harbour/Bay.swift
final class BuoyViewModel {
    func float() {}
}

final class BuoyFactory {
    func makeBuoyViewModel() -> BuoyViewModel { BuoyViewModel() }
}

final class BayCoordinator {
    private let factory: BuoyFactory
    init(factory: BuoyFactory) { self.factory = factory }
    //   ^ note: [concrete-factory] {{BayCoordinator takes the factory BuoyFactory by its concrete type}}
    func start() { factory.makeBuoyViewModel().float() }
}

//- Sources/Tower/Bay.swift
final class BuoyViewModel {
    func float() {}
}

final class BuoyFactory {
    func makeBuoyViewModel() -> BuoyViewModel { BuoyViewModel() }
}

final class BayCoordinator {
    private let factory: BuoyFactory
    init(factory: BuoyFactory) { self.factory = factory }
    //   ^ note: [concrete-factory] {{BayCoordinator takes the factory BuoyFactory by its concrete type}}
    func start() { factory.makeBuoyViewModel().float() }
}

//- Sources/Cliff/Bay.swift
final class BuoyViewModel {
    func float() {}
}

final class BuoyFactory {
    func makeBuoyViewModel() -> BuoyViewModel { BuoyViewModel() }
}

protocol BuoyMaking {
    func makeBuoyViewModel() -> BuoyViewModel
}

extension BuoyFactory: BuoyMaking {}

final class BayCoordinator {
    private let factory: BuoyMaking
    init(factory: BuoyMaking) { self.factory = factory }
    func start() { factory.makeBuoyViewModel().float() }
}

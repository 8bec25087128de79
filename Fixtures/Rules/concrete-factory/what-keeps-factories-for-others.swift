// What only keeps a factory for others to ask takes it as it is; what asks it does not.
// only: concrete-factory

import SwiftUI

protocol Gauge {
    func read() -> Int
}

final class LockViewModel {
    private let gauge: any Gauge
    init(gauge: any Gauge) { self.gauge = gauge }
    func open() -> Int { gauge.read() }
}

struct LockFactory {
    let gauge: any Gauge
    func makeLock() -> LockViewModel { LockViewModel(gauge: gauge) }
}

// By its memberwise initializer.
struct CanalParts {
    let locks: LockFactory
    let gauge: any Gauge
}

// By one of its own, which only stores.
struct RiverParts {
    let locks: LockFactory
    let gauge: any Gauge

    init(locks: LockFactory, gauge: any Gauge) {
        self.locks = locks
        self.gauge = gauge
    }
}

struct PartsFactory {
    func makeCanal(gauge: any Gauge) -> CanalParts { CanalParts(locks: LockFactory(gauge: gauge), gauge: gauge) }
    func makeRiver(gauge: any Gauge) -> RiverParts { RiverParts(locks: LockFactory(gauge: gauge), gauge: gauge) }
}

extension View {
    func inject(_ canal: CanalParts, _ river: RiverParts) -> some View {
        environment(\.locks, canal.locks).environment(\.riverLocks, river.locks)
    }
}

final class BargeCoordinator {
    private let locks: LockFactory
    private let gauge: any Gauge

    init(locks: LockFactory, gauge: any Gauge) {
    //   ^ note: [concrete-factory] {{BargeCoordinator takes the factory LockFactory by its concrete type}}
        self.locks = locks
        self.gauge = gauge
    }

    func start() -> Int { locks.makeLock().open() + gauge.read() }
}

struct FerryCoordinator {
    let locks: LockFactory
    //  ^ note: [concrete-factory] {{FerryCoordinator takes the factory LockFactory by its concrete type}}
    let gauge: any Gauge

    func start() -> Int { locks.makeLock().open() + gauge.read() }
}

// What a service tells of by streams it is a dependency for, be it all that is asked of it.
// only: massive-initializer

import Combine

protocol LockGates { func open() }
protocol LockLamps { func light() }
protocol LockWater { var level: AnyPublisher<Int, Never> { get } }
protocol LockTraffic { var ships: AsyncStream<String> { get } }
protocol LockHours {
    var isOpen: Bool { get }
    var changes: Published<Bool>.Publisher { get }
}
protocol LockPlan {
    var name: String { get }
    var depth: Int { get }
}

final class GaugedWater: LockWater {
    private let gates: any LockGates
    let level: AnyPublisher<Int, Never>
    init(gates: any LockGates, level: AnyPublisher<Int, Never>) {
        self.gates = gates
        self.level = level
    }
    func fill() { gates.open() }
}

final class RadioTraffic: LockTraffic {
    private let lamps: any LockLamps
    let ships: AsyncStream<String>
    init(lamps: any LockLamps, ships: AsyncStream<String>) {
        self.lamps = lamps
        self.ships = ships
    }
    func announce() { lamps.light() }
}

final class PrintedHours: LockHours {
    @Published private(set) var isOpen = false
    private let lamps: any LockLamps
    var changes: Published<Bool>.Publisher { $isOpen }
    init(lamps: any LockLamps) { self.lamps = lamps }
    func announce() { lamps.light() }
}

final class LockKeeper {
    private let all: [Any]
    init(
//  ^ warning: [massive-initializer] {{LockKeeper takes 5 dependencies, more than 4: LockGates, LockLamps, LockWater, LockTraffic, LockHours}}
        gates: any LockGates, lamps: any LockLamps, water: any LockWater, traffic: any LockTraffic, hours: any LockHours,
        plan: any LockPlan
    ) {
        all = [gates, lamps, water, traffic, hours, plan]
    }
}

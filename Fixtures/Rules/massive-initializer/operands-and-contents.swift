// Several values of one type are operands, and lists of objects are contents: neither is a dependency for each.
// only: massive-initializer

protocol Spring {
    func flow()
}

final class Confluence {
    private let springs: [Spring]
    init(first: Spring, second: Spring, third: Spring, fourth: Spring, fifth: Spring) {
        springs = [first, second, third, fourth, fifth]
    }
    func join() { springs.forEach { $0.flow() } }
}

protocol Described {
    func describe()
}

final class Bank: Described { func describe() {} }
final class Bridge: Described { func describe() {} }
final class Weir: Described { func describe() {} }
final class Lock: Described { func describe() {} }
final class Ferry: Described { func describe() {} }

final class RiverMap {
    private let banks: [Bank]
    private let bridges: [Bridge]
    private let weirs: [Weir]
    private let locks: [Lock]
    private let ferries: [Ferry]

    init(banks: [Bank], bridges: [Bridge], weirs: [Weir], locks: [Lock], ferries: [Ferry]) {
        self.banks = banks
        self.bridges = bridges
        self.weirs = weirs
        self.locks = locks
        self.ferries = ferries
    }

    func describe() {
        banks.forEach { $0.describe() }
        bridges.forEach { $0.describe() }
        weirs.forEach { $0.describe() }
        locks.forEach { $0.describe() }
        ferries.forEach { $0.describe() }
    }
}

protocol Gauge {
    func read()
}

final class RiverWatch {
    private let bank: Bank
    private let bridge: Bridge
    private let weir: Weir
    private let lock: Lock
    private let gauges: [Gauge]

    init(bank: Bank, bridge: Bridge, weir: Weir, lock: Lock, gauges: [Gauge]) {
//  ^ warning: [massive-initializer] {{RiverWatch takes 5 dependencies, more than 4: Bank, Bridge, Weir, Lock, Gauge}}
        self.bank = bank
        self.bridge = bridge
        self.weir = weir
        self.lock = lock
        self.gauges = gauges
    }

    func look() {
        bank.describe()
        bridge.describe()
        weir.describe()
        lock.describe()
        gauges.forEach { $0.read() }
    }
}

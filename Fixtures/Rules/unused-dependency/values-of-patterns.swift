// The value that a pattern takes apart sees none of the names that the pattern binds.
// only: unused-dependency, dependency-pipeline
protocol Tide { func rise(); func next() -> Tide }

func measured<Value>(_ measure: () -> Value) -> Value { measure() }

final class Gauge {
    init(tide: Tide) {
        let (tide, count) = (tide.next(), 1)
        tide.rise()
        print(count)
    }
}

final class Ledger {
    init(make: () -> Tide) {
        let (make, count) = measured {
            let count = 1
            return (make(), count)
        }
        make.rise()
        print(count)
    }
}

final class Buoy {
    private let tides: [Tide]
    init(tides: [Tide]) { self.tides = tides }
    func rise() { for (tides, count) in zip(tides, [1]) { tides.rise(); print(count) } }
}

final class Lock {
    private let tide: Tide?
    init(tide: Tide?) { self.tide = tide }
    func open() { if case let (tide?, count) = (tide, 1) { tide.rise(); print(count) } }
}

final class Weir {
    private let tide: Tide?
    init(tide: Tide?) { self.tide = tide }
    func open() {
        guard case let (tide?, count) = (tide, 1) else { return }
        tide.rise()
        print(count)
    }
}

final class Harbour {
    private let tide: Tide
    init(tide: Tide) { self.tide = tide }
    func basin() -> Basin { Basin(tide: tide) }
    func fill() {
        let ((tide, _), count) = ((tide.next(), 0), 1)
        tide.rise()
        print(count)
    }
}

final class Basin {
    private let tide: Tide
    init(tide: Tide) { self.tide = tide }
    func fill() { tide.rise() }
}

// What another value is taken apart into is another one.
final class Mole {
    init(tide: Tide, others: (Tide, Int)) {
//       ^ warning: [unused-dependency] {{Mole takes Tide, but never uses it}}
        let (tide, count) = others
        tide.rise()
        print(count)
    }
}

// Behind the pattern its names are those that are meant.
final class Pier {
    private let tide: Tide
    init(tide: Tide, others: [(Tide, Int)]) {
//       ^ warning: [unused-dependency] {{Pier takes Tide and keeps it, but never uses it}}
        self.tide = tide
        for (tide, count) in others { tide.rise(); print(count) }
    }
}

// What one branch of an `#if` declares hides nothing in the others, nor behind the `#if`: other builds have the property there.
// only: unused-dependency
protocol Tide { func rise(); var isHigh: Bool { get } }

final class Gauge {
    private let tide: Tide
    init(tide: Tide) { self.tide = tide }
    func read() {
        #if DEBUG
            let tide = 1
            print(tide)
        #else
            tide.rise()
        #endif
    }
}

final class Buoy {
    private let tide: Tide
    init(tide: Tide) { self.tide = tide }
    func read() {
        #if DEBUG
            let tide: Tide? = nil
        #else
            let tide = tide.isHigh ? tide : nil
        #endif
        tide?.rise()
    }
}

final class Lock {
    init(tide: Tide?) {
        #if DEBUG
            guard let tide = Lock.made else { return }
            tide.rise()
        #else
            tide?.rise()
        #endif
    }
    static let made: Tide? = nil
}

final class Pier {
    private let tide: Tide
    init(tide: Tide) { self.tide = tide }
    func read() {
        #if DEBUG
            let tide: Tide = Lock.made!
        #endif
        tide.rise()
    }
}

final class Quay {
    private let tide: Tide
    init(tide: Tide) { self.tide = tide }
    func read() {
        #if DEBUG
            func tide() {}
        #endif
        print(tide)
    }
}

// In the same branch it does.
final class Weir {
    private let surge: Tide
    init(surge: Tide, other: Tide) {
//       ^ warning: [unused-dependency] {{Weir takes Tide as `surge` and keeps it, but never uses it}}
        self.surge = surge
        #if DEBUG
            let surge = other
            surge.rise()
        #endif
    }
}

// Several constants of a class, none of them named as the one for all, are its variants; a computed static that looks
// one up is no way to a shared instance, unless type or name say so.
// only: singleton

final class KnotFormatter {
    static let long = KnotFormatter()
    static let brief: KnotFormatter = {
        let formatter = KnotFormatter()
        formatter.digits = 2
        return formatter
    }()
    var digits = 9
    func text(_ speed: Double) -> String { String(speed.rounded()) }
}

final class Beacon {
    static let shared = Beacon()
    static let spare: Beacon = {
        let beacon = Beacon()
        beacon.isLit = false
        return beacon
    }()
    var isLit = true
    func flash() {}
}

class Chart {
    private static var all: [Chart] = []
    static var topmost: Chart? { all.first { $0.isOpen } }
    static var current: Chart { all[0] }
    var isOpen = false
}

private let theRudder = Rudder()

class Rudder {
    static var helm: Rudder { theRudder }
    class var defaultRudder: Rudder {
        struct Holder { static let instance = Rudder() }
        return Holder.instance
    }
    func turn() {}
}

class ChartStore {
    private static var all: [ChartStore] = []
    static var topmost: ChartStore? { all.first }
    func open() {}
}

final class Bridge {
    func speed() -> String { KnotFormatter.brief.text(7) + KnotFormatter.long.text(7) }
    func warn() { Beacon.shared.flash() }
    //            ^ warning: [singleton] {{Bridge reaches the shared instance Beacon.shared}}
    func isOpen() -> Bool { Chart.topmost?.isOpen ?? false }
    func isCurrent() -> Bool { Chart.current.isOpen }
    //                         ^ warning: [singleton] {{Bridge reaches the shared instance Chart.current}}
    func turn() { Rudder.helm.turn() }
    //            ^ warning: [singleton] {{Bridge reaches the shared instance Rudder.helm}}
    func turnBack() { Rudder.defaultRudder.turn() }
    //                ^ warning: [singleton] {{Bridge reaches the shared instance Rudder.defaultRudder}}
    func store() { ChartStore.topmost?.open() }
    //             ^ warning: [singleton] {{Bridge reaches the shared instance ChartStore.topmost}}
}

// An initializer asks what its superclass's asks, and what the members of its own type ask that it calls or reads in any
// case. An optional static is made as the others are.
// only: dependency-cycle

class Beacon {
    let level: Int
    init() { level = Coast.shared.level }
    //               ^ error: [dependency-cycle] {{Producing Coast.shared needs itself: Coast.shared → Coast.shared}}
}
final class RedBeacon: Beacon {
    override init() { super.init() }
}
final class Coast {
    static let shared = Coast()
    let level = 1
    private let beacon = RedBeacon()
    func light() { print(beacon.level) }
}

final class Gauge {
    private var level = 0
    init() {
        start()
        print(depth)
    }
    private func start() { level = River.shared.level }
    //                             ^ error: [dependency-cycle] {{Producing River.shared needs itself: River.shared → River.shared}}
    private var depth: Int { River.shared.level }
    func read() { print(level) }
}
final class River {
    static let shared: River? = River()
    let level = 1
    private let gauge = Gauge()
    func flow() { gauge.read() }
}

final class Sluice {
    private var level = 0
    private let isOpen: Bool
    init(isOpen: Bool) {
        self.isOpen = isOpen
        if isOpen { start() }
        later { self.start() }
    }
    private func later(_ work: @escaping () -> Void) {}
    private func start() { level = Canal.shared.level }
    func read() { print(level) }
}
class Lock {
    init() { fill() }
    func fill() { print(Canal.shared.level) }
}
final class DryLock: Lock {
    override func fill() {}
}
final class Canal {
    static let shared = Canal()
    let level = 1
    private let sluice = Sluice(isOpen: true)
    private let lock = DryLock()
    func flow() { sluice.read(); lock.fill() }
}

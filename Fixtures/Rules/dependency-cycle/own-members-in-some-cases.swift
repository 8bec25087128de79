// What an initializer asks by way of its own members is asked in no case at all where somebody has given the property a value, where
// a local name stands for something else, where another build calls it, or where what it has decides.
// only: dependency-cycle
enum Sky {
    static let harbour = Harbour()
    static let pilot = Pilot()
    static let quay = Quay()
    static let mole = Mole()
    static let pier = Pier()
    static let lock = Lock()
    static let tower = Tower()
}

final class Pilot {
    private let harbour: Harbour?
    static let plain = Pilot(quiet: ())
    private init(quiet: Void) { harbour = nil }
    init() {
        harbour = Sky.harbour
    //            ^ related: [dependency-cycle] {{Sky.pilot asks for Sky.harbour}}
        Sky.quay.open()
        Sky.mole.open()
        Sky.pier.open()
        Sky.lock.open()
        Sky.tower.open()
    }
    func wake() {}
    func rank() -> Int { 1 }
}

/// The control: nothing decides anything.
final class Harbour {
    lazy var mate = Sky.pilot
    //              ^ error: [dependency-cycle] {{Producing Harbour.mate needs itself: Harbour.mate → Sky.pilot → Sky.harbour → Harbour.mate}}
    init() { setUp() }
    private func setUp() { mate.wake() }
    //                     ^ related: [dependency-cycle] {{Sky.harbour asks for Harbour.mate}}
    func light() {}
}

final class Quay {
    lazy var mate = Sky.pilot
    init() { install(); setUp() }
    private func install() { mate = Pilot.plain }
    private func setUp() { mate.wake() }
    func open() {}
}

final class Mole {
    private lazy var mate = Sky.pilot
    init(given: Pilot? = .plain) {
        let pilot = given ?? self.mate
        pilot.wake()
    }
    func open() {}
}

final class Pier {
    init() {
        #if os(iOS)
            start()
        #endif
    }
    private func start() { Sky.pilot.wake() }
    func open() {}
}

final class Lock {
    private let gates: [String: Lock] = [:]
    init() { gates["north"]?.turn(rank()) }
    private func rank() -> Int { Sky.pilot.rank() }
    private func turn(_ rank: Int) {}
    func open() {}
}

final class Tower {
    private let parent: Tower?
    private lazy var child: Tower? = parent == nil ? Tower(parent: self) : nil
    init(parent: Tower? = nil) {
        self.parent = parent
        child?.open()
    }
    func open() {}
}

/// Who calls it copes with what it throws.
final class Crane {
    private let isReady: Bool
    init(isReady: Bool = false) {
        self.isReady = isReady
        try? lift()
    }
    private func lift() throws {
        guard isReady else { throw Failure() }
        Yard.winch.turn()
    }
    func open() {}
}
final class Winch {
    init() { Yard.crane.open() }
    func turn() {}
}
enum Yard {
    static let crane = Crane()
    static let winch = Winch()
}
struct Failure: Error {}

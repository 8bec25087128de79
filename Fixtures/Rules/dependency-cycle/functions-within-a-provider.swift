// What a function asks for that stands within a provider's code is asked for when that function is called; what stands
// beside it is asked for at once.
// only: dependency-cycle

final class LockContainer {
    lazy var gate: Gate = {
        func later() -> Keeper { keeper }
        return Gate(keeper: later)
    }()
    lazy var keeper: Keeper = Keeper(gate: gate)
}

final class Gate {
    private let keeper: () -> Keeper
    init(keeper: @escaping () -> Keeper) { self.keeper = keeper }
    func open() { keeper().wake() }
}

final class Keeper {
    private let gate: Gate
    init(gate: Gate) { self.gate = gate }
    func wake() { gate.open() }
}

final class BridgeContainer {
    lazy var bridge: Bridge = {
        func log(_ text: String) { print(text) }
        log("bridge")
        return Bridge(tower: tower)
        //                   ^ error: [dependency-cycle] {{Producing BridgeContainer.bridge needs itself: bridge → tower → bridge}}
    }()
    lazy var tower: Tower = Tower(bridge: bridge)
    //                                    ^ related: [dependency-cycle] {{tower asks for bridge}}
}

final class Bridge {
    private let tower: Tower
    init(tower: Tower) { self.tower = tower }
    func lower() { tower.wake() }
}

final class Tower {
    private let bridge: Bridge
    init(bridge: Bridge) { self.bridge = bridge }
    func wake() { bridge.lower() }
}

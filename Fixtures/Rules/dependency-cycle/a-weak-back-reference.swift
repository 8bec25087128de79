// The child keeps its owner weak: a back-reference is no need.

final class Lighthouse {
    private let lamp: Lamp
    init(lamp: Lamp) { self.lamp = lamp }
    func shine() { lamp.burn() }
}

final class Lamp {
    private weak var lighthouse: Lighthouse?
    private unowned let keeper: Keeper
    init(lighthouse: Lighthouse, keeper: Keeper) {
        self.lighthouse = lighthouse
        self.keeper = keeper
    }
    func burn() { lighthouse?.shine(); keeper.rest() }
}

final class Keeper {
    private let lamp: Lamp
    init(lamp: Lamp) { self.lamp = lamp }
    func rest() { lamp.burn() }
}

// What an initializer's own private steps build and keep, and what it sets up of the parts that it has, is the type's own
// assembly; a step that others take, too, or that waits is none.
// only: dependency-pipeline

protocol Beacon {
    func shine()
}

final class Lantern {
    private var beacon: (any Beacon)?
    func setup(beacon: any Beacon) { self.beacon = beacon }
    func light() { beacon?.shine() }
}

final class Watch {
    private let beacon: any Beacon
    init(beacon: any Beacon) { self.beacon = beacon }
    func look() { beacon.shine() }
}

final class Tower {
    private let lantern = Lantern()
    init(beacon: any Beacon) { lantern.setup(beacon: beacon) }
    func open() { lantern.light() }
}

final class StepTower {
    private let beacon: any Beacon
    private var watch: Watch?
    init(beacon: any Beacon) {
        self.beacon = beacon
        build()
    }
    private func build() { watch = Watch(beacon: beacon) }
    func open() { watch?.look() }
}

final class LateTower {
    private let lantern = Lantern()
    private let beacon: any Beacon
    init(beacon: any Beacon) { self.beacon = beacon }
    //   ^ warning: [dependency-pipeline] {{LateTower takes Beacon only to hand it on: LateTower → Lantern, which uses it}}
    func open() { lantern.setup(beacon: beacon) }
}

final class ReopenedTower {
    private let beacon: any Beacon
    private var watch: Watch?
    init(beacon: any Beacon) {
    //   ^ warning: [dependency-pipeline] {{ReopenedTower takes Beacon only to hand it on: ReopenedTower → Watch, which uses it}}
        self.beacon = beacon
        build()
    }
    private func build() { watch = Watch(beacon: beacon) }
    func reopen() { build() }
}

final class WaitingTower {
    private let beacon: any Beacon
    private var watch: Watch?
    init(beacon: any Beacon, clock: (@escaping () -> Void) -> Void) {
    //   ^ warning: [dependency-pipeline] {{WaitingTower takes Beacon only to hand it on: WaitingTower → Watch, which uses it}}
        self.beacon = beacon
        clock { [self] in build() }
    }
    private func build() { watch = Watch(beacon: beacon) }
}

final class OpenTower {
    private let beacon: any Beacon
    private var watch: Watch?
    init(beacon: any Beacon) {
    //   ^ warning: [dependency-pipeline] {{OpenTower takes Beacon only to hand it on: OpenTower → Watch, which uses it}}
        self.beacon = beacon
        build()
    }
    func build() { watch = Watch(beacon: beacon) }
}

// A bag of dependencies may give out under its name what a closure that it keeps makes; what works with what it keeps is
// no bag.
// only: dependency-pipeline

protocol Bell { func ring() }
protocol Rope { func pull() }

final class TowerCoordinator {
    private let bell: any Bell
    init(bell: any Bell) { self.bell = bell }
    func start() { bell.ring() }
}

final class Ringer {
    private let bell: any Bell
    private let rope: any Rope
    init(bell: any Bell, rope: any Rope) {
        self.bell = bell
        self.rope = rope
    }
    func ring() {
        rope.pull()
        bell.ring()
    }
}

struct TowerEnvironment {
    var bell: any Bell
    var rope: any Rope
    var makeTower: (any Bell) -> TowerCoordinator

    func coordinator(bell: any Bell) -> TowerCoordinator { makeTower(bell) }
}

struct BelfryEnvironment {
    var bell: any Bell
    //  ^ warning: [dependency-pipeline] {{BelfryEnvironment takes Bell only to hand it on: BelfryEnvironment → Ringer, which uses it}}
    var rope: any Rope

    func warn() { rope.pull() }
}

final class Tower {
    private let environment: TowerEnvironment
    init(environment: TowerEnvironment) { self.environment = environment }
    //   ^ warning: [dependency-pipeline] {{Tower reads rope of TowerEnvironment only to hand it on}}
    func open() {
        Ringer(bell: environment.bell, rope: environment.rope).ring()
        environment.coordinator(bell: environment.bell).start()
    }
}

final class Belfry {
    private let environment: BelfryEnvironment
    init(environment: BelfryEnvironment) { self.environment = environment }
    func open() {
        Ringer(bell: environment.bell, rope: environment.rope).ring()
        environment.warn()
    }
}

// A protocol that says what its conformers are made of is the face of something that uses it, no container.
// only: container-injection

protocol LampLighting {
    func light()
}

protocol LampCounting {
    func count()
}

protocol LampReactor {
    var lighting: any LampLighting { get }
    var counting: any LampCounting { get }
    init(lighting: any LampLighting, counting: any LampCounting)
}

protocol LampDependencies {
    var lighting: any LampLighting { get }
    var counting: any LampCounting { get }
}

final class LampScreen<R: LampReactor> {
    private let reactor: R
    init(reactor: R) { self.reactor = reactor }
    func show() { reactor.lighting.light() }
}

final class LampTower {
    private let reactor: any LampReactor
    private let dependencies: any LampDependencies
    init(reactor: any LampReactor, dependencies: any LampDependencies) {
    //                             ^ warning: [container-injection] {{LampTower takes the whole container LampDependencies}}
        self.reactor = reactor
        self.dependencies = dependencies
    }
    func show() {
        reactor.lighting.light()
        dependencies.counting.count()
    }
}

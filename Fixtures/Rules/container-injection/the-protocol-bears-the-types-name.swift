// A protocol named after the type that uses all of it was made for that type, though its owner carries it as well.
// only: container-injection

protocol CraneAPI {
    func load()
}

protocol CraneTracking {
    func track()
}

protocol CraneJobDependencies {
    var api: any CraneAPI { get }
    var tracking: any CraneTracking { get }
}

final class CraneJob {
    private let dependencies: any CraneJobDependencies
    init(dependencies: any CraneJobDependencies) { self.dependencies = dependencies }
    func run() {
        dependencies.api.load()
        dependencies.tracking.track()
    }
}

final class CraneQueue {
    private let dependencies: any CraneJobDependencies
    init(dependencies: any CraneJobDependencies) { self.dependencies = dependencies }
    //   ^ warning: [container-injection] {{CraneQueue takes the whole container CraneJobDependencies}}
    func add() {
        dependencies.tracking.track()
        CraneJob(dependencies: dependencies).run()
    }
}

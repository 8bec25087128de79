// What the type passes to a method of its own, inherited or its protocol's, it uses.
// only: dependency-pipeline

protocol PondLocating {
    func find(_ name: String) -> Int
}

protocol Wired {}

extension Wired {
    func injectServices(_ locating: any PondLocating) {}
}

final class PondManager: Wired {
    init(locating: any PondLocating) { injectServices(locating) }
}

class BasePond {
    func setUp(_ locating: any PondLocating) {}
}

final class DeepPond: BasePond {
    init(locating: any PondLocating) {
        super.init()
        setUp(locating)
    }
}

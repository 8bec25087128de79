// An object of parameters that another one holds may be handed on whole as any other one. A dependency beside it may not.
// only: dependency-pipeline

protocol Lookout { func look() }
protocol Hourglass { func turn() -> Int }

struct Watch {
    let lookout: Lookout
    let hourglass: Hourglass
}

struct DeckParameters {
    let watch: Watch
    let title: String
}

struct BridgeParameters {
    let watch: Watch
    let lookout: Lookout
    let title: String
}

final class WatchViewModel {
    private let watch: Watch
    init(watch: Watch) { self.watch = watch }
    func stand() { if watch.hourglass.turn() > 0 { watch.lookout.look() } }
}

final class LookoutViewModel {
    private let lookout: Lookout
    init(lookout: Lookout) { self.lookout = lookout }
    func stand() { lookout.look() }
}

final class DeckCoordinator {
    private let parameters: DeckParameters
    init(parameters: DeckParameters) { self.parameters = parameters }
    func start() {
        print(parameters.title)
        WatchViewModel(watch: parameters.watch).stand()
    }
}

final class BridgeCoordinator {
    private let parameters: BridgeParameters
    init(parameters: BridgeParameters) { self.parameters = parameters }
    //   ^ warning: [dependency-pipeline] {{BridgeCoordinator reads lookout of BridgeParameters only to hand it on}}
    func start() {
        print(parameters.title)
        WatchViewModel(watch: parameters.watch).stand()
        LookoutViewModel(lookout: parameters.lookout).stand()
    }
}

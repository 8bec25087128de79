// What is named container may let go of what it keeps, and put a thing of its own in the place of that. One that works with what
// it keeps, before it lets go, is asked as anybody else.
// only: singleton

import UIKit

final class Ledger {
    static let shared = Ledger()
    func write() {}
}

final class EngineService { func run() {} }

final class Helm {
    let engine: EngineService
    weak var lookout: Lookout?
    init(engine: EngineService) { self.engine = engine }
    func turn() { engine.run() }
}

final class Lookout { func watch() {} }

final class CabinContainer {
    let helm: Helm
    init(helm: Helm) { self.helm = helm }
}

final class LogModel {
    private let helm: Helm
    private let ledger: Ledger
    init(helm: Helm, ledger: Ledger) {
        self.helm = helm
        self.ledger = ledger
    }
    func start() {
        helm.turn()
        ledger.write()
    }
}

final class FerryDependencyContainer {
    private let bridge: Bridge
    private let spare = Lookout()
    var cabin: CabinContainer?
    init(bridge: Bridge) { self.bridge = bridge }
    var engine: EngineService { bridge.engine }
    var helm: Helm { bridge.helm }
    func discardCabin() {
        cabin = nil
        bridge.helm.lookout = spare
        bridge.radio.delegate = spare
    }
    func makeLog() -> LogModel { LogModel(helm: helm, ledger: Ledger.shared) }
}

struct Bridge {
    let engine: EngineService
    let helm: Helm
    let radio: KitRadioClient
}

final class TugDependencyContainer {
    private let bridge: Bridge
    var cabin: CabinContainer?
    init(bridge: Bridge) { self.bridge = bridge }
    var engine: EngineService { bridge.engine }
    var helm: Helm { bridge.helm }
    func discardCabin() {
        cabin?.helm.turn()
        cabin = nil
    }
    func makeLog() -> LogModel { LogModel(helm: helm, ledger: Ledger.shared) }
    //                                                        ^ warning: [singleton] {{TugDependencyContainer reaches the shared instance Ledger.shared}}
}

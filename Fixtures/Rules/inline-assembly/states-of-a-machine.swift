// Each state of a machine makes the next one. Of screens with a base in common each could be handed in, or its factory.
// only: inline-assembly

import UIKit

protocol Engine {
    func turn()
}

protocol Pressing: AnyObject {
    func press()
}

protocol Machine: AnyObject {
    func go(to state: Pressing)
}

class BaseEngineState: Pressing {
    weak var machine: Machine?
    let engine: Engine
    init(machine: Machine?, engine: Engine) {
        self.machine = machine
        self.engine = engine
    }
    func press() {}
}

final class RunningState: BaseEngineState {
    override func press() { machine?.go(to: StoppedState(machine: machine, engine: engine)) }
}

final class StoppedState: BaseEngineState {
    override func press() {
        engine.turn()
        machine?.go(to: RunningState(machine: machine, engine: engine))
    }
}

// Some states have a base of their own between.
class BaseLockedState: BaseEngineState {
    let lock: Int
    init(machine: Machine?, engine: Engine, lock: Int) {
        self.lock = lock
        super.init(machine: machine, engine: engine)
    }
    func unlock() { machine?.go(to: StoppedState(machine: machine, engine: engine)) }
}

final class LockedState: BaseLockedState {
    override func press() { machine?.go(to: RunningState(machine: machine, engine: engine)) }
    func jam() { machine?.go(to: JammedState(machine: machine, engine: engine, lock: lock)) }
}

final class JammedState: BaseLockedState {
    override func press() { engine.turn() }
}

class EngineViewController: UIViewController {
    let engine: Engine
    init(engine: Engine) {
        self.engine = engine
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class OilViewController: EngineViewController {
    func show() { engine.turn() }
}

final class FuelViewController: EngineViewController {
    func showOil() { present(OilViewController(engine: engine), animated: true) }
    //                       ^ note: [inline-assembly] {{FuelViewController builds OilViewController out of its own dependencies}}
}

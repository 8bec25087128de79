// What a property has until others put another one there is where its state begins, whether it stands at the declaration or an
// initializer makes it, be it by a local name. What nobody replaces, or the type alone does, it could be given.
// only: self-made-dependency, inline-assembly

protocol Phase: AnyObject {
    func handle(_ sign: Int)
}

protocol Stepping: AnyObject {
    func step(to phase: any Phase)
}

class BasePhase: Phase {
    weak var machine: (any Stepping)?
    init(machine: (any Stepping)?) { self.machine = machine }
    func handle(_ sign: Int) {}
}

final class FirstPhase: BasePhase {
    override func handle(_ sign: Int) { machine?.step(to: LastPhase(machine: machine)) }
}

final class LastPhase: BasePhase {}

final class LampService: Stepping {
    private(set) var phase: any Phase
    init() {
        let phase = FirstPhase(machine: nil)
        self.phase = phase
        phase.machine = self
    }
    func step(to phase: any Phase) { self.phase = phase }
}

final class SignalService: Stepping {
    private var phase: any Phase
    init() { phase = FirstPhase(machine: nil) }
    func step(to next: any Phase) { phase = next }
    func handle(_ sign: Int) { phase.handle(sign) }
}

final class HornService: Stepping {
    private var phase: any Phase = FirstPhase(machine: nil)
    func step(to phase: any Phase) { self.phase = phase }
    func handle(_ sign: Int) { phase.handle(sign) }
}

final class BellService {
    var phase: any Phase
    init() { phase = FirstPhase(machine: nil) }
    func handle(_ sign: Int) { phase.handle(sign) }
}

final class Ringer {
    func ring(_ bell: BellService, with phase: any Phase) { bell.phase = phase }
}

final class FlagService {
    private let phase: any Phase
    init() {
        phase = FirstPhase(machine: nil)
        //      ^ note: [self-made-dependency] {{FlagService creates FirstPhase, which it could be given}}
    }
    func handle(_ sign: Int) { phase.handle(sign) }
}

final class PennantService {
    private var phase: any Phase
    init() {
        phase = FirstPhase(machine: nil)
        //      ^ note: [self-made-dependency] {{PennantService creates FirstPhase, which it could be given}}
    }
    func handle(_ sign: Int) { phase.handle(sign) }
    func reset() { phase = LastPhase(machine: nil) }
}

/// What is lazy begins when somebody asks for it.
final class TorchService {
    private lazy var phase: any Phase = FirstPhase(machine: nil)
    //                                  ^ note: [self-made-dependency] {{TorchService creates FirstPhase, which it could be given}}
    func handle(_ sign: Int) { phase.handle(sign) }
    func step(to phase: any Phase) { self.phase = phase }
}

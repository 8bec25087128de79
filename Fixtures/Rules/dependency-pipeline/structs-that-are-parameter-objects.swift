// A struct that keeps more for the functions it is handed to than it uses itself is a parameter object, as a class is: they
// read what they need of it. One that keeps no more for them than for itself hands things on.
// only: dependency-pipeline

protocol Sounding { func sound() }
final class LeadService: Sounding { private var count = 0 ; func sound() { count += 1 } }
final class LampService: Sounding { private var count = 0 ; func sound() { count += 1 } }
final class HornService: Sounding { private var count = 0 ; func sound() { count += 1 } }
final class LogService: Sounding { private var count = 0 ; func sound() { count += 1 } }

final class Sounder {
    private let lead: LeadService
    private let depth: Int
    init(lead: LeadService, depth: Int) {
        self.lead = lead
        self.depth = depth
    }
    func start() { lead.sound() }
}

struct Voyage {
    let lead: LeadService
    let lamp: LampService
    let horn: HornService
    let log: LogService
    init(lead: LeadService, lamp: LampService, horn: HornService, log: LogService) {
        self.lead = lead
        self.lamp = lamp
        self.horn = horn
        self.log = log
    }
    func note() { log.sound() }
}

struct Passage {
    let lead: LeadService
    let horn: HornService
    let log: LogService
    init(lead: LeadService, horn: HornService, log: LogService) {
    //   ^ warning: [dependency-pipeline] {{Passage takes LeadService only to hand it on: Passage → Sounder, which uses it}}
        self.lead = lead
        self.horn = horn
        self.log = log
    }
    func note() {
        log.sound()
        horn.sound()
    }
}

enum Depth {
    static func sounder(on voyage: Voyage) -> Sounder { Sounder(lead: voyage.lead, depth: 3) }
    static func light(on voyage: Voyage) {
        voyage.lamp.sound()
        voyage.horn.sound()
    }
    static func sounder(on passage: Passage) -> Sounder { Sounder(lead: passage.lead, depth: 2) }
}

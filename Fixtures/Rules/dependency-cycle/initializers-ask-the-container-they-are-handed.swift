// A container's members make types whose initializers read it for one another, through the protocol it conforms to. Two
// containers conform: each hands on itself. Only the initializer that is called counts.
// only: dependency-cycle

protocol HarborServices: AnyObject {
    var pilot: Pilot { get }
    var tug: Tug { get }
    var crane: Crane { get }
}

final class LiveHarbor: HarborServices {
    lazy var pilot = Pilot(services: self)
    lazy var tug = Tug(services: self)
    lazy var crane = Crane(services: self)
}

// This one's members need nobody.
final class StillHarbor: HarborServices {
    lazy var pilot = Pilot(tug: Tug())
    lazy var tug = Tug()
    lazy var crane = Crane(pilot: pilot)
}

final class Pilot {
    private let tug: Tug

    init(services: any HarborServices) {
        tug = services.tug
        //    ^ error: [dependency-cycle] {{Producing LiveHarbor.pilot needs itself: pilot → tug → pilot}}
    }

    init(tug: Tug) { self.tug = tug }

    func guide() { tug.pull() }
}

final class Tug {
    private let pilot: Pilot?

    init(services: any HarborServices) {
        pilot = services.pilot
        //      ^ related: [dependency-cycle] {{tug asks for pilot}}
    }

    init() { pilot = nil }

    func pull() { pilot?.guide() }
}

final class Crane {
    private let pilot: Pilot

    init(services: any HarborServices) { pilot = services.pilot }
    init(pilot: Pilot) { self.pilot = pilot }

    func lift() { pilot.guide() }
}

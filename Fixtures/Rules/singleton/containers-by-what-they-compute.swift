// What computes two services and makes others is a container, and may put a shared instance into what it makes. One
// that computes values, or one service alone, is none, nor is what works besides.
// only: singleton

final class Beacon {
    static let shared = Beacon()
    func flash() {}
}

final class Pilot {
    private let beacon: Beacon
    init(beacon: Beacon) { self.beacon = beacon }
    func lead() { beacon.flash() }
}

final class PilotService {
    func call() {}
}

final class LockService {
    func open() {}
}

final class Leg {
    let miles: Int
    init(miles: Int) { self.miles = miles }
}

final class Stop {
    let minutes: Int
    init(minutes: Int) { self.minutes = minutes }
}

final class Canal {
    var pilots: PilotService { PilotService() }
    var locks: LockService { LockService() }
    func makePilot() -> Pilot { Pilot(beacon: Beacon.shared) }
}

final class Lagoon {
    lazy var pilots = PilotService()
    var locks: LockService { LockService() }
    func makePilot() -> Pilot { Pilot(beacon: .shared) }
}

final class Ferry {
    let pilots = PilotService()
    let locks = LockService()
    lazy var first = Pilot(beacon: Beacon.shared)
}

// Values that are made anew at every read.
final class Journey {
    var first: Leg { Leg(miles: 3) }
    var rest: Stop { Stop(minutes: 20) }
    func makePilot() -> Pilot { Pilot(beacon: Beacon.shared) }
    //                                        ^ warning: [singleton] {{Journey reaches the shared instance Beacon.shared}}
}

final class Weir {
    var locks: LockService { LockService() }
    func makePilot() -> Pilot { Pilot(beacon: Beacon.shared) }
    //                                        ^ warning: [singleton] {{Weir reaches the shared instance Beacon.shared}}
}

final class Basin {
    var pilots: PilotService { PilotService() }
    var locks: LockService { LockService() }
    func light() { Beacon.shared.flash() }
    //             ^ warning: [singleton] {{Basin reaches the shared instance Beacon.shared}}
}

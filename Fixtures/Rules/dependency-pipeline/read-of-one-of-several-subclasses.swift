// What somebody reads of one subclass's objects says nothing of the classes beside it. What others hand on of what a superclass
// keeps is told of the superclass alone.
// only: dependency-pipeline

protocol Compass {
    func turn()
}

class Vessel {
    let compass: any Compass
    init(compass: any Compass) { self.compass = compass }
    //   ^ warning: [dependency-pipeline] {{Vessel takes Compass only to hand it on: Vessel → Pilot, which uses it}}
    func sail() {}
}

final class Barge: Vessel {
    let load: Int
    init(compass: any Compass, load: Int) {
        self.load = load
        super.init(compass: compass)
    }
}

final class Ferry: Vessel {
    let seats: Int
    init(compass: any Compass, seats: Int) {
        self.seats = seats
        super.init(compass: compass)
    }
}

final class Pilot {
    private let compass: any Compass
    init(compass: any Compass) { self.compass = compass }
    func steer() { compass.turn() }
    //             ^ related: [dependency-pipeline] {{Pilot uses it}}
}

final class Harbour {
    let ferry: Ferry
    init(ferry: Ferry) { self.ferry = ferry }
    func guide() { Pilot(compass: ferry.compass).steer() }
    //                            ^ related: [dependency-pipeline] {{Harbour hands it to Pilot}}
}

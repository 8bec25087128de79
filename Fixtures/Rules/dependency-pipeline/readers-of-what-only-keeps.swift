// Who uses what another one only keeps, and reads it of that, is the user, and the other one but a step on the way.

protocol Steering {
    func left()
}

class Bridge {
    let steering: any Steering
    let depth: Int
    init(steering: any Steering, depth: Int) {
        self.steering = steering
        self.depth = depth
    }
    deinit { print("gone") }
    func isDeep() -> Bool { depth > 3 }
}

final class Pilot {
    private let steering: any Steering
    init(steering: any Steering) { self.steering = steering }
    //   ^ warning: [dependency-pipeline] {{Pilot takes Steering only to hand it on: Pilot → Bridge → Helm, which uses it}}
    func board(depth: Int) -> Helm {
        let bridge = Bridge(steering: steering, depth: depth)
        //                            ^ related: [dependency-pipeline] {{Pilot hands it to Bridge}}
        return Helm(bridge: bridge)
    }
}

final class Helm {
    private let bridge: Bridge
    init(bridge: Bridge) { self.bridge = bridge }
    func turn() { if bridge.isDeep() { bridge.steering.left() } }
    //                                 ^ related: [dependency-pipeline] {{Helm uses it}}
}

class Cabin {
    let steering: any Steering
    init(steering: any Steering) { self.steering = steering }
    func sway() { steering.left() }
    //            ^ related: [dependency-pipeline] {{Cabin uses it}}
}

final class Steward {
    private let steering: any Steering
    init(steering: any Steering) { self.steering = steering }
    //   ^ warning: [dependency-pipeline] {{Steward takes Steering only to hand it on: Steward → Cabin, which uses it}}
    func open() -> Cabin { Cabin(steering: steering) }
    //                                     ^ related: [dependency-pipeline] {{Steward hands it to Cabin}}
}

final class Guest {
    private let cabin: Cabin
    init(cabin: Cabin) { self.cabin = cabin }
    func sleep() {
        cabin.steering.left()
        cabin.sway()
    }
}

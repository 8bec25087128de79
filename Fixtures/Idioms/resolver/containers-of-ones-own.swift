// Resolver: containers of one's own, closures that are handed one, what is filled later, told by type, or told anew.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

//- Sources/App/Registrations.swift
import Resolver

extension Resolver {
    static let harbour = Resolver(child: .main)
}

func fill(_ other: Resolver) {
    let port = Resolver.harbour
    port.register { crane in Quay(ship: crane.resolve()) }
    //                                  ^ error: [dependency-cycle] {{Producing Quay needs itself: Quay → Ship → Quay}}
    port.register { (crane: Resolver, _) in Ship(quay: crane.resolve()) }
    //                                                 ^ related: [dependency-cycle] {{Ship asks for Quay}}

    port.register { Pilot() }
        .resolveProperties { container, pilot in
            pilot.boat = container.resolve()
            pilot.hat = container.resolve() as Hat
            //                                 ^ error: [unregistered-dependency] {{Registrations.swift asks Resolver for Hat, which nothing registers}}
        }
    port.register { Boat(pilot: other.resolve()) }

    port.register(Tug.self) { SmallTug() }
    //            ^ related: [duplicate-registration] {{Tug is registered here first}}
    port.register(Tug.self) { SmallTug() }
    //            ^ warning: [duplicate-registration] {{Registrations.swift registers Tug a second time}}

    port.register { Buoy() }
    Resolver.reset()
    port.register { Buoy() }
}

func start(resolver: Resolver) {
    let bell: Bell? = resolver.optional()
    bell?.ring()
    let anchor: Anchor = resolver.resolve()
    //                   ^ error: [unregistered-dependency] {{Registrations.swift asks Resolver for Anchor, which nothing registers}}
    anchor.drop()
}

//- Sources/App/Pier.swift
import Resolver

final class Pier {
    @Injected(name: .east) var lamp: Lamp
    @Injected(name: .west) var other: Lamp
    //                                ^ error: [unregistered-dependency] {{Pier asks Resolver for Lamp "west", which nothing registers}}
    @LazyInjected(container: .harbour, name: .south) var third: Lamp
    //                                                          ^ error: [unregistered-dependency] {{Pier asks Resolver for Lamp "south", which nothing registers}}
    @OptionalInjected(name: .north) var fourth: Lamp?
    func shine() {
        lamp.shine()
        other.shine()
        third.shine()
        fourth?.shine()
    }
}

extension Resolver.Name {
    static let east = Self("east")
    static let west = Self("west")
    static let south = Self("south")
    static let north = Self("north")
}

func light() {
    Resolver.register(name: .east) { Lamp() }
}

final class Lamp {
    private var oil = 1
    func shine() { oil -= 1 }
}
final class Quay {
    private let ship: Ship
    init(ship: Ship) { self.ship = ship }
    func tie() { ship.land() }
}
final class Ship {
    private let quay: Quay
    init(quay: Quay) { self.quay = quay }
    func land() { quay.tie() }
}
final class Pilot {
    var boat: Boat?
    var hat: Hat?
    func steer() {
        boat?.row()
        hat?.wave()
    }
}
protocol Hat {
    func wave()
}
final class Boat {
    private let pilot: Pilot
    init(pilot: Pilot) { self.pilot = pilot }
    func row() { pilot.steer() }
}
protocol Tug {
    func pull()
}
final class SmallTug: Tug {
    func pull() {}
}
final class Buoy {
    private var bobs = 0
    func bob() { bobs += 1 }
}
protocol Bell {
    func ring()
}
protocol Anchor {
    func drop()
}

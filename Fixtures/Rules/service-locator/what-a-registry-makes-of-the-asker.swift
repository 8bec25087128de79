// What a registry makes of a class, and keeps, that class is itself: it could not be handed one to make one. Another class of the
// same protocol asks for it as anybody does, and so does who is made there of something else.
// only: service-locator, singleton

protocol Ferrying: AnyObject {
    var name: String { get }
    func cross()
}

protocol Mooring: AnyObject {
    func moor()
}

enum Harbour {
    static var ferry: any Ferrying = RiverFerry()
    static var mooring: any Mooring = MooringFactory.makeQuayMooring()
    static var spare: any Mooring = QuayMooring(ferry: RiverFerry())
}

enum MooringFactory {
    static func makeQuayMooring() -> QuayMooring { QuayMooring(ferry: Harbour.ferry) }
}

final class RiverFerry: Ferrying {
    let name = "river"
    func cross() {
        print(Harbour.ferry.name)
        Harbour.mooring.moor()
    //  ^ warning: [service-locator] {{RiverFerry asks a locator for Harbour.mooring}}
    }
}

final class NightFerry: Ferrying {
    let name = "night"
    func cross() { print(Harbour.ferry.name) }
    //                   ^ warning: [service-locator] {{NightFerry asks a locator for Harbour.ferry}}
}

final class QuayMooring: Mooring {
    private let ferry: any Ferrying
    init(ferry: any Ferrying) { self.ferry = ferry }
    func moor() {
        ferry.cross()
        print(Harbour.mooring === self, Harbour.spare === self)
    }
}

// The same of a container that everybody reaches.

final class Fleet {
    static let shared = Fleet()
    var ferry: any Ferrying = SeaFerry()
    var mooring: any Mooring = QuayMooring(ferry: RiverFerry())
}

final class SeaFerry: Ferrying {
    let name = "sea"
    func cross() {
        print(Fleet.shared.ferry.name)
        Fleet.shared.mooring.moor()
    //  ^ warning: [service-locator] {{SeaFerry asks a locator for Mooring}}
    }
}

final class Ticket {
    func show() { print(Fleet.shared.ferry.name) }
    //                  ^ warning: [service-locator] {{Ticket asks a locator for Ferrying}}
}

// What a struct of dependencies and closures begins with is put together where it is made: nobody else could hand it in.
// What works itself, keeps one thing or promises something is no such struct.
// only: singleton

final class Tracker {
    static let shared = Tracker()
    func track() {}
}

final class Harbour {
    static let shared = Harbour()
    func open() {}
}

struct World {
    var tracker: Tracker
    var harbour: Harbour
    var now: () -> Int

    static let live = World(tracker: .shared, harbour: .shared, now: { 1 })

    static func testing(at hour: Int) -> World { World(tracker: .shared, harbour: Harbour.shared, now: { hour }) }
}

struct BuoyClient {
    let light: (Bool) -> Void

    static let live = BuoyClient(light: { isOn in if isOn { Harbour.shared.open() } })
}

struct Pilot {
    var tracker: Tracker
    var harbour: Harbour

    static func first() -> Pilot { Pilot(tracker: .shared, harbour: .shared) }
    //                                            ^ warning: [singleton] {{Pilot reaches the shared instance Tracker.shared}}
    //                                                              ^ warning: [singleton] {{Pilot reaches the shared instance Harbour.shared}}
    func guide() { tracker.track() }
}

protocol Mooring {
    var harbour: Harbour { get }
}

struct Quay: Mooring {
    var tracker: Tracker
    var harbour: Harbour

    static func east() -> Quay { Quay(tracker: .shared, harbour: .shared) }
    //                                         ^ warning: [singleton] {{Quay reaches the shared instance Tracker.shared}}
    //                                                           ^ warning: [singleton] {{Quay reaches the shared instance Harbour.shared}}
}

// A static function that only gives out a shared instance is one more way to it, as a static is: who goes it is told. What it makes, finds
// by an argument, or keeps to its file is none.
// only: singleton

//- Sources/App/Boats.swift
final class Boat {
    static let shared = Boat()
    private var miles = 0
    let rudder = RudderService()
    func sail() { miles += 1 }
}

final class RudderService {
    func turn() {}
}

protocol Floating {
    func sail()
}
extension Boat: Floating {}

enum Fleet {
    static func flagship() -> Boat { Boat.shared }
    static func anyFlagship() -> any Floating { return Boat.shared }
    static var tender: Boat { Boat.shared }
    static func spare() -> Boat { Boat() }
    static func boat(named name: String) -> Boat { Boat.shared }
    //                                             ^ warning: [singleton] {{Fleet reaches the shared instance Boat.shared in 3 places}}
    fileprivate static func hidden() -> Boat { Boat.shared }
    //                                         ^ related: [singleton] {{also reaches Boat.shared here}}
    static func start() -> Bool { Boat.shared.sail(); return true }
    //                            ^ related: [singleton] {{also reaches Boat.shared here}}
}

extension Fleet {
    static func go() { flagship().sail() }
}

//- Sources/App/Crew.swift
final class Skipper {
    func go() { Fleet.flagship().sail() }
    //          ^ warning: [singleton] {{Skipper reaches the shared instance Fleet.flagship}}
}

final class Mate {
    func go() { Fleet.anyFlagship().sail() }
    //          ^ warning: [singleton] {{Mate reaches the shared instance Fleet.anyFlagship}}
    func row() { Fleet.tender.sail() }
    //           ^ warning: [singleton] {{Mate reaches the shared instance Fleet.tender}}
}

final class Cook {
    func go() {
        Fleet.spare().sail()
        Fleet.boat(named: "Dinghy").sail()
        _ = Fleet.start()
    }
}

/// A way to a way is one as well, and a function with a parameter has more to say.
enum Port {
    static func flagship() -> Boat { Fleet.flagship() }
    static func flagship(of country: String) -> Boat { Fleet.flagship() }
    //                                                 ^ warning: [singleton] {{Port reaches the shared instance Fleet.flagship}}
}

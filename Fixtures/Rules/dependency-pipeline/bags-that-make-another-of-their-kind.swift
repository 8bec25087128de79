// A method that only makes another one of its struct, of what that keeps and what it is told, is no behaviour: what only
// keeps things for others is a parameter object still. One that works with what it keeps is no such thing.

protocol Mooring {
    func moor()
}

struct Voyage {
    let length: Int
    let name: String?
    let mooring: any Mooring

    func copy(name: String? = nil) -> Voyage { Voyage(length: length, name: name ?? self.name, mooring: mooring) }

    func lengthened(by more: Int) -> Self {
        let further = length + more
        return Self(length: further, name: name, mooring: mooring)
    }
}

final class VoyageModel {
    private let mooring: any Mooring
    private let length: Int
    init(length: Int, mooring: any Mooring) {
        self.length = length
        self.mooring = mooring
    }
    func end() { if length > 0 { mooring.moor() } }
}

final class VoyageFlow {
    private let voyage: Voyage
    init(voyage: Voyage) { self.voyage = voyage }
    //   ^ warning: [dependency-pipeline] {{VoyageFlow reads mooring of Voyage only to hand it on}}
    func start() -> VoyageModel { VoyageModel(length: voyage.length, mooring: voyage.mooring) }
}

struct Route {
    var length: Int
    let mooring: any Mooring

    func shortened() -> Route {
        var copy = self
        copy.length -= 1
        return copy
    }
}

final class RouteFlow {
    private let route: Route
    init(route: Route) { self.route = route }
    //   ^ warning: [dependency-pipeline] {{RouteFlow reads mooring of Route only to hand it on}}
    func start() -> VoyageModel { VoyageModel(length: route.length, mooring: route.mooring) }
}

struct Cruise {
    let length: Int
    let mooring: any Mooring

    func ended() -> Cruise {
        mooring.moor()
        return Cruise(length: 0, mooring: mooring)
    }
}

final class CruiseFlow {
    private let cruise: Cruise
    init(cruise: Cruise) { self.cruise = cruise }
    func start() -> VoyageModel { VoyageModel(length: 1, mooring: cruise.mooring) }
}

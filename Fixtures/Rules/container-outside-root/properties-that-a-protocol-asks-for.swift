// A property that a protocol asks for and that makes a new container each time is there for those who ask: a factory's method
// by another name. What its type reads itself, keeps, or nobody asks for, is none.
// only: container-outside-root

protocol Depot {
    var trams: TramService { get }
    var lines: LineService { get }
}

final class TramService {
    func roll() {}
}

final class LineService {
    func close() {}
}

final class CityDepot: Depot {
    let trams = TramService()
    let lines = LineService()
    let isNight: Bool
    init(isNight: Bool = false) { self.isNight = isNight }
}

protocol DepotResolving {
    var nightDepot: any Depot { get }
}

final class DepotResolver: DepotResolving {
    var nightDepot: any Depot { CityDepot(isNight: true) }
}

struct SpareDepotResolver: DepotResolving {
    private let spare: CityDepot?
    init(spare: CityDepot?) { self.spare = spare }
    var nightDepot: any Depot {
        if let spare { return spare }
        return CityDepot(isNight: true)
    }
}

protocol Lit {}
typealias LitDepot = Depot & Lit

extension CityDepot: Lit {}

protocol LitDepotResolving {
    var litDepot: LitDepot { get }
}

final class LitDepotResolver: LitDepotResolving {
    var litDepot: LitDepot { CityDepot() }
}

final class NightWatch: DepotResolving {
    var nightDepot: any Depot { CityDepot(isNight: true) }
    //                          ^ warning: [container-outside-root] {{NightWatch constructs the container CityDepot}}
    func walk() { nightDepot.trams.roll() }
}

final class KeptDepotResolver: DepotResolving {
    lazy var nightDepot: any Depot = CityDepot(isNight: true)
    //                               ^ warning: [container-outside-root] {{KeptDepotResolver constructs the container CityDepot}}
}

final class Timetable {
    var depot: any Depot { CityDepot() }
    //                     ^ warning: [container-outside-root] {{Timetable constructs the container CityDepot}}
}

protocol Closing {
    var closing: Int { get }
}

final class ClosingTime: Closing {
    var closing: Int {
        CityDepot().lines.close()
//      ^ warning: [container-outside-root] {{ClosingTime constructs the container CityDepot}}
        return 1
    }
}

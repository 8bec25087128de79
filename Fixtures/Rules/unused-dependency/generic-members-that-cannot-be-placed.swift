// Where it is not told what a generic superclass or function is told, what is read may be anybody's.

protocol Harbour {
    func enter()
}

protocol Pilot {
    func board()
}

class Screen<Model> {
    let model: Model
    init(model: Model) { self.model = model }
}

class Listing<Row>: Screen<[Row]> {}

typealias PortBase = Screen<PortModel>

final class PortModel {
    let harbour: any Harbour
    init(harbour: any Harbour) { self.harbour = harbour }
}

final class PortScreen: PortBase {
    func show() { model.harbour.enter() }
}

final class Fleet<Ship> {
    var ships: [Ship] = []
    func first<Found>(where isMeant: (Ship) -> Found?) -> Found? { ships.lazy.compactMap(isMeant).first }
}

final class Towing {
    let pilot: any Pilot
    init(pilot: any Pilot) { self.pilot = pilot }
}

func tow(_ fleet: Fleet<Any>) {
    fleet.first { $0 as? Towing }?.pilot.board()
}

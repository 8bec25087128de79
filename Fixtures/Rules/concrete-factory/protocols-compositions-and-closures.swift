// Protocols, compositions, generic parameters and closures hide what makes; a struct of closures can be replaced.
// only: concrete-factory

import UIKit

protocol HallFactory {
    func makeHall() -> UIViewController
}

protocol RoomFactory {
    func makeRoom() -> UIViewController
}

final class HouseFactory: HallFactory, RoomFactory {
    func makeHall() -> UIViewController { UIViewController() }
    func makeRoom() -> UIViewController { UIViewController() }
}

struct ClosureFactory {
    var hall: () -> UIViewController
    func makeHall() -> UIViewController { hall() }
}

final class HouseCoordinator<Rooms: RoomFactory> {
    private let start: () -> Void
    init(
        hall: any HallFactory, both: HallFactory & RoomFactory, rooms: Rooms, make: @escaping () -> UIViewController,
        closures: ClosureFactory
    ) {
        start = {
            _ = hall.makeHall()
            _ = both.makeRoom()
            _ = rooms.makeRoom()
            _ = make()
            _ = closures.makeHall()
        }
    }
    func run() { start() }
}

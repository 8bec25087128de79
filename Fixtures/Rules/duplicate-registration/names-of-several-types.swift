// A constant of the same name is another text in each type that has one; of one type it is the same.
// only: duplicate-registration

import Dip
import Swinject

protocol Identified {
    static var identifier: String { get }
}

extension Identified {
    static var identifier: String { String(describing: self) }
}

enum CraneName: String {
    case north, south
}

final class Lift: Identified {}
final class Hoist: Identified {}

protocol Crane {
    func lift()
}

final class TowerCrane: Crane {
    func lift() {}
}

final class CraneAssembly: Assembly {
    func assemble(container: Swinject.Container) {
        container.register(Crane.self, name: Lift.identifier) { _ in TowerCrane() }
        container.register(Crane.self, name: Hoist.identifier) { _ in TowerCrane() }
        container.register(Crane.self, name: CraneName.north.rawValue) { _ in TowerCrane() }
        container.register(Crane.self, name: CraneName.south.rawValue) { _ in TowerCrane() }
        container.register(Crane.self, name: CraneName.north.rawValue) { _ in TowerCrane() }
        //                 ^ warning: [duplicate-registration] {{CraneAssembly registers Crane "north" a second time}}
    }
}

func tell(_ container: DependencyContainer) {
    container.register(tag: Lift.identifier) { TowerCrane() as Crane }
    container.register(tag: Hoist.identifier) { TowerCrane() as Crane }
}

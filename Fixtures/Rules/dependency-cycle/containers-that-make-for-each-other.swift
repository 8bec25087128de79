// Creating methods of two containers ask each other; one of the own type asks another instance, which ends somewhere.
// only: dependency-cycle
protocol Ringing { func ring() }
final class Bell: Ringing {
    init(rope: Rope?) {}
    func ring() {}
}
final class Rope { init(bell: Ringing?) {} }

final class TowerContainer {
    lazy var yard = YardContainer(tower: self)
    func makeBell() -> Bell { Bell(rope: yard.makeRope()) }
    //                                   ^ error: [dependency-cycle] {{Producing TowerContainer.makeBell needs itself: TowerContainer.makeBell → YardContainer.makeRope → TowerContainer.makeBell}}
}

final class YardContainer {
    unowned let tower: TowerContainer
    init(tower: TowerContainer) { self.tower = tower }
    func makeRope() -> Rope { Rope(bell: tower.makeBell()) }
    //                                   ^ related: [dependency-cycle] {{YardContainer.makeRope asks for TowerContainer.makeBell}}
}

final class NodeContainer {
    let parent: NodeContainer?
    init(parent: NodeContainer?) { self.parent = parent }
    func makeBell() -> Bell { Bell(rope: parent?.makeRope()) }
    func makeRope() -> Rope { Rope(bell: parent?.makeBell()) }
}

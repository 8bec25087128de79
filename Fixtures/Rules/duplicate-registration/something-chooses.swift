// Conditions, branches, other containers, names and arguments: each registration has its use.
// only: duplicate-registration

import Swinject

protocol Crane {
    func lift()
}

final class TowerCrane: Crane {
    func lift() {}
}

final class Box<Content> {
    func open() {}
}

enum CraneName: String {
    case north, south
    var title: String { "the \(rawValue)" }
}

func assemble(_ container: Container, _ child: Container, isBig: Bool, name: String) {
    #if DEBUG
        container.register(Crane.self) { _ in TowerCrane() }
    #else
        container.register(Crane.self) { _ in TowerCrane() }
    #endif
    container.register(Box<Bool>.self) { _ in Box<Bool>() }
    #if DEBUG
        container.register(Box<Bool>.self) { _ in Box<Bool>() }
    #endif
    child.register(Crane.self) { _ in TowerCrane() }
    container.register(Crane.self, name: "north") { _ in TowerCrane() }
    container.register(Crane.self, name: CraneName.south.rawValue) { _ in TowerCrane() }
    container.register(Crane.self, name: CraneName.north.title) { _ in TowerCrane() }
    container.register(Crane.self, name: CraneName.south.title) { _ in TowerCrane() }
    container.register(Crane.self, name: name) { _ in TowerCrane() }
    container.register(Crane.self, name: "\(name)2") { _ in TowerCrane() }
    container.register(Crane.self) { (_, height: Int) in TowerCrane() }
    container.register(Crane.self) { (_, height: Double) in TowerCrane() }
    container.register(Box<Int>.self) { _ in Box<Int>() }
    container.register(Box<String>.self) { _ in Box<String>() }
    if isBig {
        container.register(TowerCrane.self) { _ in TowerCrane() }
    } else {
        container.register(TowerCrane.self) { _ in TowerCrane() }
    }
}

final class Overrides: Assembly {
    func assemble(container: Container) {
        container.register(Crane.self) { _ in TowerCrane() }
    }
}

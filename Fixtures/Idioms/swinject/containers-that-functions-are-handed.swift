// Swinject: what a function was handed is not what it makes or tells under another name: a child gives what its parent gives,
// and does something more. What is told and asked by one name is one container.
// only: dependency-cycle

import Swinject

protocol Ringing { func ring() }
final class Bell: Ringing {
    private let other: (any Ringing)?
    init(other: (any Ringing)? = nil) { self.other = other }
    func ring() { other?.ring() }
}

final class Scopes {
    private let kept: Container
    init(parent: Container) {
        kept = Container(parent: parent)
        kept.register(Ringing.self) { _ in Bell(other: parent.resolve(Ringing.self)!) }
    }
    func child(of parent: Container) -> Container {
        let child = Container(parent: parent)
        child.register(Ringing.self) { _ in Bell(other: parent.resolve(Ringing.self)!) }
        return child
    }
    func setUp(_ outer: any Resolver, into container: Container) {
        container.register(Ringing.self, name: "outer") { _ in Bell(other: outer.resolve(Ringing.self, name: "outer")!) }
    }
}

final class BellAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Ringing.self, name: "again") { _ in
            Bell(other: container.resolve(Ringing.self, name: "again")!)
            //          ^ error: [dependency-cycle] {{Producing Ringing "again" needs itself: Ringing "again" → Ringing "again"}}
        }
        container.register(Ringing.self, name: "own") { r in
            Bell(other: r.resolve(Ringing.self, name: "own")!)
            //          ^ error: [dependency-cycle] {{Producing Ringing "own" needs itself: Ringing "own" → Ringing "own"}}
        }
    }
}

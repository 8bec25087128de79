// What an initializer calls or reads of its own type runs while that is made: what a method or a computed property asks of a
// library's container, at once or by way of another one, closes a ring.
// only: dependency-cycle

import FactoryKit

extension Container {
    var harbour: Factory<Harbour> { self { Harbour() } }
    var pilot: Factory<Pilot> { self { Pilot() } }
    var lock: Factory<Lock> { self { Lock() } }
    var gate: Factory<Gate> { self { Gate() } }
    var quay: Factory<Quay> { self { Quay() } }
    var crane: Factory<Crane> { self { Crane() } }
}

final class Harbour {
    init() { open() }
    private func open() { Container.shared.pilot().wake() }
    //                    ^ error: [dependency-cycle] {{Producing Container.harbour needs itself: harbour → pilot → harbour}}
    func light() {}
}

final class Pilot {
    private let harbour = Container.shared.harbour()
    //                    ^ related: [dependency-cycle] {{pilot asks for harbour}}
    func wake() { harbour.light() }
}

// By way of another method, and of a computed property.

final class Lock {
    private var level = 0
    init() {
        self.prepare()
    }
    private func prepare() {
        level += 1
        fill()
    }
    private func fill() { level = gate.level() }
    private var gate: Gate { resolve(\.gate) }
    //                       ^ related: [dependency-cycle] {{lock asks for gate}}
}

final class Gate {
    @Injected(\.lock) private var lock: Lock
//  ^ error: [dependency-cycle] {{Producing Container.gate needs itself: gate → lock → gate}}
    func level() -> Int { 2 }
}

// The superclass's only initializer does.

class Wall {
    init() { measure() }
    private func measure() { Container.shared.crane().turn() }
    //                       ^ related: [dependency-cycle] {{quay asks for crane}}
}

final class Quay: Wall {
    func moor() {}
}

final class Crane {
    private let quay: Quay
    init() { quay = Container.shared.quay() }
    //              ^ error: [dependency-cycle] {{Producing Container.crane needs itself: crane → quay → crane}}
    func turn() { quay.moor() }
}

// What a registration's closure makes without its name is of the type that is registered.
// only: dependency-cycle

import FactoryKit

extension Container {
    var oar: Factory<Oar> { self { .init() } }
    var rudder: Factory<Rudder> {
        Factory(self) { .init(length: 3) }.cached
    }
    var mast: Factory<Mast> { self { .init() } }
    var sail: Factory<Sail> { self { .init(mast: .init()) } }
    var boom: ParameterFactory<Int, Boom> { self { .init(length: $0) } }
}

final class Oar {
    @Injected(\.rudder) private var rudder: Rudder
//  ^ error: [dependency-cycle] {{Producing Container.oar needs itself: oar → rudder → oar}}
    func pull() { rudder.turn() }
}

final class Rudder {
    @Injected(\.oar) private var oar: Oar
//  ^ related: [dependency-cycle] {{rudder asks for oar}}
    private let length: Int
    init(length: Int) { self.length = length }
    func turn() { oar.pull() }
}

final class Mast {
    @LazyInjected(\.sail) private var sail: Sail
    func raise() { sail.set() }
}

final class Sail {
    private let mast: Mast
    init(mast: Mast) { self.mast = mast }
    func set() { mast.raise() }
}

final class Boom {
    @Injected(\.sail) private var sail: Sail
    private let length: Int
    init(length: Int) { self.length = length }
    func swing() { if length > 0 { sail.set() } }
}

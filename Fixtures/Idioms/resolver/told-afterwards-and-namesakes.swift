// Resolver: what a registration is told to fill afterwards is the registry's own code; what other closures ask for is
// asked of a locator. What has a method of that name is a registry only if it may be one of the library's.
// only: service-locator, unregistered-dependency

import Resolver

final class Bell {
    private var rung = 0
    func ring() { rung += 1 }
}

final class Horn {
    private var blown = 0
    func blow() { blown += 1 }
}

final class Tower {
    var bell: Bell?
    func open() { bell?.ring() }
}

func configure() {
    Resolver.register { Bell() }
    Resolver.register { Tower() }
        .resolveProperties { _, tower in tower.bell = Resolver.main.resolve(Bell.self) }
}

final class Watch {
    private let queue = WorkQueue()
    func begin() {
        queue.later { Resolver.main.resolve(Bell.self).ring() }
        //            ^ warning: [service-locator] {{Watch asks a locator for Bell}}
    }
}

final class Mapper {
    func resolve<Thing>(_ thing: Thing.Type) -> String { "\(thing)" }
}

final class Sailor {
    private let mapper: Mapper
    init(mapper: Mapper) { self.mapper = mapper }
    func name() -> String { mapper.resolve(Horn.self) }
}

final class Cook {
    func call() { Outside.resolver.resolve(Horn.self).blow() }
}

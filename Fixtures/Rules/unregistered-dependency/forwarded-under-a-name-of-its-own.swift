// Swinject: what implements a protocol is given out for that under the name that is told with the protocol, or none, whatever
// the registration's own name is.
// only: unregistered-dependency

import Swinject

protocol Bell {
    func ring()
}

protocol Horn {
    func blow()
}

final class Buoy: Bell, Horn {
    func ring() {}
    func blow() {}
}

final class Ship {
    init(bell: Bell, horn: Horn) {}
}

final class Boat {
    init(horn: Horn) {}
}

final class BuoyAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Buoy.self, name: "red") { _ in Buoy() }
            .implements(Bell.self)
            .implements(Horn.self, name: "deep")
        container.register(Ship.self) { r in
            Ship(bell: r.resolve(Bell.self)!, horn: r.resolve(Horn.self, name: "deep")!)
        }
        container.register(Boat.self) { r in
            Boat(horn: r.resolve(Horn.self, name: "red")!)
            //                   ^ error: [unregistered-dependency] {{Boat asks Swinject for Horn "red", which nothing registers}}
        }
    }
}

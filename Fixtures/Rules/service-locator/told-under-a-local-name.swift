// A container that is only told something is asked for nothing, under whatever name it is told; who asks it besides is.
// only: service-locator

import Swinject

final class Kiln {}
final class Glaze {}

enum Pottery {
    static let container = Container()
}

struct KilnWiring {
    func register() {
        let container = Pottery.container
        container.register(Kiln.self) { _ in Kiln() }
    }
}

struct GlazeWiring {
    func register() {
        let container = Pottery.container
        container.register(Glaze.self) { _ in
            _ = container.resolve(Kiln.self)
            return Glaze()
        }
    }
}

struct Potter {
    func work() {
        let container = Pottery.container
        //              ^ warning: [service-locator] {{Potter asks a locator for Kiln}}
        container.register(Glaze.self) { _ in Glaze() }
        _ = container.resolve(Kiln.self)
    }
}

// Who takes a container to register something with it assembles; who registers with another one, or asks, takes too much.
// only: container-injection, service-locator

import Swinject

protocol Fern {
    func grow()
}

final class ShadeFern: Fern {
    func grow() {}
}

struct GardenRecorder {
    private let container: Container
    init(_ container: Container) { self.container = container }
    func record() { container.register(Fern.self) { _ in ShadeFern() } }
}

final class Gardener {
    private let container: Container
    private let own = Container()

    init(container: Container) {
//       ^ warning: [container-injection] {{Gardener takes the whole container Container}}
        self.container = container
        own.register(Fern.self) { _ in ShadeFern() }
    }

    func water() { container.resolve(Fern.self)?.grow() }
    //             ^ warning: [service-locator] {{Gardener asks a locator for Fern}}
}

enum Setup {
    static func fill(_ container: Container) {
        container.register(Fern.self) { _ in ShadeFern() }
        wire(container)
    }

    private static func wire(_ container: Container) { container.resolve(Fern.self)?.grow() }
}

enum Walk {
    static func start(_ container: Container) { container.resolve(Fern.self)?.grow() }
    //                                          ^ warning: [service-locator] {{Walk asks a locator for Fern}}
}

// Who reaches a library's container, which one of the project's keeps, only to tell it something assembles, be it under
// a local name. Who hands it to something else has reached a locator, and who asks it for something has asked one.
// only: service-locator

import Swinject
import SwinjectAutoregistration

final class Chart {
    private var lines = 0
    func draw() { lines += 1 }
}

final class Almanac {
    private var pages = 0
    func open() { pages += 1 }
}

final class CabinContainer {
    static let shared = CabinContainer()
    let inner = Container()
    lazy var chart = Chart()
    lazy var almanac = Almanac()
}

final class ChartLoader {
    func load() { CabinContainer.shared.inner.autoregister(Chart.self, initializer: Chart.init) }
}

final class AlmanacLoader {
    func load() {
        let inner = CabinContainer.shared.inner
        inner.register(Almanac.self) { _ in Almanac() }
    }
}

final class Navigator {
    func steer() { CabinContainer.shared.inner.resolve(Chart.self)!.draw() }
    //             ^ warning: [service-locator] {{Navigator asks a locator for Chart}}
}

final class Auditor {
    func list() { print(CabinContainer.shared.inner) }
    //                  ^ warning: [service-locator] {{Auditor asks a locator for Container}}
}

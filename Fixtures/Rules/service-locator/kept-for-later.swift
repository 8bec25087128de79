// Who only keeps a library's shared container for later has asked for nothing yet, be it that the initializer puts it
// there. What is asked of it then is asked of a locator, but not what somebody asks a container that he has filled
// himself.
// only: service-locator

import Swinject

final class Chart {
    private var lines = 0
    func draw() { lines += 1 }
}

extension Container {
    static let shared = Container()
}

final class Bridge {
    private let container: Container
    init() { container = Container.shared }
    func steer() { container.resolve(Chart.self)!.draw() }
    //             ^ warning: [service-locator] {{Bridge asks a locator for Chart}}
}

final class Cabin {
    private let container = Container.shared
    func steer() { container.resolve(Chart.self)!.draw() }
    //             ^ warning: [service-locator] {{Cabin asks a locator for Chart}}
}

final class Locker {
    private let container = Container()
    init() { container.register(Chart.self) { _ in Chart() } }
    func open() { container.resolve(Chart.self)!.draw() }
}

final class Galley {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func cook() { chart.draw() }
}

// What is added to a library's protocol of containers is its container's, too.
// only: service-locator

//- Sources/App/Registrations.swift
import Factory

extension SharedContainer {
    var lighthouse: Factory<Lighthouse> { self { Lighthouse() }.singleton }
    var harbour: Factory<Harbour> { self { Harbour(light: self.lighthouse()) } }
}

extension Container {
    var quay: Factory<Quay> { self { Quay(light: self.lighthouse()) } }
}

//- Sources/App/Harbour.swift
import Factory

final class Lighthouse {
    func shine() {}
}

final class Harbour {
    private let light: Lighthouse
    init(light: Lighthouse) { self.light = light }
    func open() { light.shine() }
}

final class Quay {
    private let light: Lighthouse
    init(light: Lighthouse) { self.light = light }
    func moor() { light.shine() }
}

final class Pilot {
    func arrive() {
        Container.shared.harbour().open()
    //  ^ warning: [service-locator] {{Pilot asks a locator for Harbour}}
        Container.shared.lighthouse.register { Lighthouse() }
    }
}

//- Sources/App/Swing.swift
import Swinject

extension Resolver {
    var gauge: Gauge { resolve(Gauge.self)! }
}

final class Gauge {
    func read() {}
}

final class Log {
    private let gauge: Gauge
    init(gauge: Gauge) { self.gauge = gauge }
    func write() { gauge.read() }
}

final class LogAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Gauge.self) { _ in Gauge() }
        container.register(Log.self) { r in Log(gauge: r.gauge) }
    }
}

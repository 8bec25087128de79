// Who takes a container and never looks at it takes something unused, and that is said once.
// only: container-injection, unused-dependency

//- Sources/App/Oiling.swift
protocol Oiling {
    func oil()
}

final class Oiler: Oiling {
    func oil() {}
}

final class Greaser {
    private let oiler: any Oiling
    init(oiler: any Oiling) { self.oiler = oiler }
    func grease() { oiler.oil() }
}

final class EngineContainer {
    lazy var oiler: any Oiling = Oiler()
    lazy var greaser = Greaser(oiler: oiler)
}

final class Stoker {
    private let container: EngineContainer
    init(container: EngineContainer) { self.container = container }
    //   ^ warning: [unused-dependency] {{Stoker takes EngineContainer and keeps it, but never uses it}}
    func stoke() {}
}

final class Trimmer {
    private let container: EngineContainer
    init(container: EngineContainer) { self.container = container }
    //   ^ warning: [container-injection] {{Trimmer takes the whole container EngineContainer}}
    func trim() { container.greaser.grease() }
}

//- Sources/Swin/Fireman.swift
import Swinject

final class Fireman {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    //   ^ warning: [unused-dependency] {{Fireman takes Resolver and keeps it, but never uses it}}
    func fire() {}
}

final class Driver {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{Driver takes the whole container Resolver}}
    func drive() { resolver.resolve(Fireman.self)?.fire() }
}

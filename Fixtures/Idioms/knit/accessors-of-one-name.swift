// Knit: modules may generate accessors of one name, of which what is asked for is the one that is meant; a comment may say
// that none is generated; and what a macro calls may be a function of the project's own. Nothing is told of these.
// only: dependency-cycle, unregistered-dependency, captive-dependency, service-locator

//- Sources/Ship/ShipAssembly.swift
import Knit

enum Ship {
    final class Bell {
        private let other: Harbour.Bell
        init(other: Harbour.Bell) { self.other = other }
        func ring() { other.ring() }
    }
}
final class ShipAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(Ship.Bell.self) { r in Ship.Bell(other: r.bell()) }.inObjectScope(.container)
    }
}

//- Sources/Harbour/HarbourAssembly.swift
import Knit

enum Harbour {
    final class Bell {
        func ring() {}
    }
}
final class HarbourAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(Harbour.Bell.self) { _ in Harbour.Bell() }.inObjectScope(.transient)
    }
}

//- Sources/Ship/Bridge.swift
import Knit

final class Bridge {
    private let bell: Ship.Bell
    init(resolver: Resolver) { bell = resolver.bell() }
    func ring() { bell.ring() }
}

//- Sources/Hidden/BuoyAssembly.swift
import Buoys
import Knit

enum Channel {
    final class Buoy {
        private let other: Buoys.Buoy
        init(other: Buoys.Buoy) { self.other = other }
        func blink() { other.blink() }
    }
}
final class BuoyAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        // @knit hidden
        container.register(Channel.Buoy.self) { r in Channel.Buoy(other: r.buoy()) }
    }
}

//- Sources/Moon/MoonAssembly.swift
import Knit

protocol Tiding { func rise() }
final class LiveTide: Tiding { func rise() {} }
final class Moon {
    private let tiding: any Tiding
    @Resolvable<Resolver>
    init(tiding: Tiding) { self.tiding = tiding }
    func pull() { tiding.rise() }
}
final class MoonAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(LiveTide.self) { _ in LiveTide() }
        container.register(Moon.self, factory: Moon.make(resolver:))
    }
}
/// A maker beside the macro's.
final class Horn {
    private let moon: Moon
    @Resolvable<Resolver>
    init(moon: Moon, pilot: Pilot) {
        self.moon = moon
        pilot.steer()
    }
    init(moon: Moon) { self.moon = moon }
    static func make(resolver: Resolver, quiet: Bool) -> Horn { Horn(moon: resolver.moon()) }
    func blow() { moon.pull() }
}
final class Pilot { func steer() {} }
/// Two makers of the macro's: what they are told decides which is called.
final class Whistle {
    private let moon: Moon
    @Resolvable<Resolver>
    init(pilot: Pilot, @Argument moon: Moon) {
        self.moon = moon
        pilot.steer()
    }
    @Resolvable<Resolver>
    init(moon: Moon) { self.moon = moon }
    func blow() { moon.pull() }
}
final class HornAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(Horn.self) { Horn.make(resolver: $0, quiet: true) }
        container.register(Whistle.self, factory: Whistle.make(resolver:))
    }
}
extension Resolver {
    func tiding() -> Tiding { liveTide() }
}

// Provider code asks the registry: closures of registrations, assemblies, and a container's own extensions.
// only: service-locator, container-injection

//- Sources/Swin/Assemblies.swift
import Swinject

protocol TideAPI {
    func tides()
}

final class LiveTideAPI: TideAPI {
    private let clock: TideClock
    init(clock: TideClock) { self.clock = clock }
    func tides() { clock.tick() }
}

final class TideClock {
    func tick() {}
}

final class TideAssembly: Assembly {
    func assemble(container: Container) {
        container.register(TideClock.self) { _ in TideClock() }
        container.register(TideAPI.self) { resolver in
            let clock = resolver.resolve(TideClock.self)!
            return LiveTideAPI(clock: clock)
        }
    }

    func loaded(resolver: Resolver) { resolver.resolve(TideAPI.self)?.tides() }
}

//- Sources/Fact/Container+Moon.swift
import Factory

final class MoonService {
    private let clock: MoonClock
    init(clock: MoonClock) { self.clock = clock }
    func rise() { clock.tick() }
}

final class MoonClock {
    func tick() {}
}

extension Container {
    var moonClock: Factory<MoonClock> { self { MoonClock() }.singleton }
    var moon: Factory<MoonService> { self { MoonService(clock: Container.shared.moonClock()) } }
}

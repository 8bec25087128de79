import Knit
import KnitMacros

/// The services of an app that plans evening walks.
final class LanternAssembly: ModuleAssembly {
    typealias TargetResolver = Resolver

    static var dependencies: [any ModuleAssembly.Type] { [] }

    func assemble(container: Container<TargetResolver>) {
        container.register(RoutePlanner.self) { RoutePlanner.make(resolver: $0) }
        container.register(TrafficLights.self) { TrafficLights.make(resolver: $0) }

        // A scratch pad for everyone, kept by one who lasts.
        container.register(ScratchPad.self) { _ in ScratchPad() }.inObjectScope(.transient)
        container.register(WalkArchive.self) { WalkArchive.make(resolver: $0) }.inObjectScope(.container)

        // Nobody registers the `Translator`.
        container.register(Speech.self) { Speech.make(resolver: $0) }

        container.register(Forecast.self) { _ in Forecast() }
        container.register(Forecast.self) { _ in Forecast() }.inObjectScope(.container)
        // Names tell them apart.
        container.register(Forecast.self, name: "coast") { _ in Forecast() }

        // Named, handed in or with a default of its own: nothing is missing.
        container.register(Guide.self) { (resolver: Resolver, walkers: Int) in
            Guide.make(resolver: resolver, walkers: walkers)
        }
        // One of the two asks through the generated accessor.
        container.register(Audience.self) { Audience(stage: $0.stage()) }
        container.register(Stage.self) { Stage.make(resolver: $0) }
        // What is asked when it is called closes no ring.
        container.register(Bell.self) { resolver in Bell(tower: { resolver.tower() }) }
        container.register(Tower.self) { Tower(bell: $0.bell()) }

        // A comment names the accessor that closes this ring.
        // @knit public alias("harbourPilot")
        container.register(Pilot.self) { Pilot(ship: $0.ship()) }
        container.register(Ship.self) { Ship(pilot: $0.harbourPilot()) }
        // @knit alias("lighthouse")
        container.register(Lamp.self) { _ in Lamp() }
        container.register(Keeper.self) { Keeper(lamp: $0.lighthouse()) }

        // Whoever is in a collection must not ask for all of it.
        container.registerIntoCollection(Stop.self) { _ in Stop(tours: []) }
        container.registerIntoCollection(Stop.self) { Stop(tours: $0.resolveCollection(Tour.self).entries) }
        container.registerIntoCollection(Tour.self) { Tour(stops: $0.resolveCollection(Stop.self).entries) }
        container.registerIntoCollection(Tour.self) { _ in Tour(stops: []) }
        container.register([Stop].self) { $0.resolveCollection(Stop.self).entries }
    }
}

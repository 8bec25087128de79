import Swinject

/// The services of an app that plans evening walks.
final class LanternAssembly: Assembly {
    func assemble(container: Container) {
        container.register(RoutePlanner.self) { RoutePlanner(lights: $0.resolve(TrafficLights.self)!) }
        container.register(TrafficLights.self) { TrafficLights(planner: $0.resolve(RoutePlanner.self)!) }

        // A scratch pad for everyone, kept by one who lasts.
        container.register(ScratchPad.self) { _ in ScratchPad() }.inObjectScope(.transient)
        container.register(WalkArchive.self) { WalkArchive(pad: $0.resolve(ScratchPad.self)!) }
            .inObjectScope(.container)

        // Nobody registers the `Translator`.
        container.register(Speech.self) { Speech(translator: $0.resolve(Translator.self)!) }

        container.register(Forecast.self) { _ in Forecast() }
        container.register(Forecast.self) { _ in Forecast() }
        // Names tell them apart.
        container.register(Forecast.self, name: "coast") { _ in Forecast() }

        // A ring that is closed when both are made is legal.
        container.register(Audience.self) { _ in Audience() }
            .initCompleted { resolver, audience in audience.stage = resolver.resolve(Stage.self) }
        container.register(Stage.self) { Stage(audience: $0.resolve(Audience.self)!) }
    }
}

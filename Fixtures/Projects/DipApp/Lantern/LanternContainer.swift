import Dip

/// The services of an app that plans evening walks.
func makeLanternContainer() -> DependencyContainer {
    let container = DependencyContainer()
    container.register { try RoutePlanner(lights: container.resolve()) }
    container.register { try TrafficLights(planner: container.resolve()) }

    // A scratch pad for everyone, kept by one who lasts.
    container.register(.unique) { ScratchPad() }
    container.register(.singleton) { try WalkArchive(pad: container.resolve()) }

    container.register { Forecast() }
    container.register { Forecast() }
    // Tags tell them apart.
    container.register(tag: "coast") { Forecast() }

    // A ring that is closed when both are made is legal.
    container.register { Audience() }
        .resolvingProperties { container, audience in audience.stage = try container.resolve() }
    container.register { try Stage(audience: container.resolve()) }

    // Nobody registers the `Translator`.
    container.register { Speech(translator: try! container.resolve() as Translator) }
    return container
}

import Resolver

/// The services of an app that plans evening walks.
extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { RoutePlanner(lights: resolve()) }
        register { TrafficLights(planner: resolve()) }

        // A scratch pad for everyone, kept by one who lasts.
        register { ScratchPad() }.scope(.unique)
        register { WalkArchive(pad: resolve()) }.scope(.application)

        // Nobody registers the `Translator`.
        register { Speech(translator: resolve()) }

        register { Forecast() }
        register { Forecast() }
        // Names tell them apart.
        register(name: "coast") { Forecast() }

        // A ring that is closed when both are made is legal.
        register { Audience() }.resolveProperties { resolver, audience in audience.stage = resolver.optional() }
        register { Stage(audience: resolve()) }
    }
}

import Cleanse

/// Routes and the weather on them.
struct WalkModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(RoutePlanner.self).sharedInScope().to(factory: RoutePlanner.init)
        binder.bind(TrafficLights.self).to(factory: TrafficLights.init)
        // A scratch pad for everyone, kept by one who lasts.
        binder.bind(ScratchPad.self).to(factory: ScratchPad.init)
        binder.bind(WalkArchive.self).sharedInScope().to(factory: WalkArchive.init)
        binder.bind(WalkExporter.self).sharedInScope().to { (pads: Provider<ScratchPad>) in WalkExporter(pads: pads) }

        // Both give a `Forecast`.
        binder.bind(Forecast.self).to(factory: CoastForecast.init)
        binder.bind(Forecast.self).to(factory: CityForecast.init)

        // Tags tell them apart, collections take any number.
        binder.bind(Weather.self).tagged(with: Today.self).to(factory: Weather.init)
        binder.bind(Weather.self).tagged(with: Tomorrow.self).to(factory: Weather.init)
        binder.bind(Landmark.self).intoCollection().to(factory: Landmark.init)
        binder.bind(Landmark.self).intoCollection().to(factory: Landmark.init)
    }
}

/// Guides and what they say.
struct GuideModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind().to(factory: Guide.init)
        // Nobody binds the `Translator`.
        binder.bind(Speech.self).to(factory: Speech.init)
        // The two wait for one another, but one of them asks later.
        binder.bind(Audience.self).to(factory: Audience.init)
        binder.bind(Stage.self).to(factory: Stage.init)
    }
}

import FactoryKit

/// The services of an app that plans evening walks.
extension Container {
    var planner: Factory<RoutePlanner> { self { RoutePlanner(lights: self.lights()) }.cached }
    var lights: Factory<TrafficLights> { self { TrafficLights(planner: self.planner()) } }

    // A scratch pad for everyone, kept by one who lasts.
    var pad: Factory<ScratchPad> { self { ScratchPad() } }
    var archive: Factory<WalkArchive> {
        self { WalkArchive(pad: self.pad()) }
            .singleton
    }
    // One that is made anew keeps nobody, and what lasts as long may be kept.
    var draft: Factory<WalkArchive> { self { WalkArchive(pad: self.pad()) } }
    var board: Factory<ScratchPad> { self { ScratchPad() }.singleton }
    var wall: Factory<WalkArchive> { Factory(self) { WalkArchive(pad: self.board()) }.singleton }

    // Whoever shows a map must be told by which one: nobody does.
    var maps: Factory<MapProviding?> { promised() }
    // The app tells this one when it starts.
    var translator: Factory<Translator?> { promised() }

    var forecast: Factory<Forecast> { self { Forecast() }.onPreview { Forecast() } }
    // One more property is another registration, be it of the same type.
    var coast: Factory<Forecast> { self { Forecast() }.scope(.session) }

    // What is handed in is no ring, nor is what is asked for later.
    var walk: ParameterFactory<(Int, String), Walk> { self { length, name in Walk(length: length, name: name) } }
    var guide: Factory<Guide> { self { Guide(walk: self.walk((3, "Harbour")), makeTour: { self.tour() }) } }
    var tour: Factory<Tour> { self { Tour(guide: self.guide()) } }
}

extension Scope {
    static let session = Cached()
}

/// Rings among those who are asked by key paths.
extension Container {
    var audience: Factory<Audience> { self { Audience() } }
    var stage: Factory<Stage> { self { Stage() } }
    var bell: Factory<Bell> { self { Bell() } }
    var tower: Factory<Tower> { self { Tower() } }
}

import NeedleFoundation

/// The services of an app that plans evening walks.
final class RootComponent: BootstrapComponent {
    var planner: RoutePlanner { shared { RoutePlanner(lights: lights) } }
    var lights: TrafficLights { shared { TrafficLights(planner: planner) } }

    // A scratch pad for everyone, kept by one who lasts.
    var pad: ScratchPad { ScratchPad() }
    var archive: WalkArchive { shared { WalkArchive(pad: pad) } }
    // Nobody keeps what is made for each, and what is kept may be kept.
    var draft: WalkArchive { WalkArchive(pad: pad) }
    var board: ScratchPad { shared { ScratchPad() } }
    var wall: WalkArchive { shared { WalkArchive(pad: board) } }

    var forecast: any Forecasting { shared { CoastForecast() } }
    var clock: Clock { Clock() }

    // What is asked for later is no ring.
    var audience: Audience { Audience(makeStage: { self.stage }) }
    var stage: Stage { Stage(audience: audience) }

    var walkComponent: WalkComponent { WalkComponent(parent: self) }
    func guideComponent(_ guide: String) -> GuideComponent { GuideComponent(parent: self, name: guide) }
}

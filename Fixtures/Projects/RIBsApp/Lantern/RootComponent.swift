import RIBs

/// What the app hands in.
protocol RootDependency: Dependency {
    var clock: Clock { get }
}

/// The services of an app that plans evening walks.
final class RootComponent: Component<RootDependency> {
    var planner: RoutePlanner {
        return shared { RoutePlanner(lights: lights) }
    }

    var lights: TrafficLights {
        return TrafficLights(planner: planner)
    }

    // A scratch pad for everyone, kept by one who lasts.
    fileprivate var pad: ScratchPad { ScratchPad() }
    var archive: WalkArchive { shared { WalkArchive(pad: self.pad) } }

    // Nobody keeps what is made for each, and what is kept may be kept.
    var draft: WalkArchive { WalkArchive(pad: pad) }
    var board: ScratchPad { shared { ScratchPad() } }
    var wall: WalkArchive { shared { WalkArchive(pad: board) } }

    // What is asked for later is no ring.
    var audience: Audience { Audience(makeStage: { self.stage }) }
    var stage: Stage { Stage(audience: audience) }
}

/// What the walk needs of the component above: the compiler asks for it, so nothing can be missing.
extension RootComponent: WalkDependency {
    var forecastClock: Clock { dependency.clock }
}

import NeedleFoundation

protocol WalkDependency: Dependency {
    var forecast: any Forecasting { get }
    var board: ScratchPad { get }
    // Nobody above has a translator.
    var translator: Translator { get }
}

/// What one walk needs.
final class WalkComponent: Component<WalkDependency> {
    var diary: WalkDiary {
        WalkDiary(forecast: dependency.forecast, pad: dependency.board, translator: dependency.translator)
    }
    var stopComponent: StopComponent { StopComponent(parent: self) }
}

protocol StopDependency: Dependency {
    // Two components up, and one.
    var clock: Clock { get }
    var diary: WalkDiary { get }
    // Above is one of that name, and of another type.
    var lights: StreetLights { get }
}

/// What one stop on a walk needs.
final class StopComponent: Component<StopDependency> {
    var stop: Stop { shared { Stop(diary: dependency.diary, clock: dependency.clock, lights: dependency.lights) } }
}

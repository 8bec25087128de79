import RIBs

protocol StopDependency: Dependency {
    var diary: WalkDiary { get }
    var archive: WalkArchive { get }
    var forecastClock: Clock { get }
}

final class StopComponent: Component<StopDependency> {
    var stop: Stop { Stop(diary: dependency.diary) }
}

extension StopComponent: WalkDependency {
    var archive: WalkArchive { dependency.archive }
    var forecastClock: Clock { dependency.forecastClock }
}

protocol StopBuildable: Buildable {
    func build() -> Routing
}

final class StopBuilder: Builder<StopDependency>, StopBuildable {
    func build() -> Routing {
        let component = StopComponent(dependency: dependency)
        return StopRouter(
            interactor: StopInteractor(stop: component.stop), walkBuilder: WalkBuilder(dependency: component))
    }
}

final class StopInteractor: Interactor {
    private let stop: Stop
    init(stop: Stop) { self.stop = stop }
    func title() -> String { stop.title() }
}

final class StopRouter: Router<StopInteractor> {
    private let walkBuilder: WalkBuildable

    init(interactor: StopInteractor, walkBuilder: WalkBuildable) {
        self.walkBuilder = walkBuilder
        super.init(interactor: interactor)
    }

    func routeToWalk(_ listener: WalkListener) { attachChild(walkBuilder.build(withListener: listener)) }
}

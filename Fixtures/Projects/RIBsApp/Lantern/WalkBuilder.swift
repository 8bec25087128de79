import RIBs

protocol WalkDependency: Dependency {
    var archive: WalkArchive { get }
    var forecastClock: Clock { get }
}

final class WalkComponent: Component<WalkDependency> {
    var archive: WalkArchive { dependency.archive }
    var diary: WalkDiary { shared { WalkDiary(archive: archive, clock: dependency.forecastClock) } }

    // Each is asked for while the other is made.
    var guide: Guide { shared { Guide(tour: tour) } }
    var tour: Tour { shared { Tour(guide: guide) } }
}

/// A stop leads to the next walk: builders that hold one another make nothing yet.
extension WalkComponent: StopDependency {}

protocol WalkListener: AnyObject {
    func walkDidEnd()
}

protocol WalkBuildable: Buildable {
    func build(withListener listener: WalkListener) -> WalkRouting
}

protocol WalkRouting: ViewableRouting {
    func routeToStop()
}

final class WalkBuilder: Builder<WalkDependency>, WalkBuildable {
    override init(dependency: WalkDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: WalkListener) -> WalkRouting {
        let component = WalkComponent(dependency: dependency)
        let interactor = WalkInteractor(diary: component.diary)
        interactor.listener = listener
        return WalkRouter(interactor: interactor, stopBuilder: StopBuilder(dependency: component))
    }
}

final class WalkInteractor: Interactor {
    weak var router: WalkRouting?
    weak var listener: WalkListener?
    private let diary: WalkDiary

    init(diary: WalkDiary) { self.diary = diary }

    func end() {
        if diary.text().isEmpty { router?.routeToStop() }
        listener?.walkDidEnd()
    }
}

final class WalkRouter: Router<WalkInteractor>, WalkRouting {
    private let stopBuilder: StopBuildable

    init(interactor: WalkInteractor, stopBuilder: StopBuildable) {
        self.stopBuilder = stopBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func routeToStop() { attachChild(stopBuilder.build()) }
}

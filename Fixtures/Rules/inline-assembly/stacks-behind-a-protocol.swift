// What is called router, or stack, and has nothing but screens shown that it is handed, or handed what makes one, and taken
// away again, is the stack of screens behind a protocol: flows that hand it on hand on no dependency. One that shows what it
// makes itself, is handed what works, or told where to show it, leads somewhere.
// only: inline-assembly, dependency-pipeline, massive-initializer, unused-dependency

import UIKit

protocol SceneMaking {
    func make() -> UIViewController
}

protocol AnswerSceneMaking {
    associatedtype Answer
    func make(answer: @escaping (Answer) -> Void) -> UIViewController
}

protocol ScenePresenting {
    func asRoot(_ scene: SceneMaking)
    func push(_ scene: SceneMaking, animated: Bool)
    func push<Scene: AnswerSceneMaking>(_ scene: Scene, animated: Bool) -> Promise<Scene.Answer>
}

protocol SceneDismissing {
    func pop(animated: Bool)
    func dismiss(animated: Bool, completion: (() -> Void)?)
}

protocol SceneCoordinator: ScenePresenting, SceneDismissing {}

extension SceneDismissing {
    func dismiss() { dismiss(animated: true, completion: nil) }
}

struct AtlasScene: SceneMaking {
    let router: AtlasRouter
    func make() -> UIViewController { AtlasViewController(router: router) }
}

final class AtlasViewController: UIViewController {
    private let router: AtlasRouter
    init(router: AtlasRouter) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    func close() { router.close() }
}

final class AtlasRouter {
    private let scenes: SceneCoordinator
    init(scenes: SceneCoordinator) { self.scenes = scenes }
    func close() { scenes.pop(animated: true) }
}

final class MapRouter {
    private let scenes: SceneCoordinator
    init(scenes: SceneCoordinator) { self.scenes = scenes }
    func showAtlas() { scenes.push(AtlasScene(router: AtlasRouter(scenes: scenes)), animated: true) }
}

// Of screens, and of what has one.
protocol Presentable: AnyObject {
    var screen: UIViewController { get }
}

protocol Router: Presentable {
    var stack: UINavigationController { get }
    func setRoot(_ module: Presentable?, hidesBar: Bool)
    func present(_ screen: UIViewController, animated: Bool)
    func popToRoot(animated: Bool) -> [UIViewController]?
}

final class LegendCoordinator {
    private let router: Router
    init(router: Router) { self.router = router }
    func start() { router.present(UIViewController(), animated: true) }
}

final class ScaleCoordinator {
    private let router: Router
    init(router: Router) { self.router = router }
    func start() { LegendCoordinator(router: router).start() }
}

// What it shows it makes itself.
protocol GlobeRouter {
    func showPole()
    func present(_ screen: UIViewController, animated: Bool)
    func pop(animated: Bool)
}

final class PoleCoordinator {
    private let router: GlobeRouter
    init(router: GlobeRouter) { self.router = router }
    func start() { router.showPole() }
    //             ^ related: [dependency-pipeline] {{PoleCoordinator uses it}}
}

final class GlobeCoordinator {
    private let router: GlobeRouter
    init(router: GlobeRouter) { self.router = router }
    //   ^ warning: [dependency-pipeline] {{GlobeCoordinator takes GlobeRouter only to hand it on: GlobeCoordinator → PoleCoordinator, which uses it}}
    func start() { PoleCoordinator(router: router).start() }
    //             ^ note: [inline-assembly] {{GlobeCoordinator builds PoleCoordinator out of its own dependencies}}
    //                                     ^ related: [dependency-pipeline] {{GlobeCoordinator hands it to PoleCoordinator}}
}

// It is handed what works.
protocol Surveying {
    func survey()
}

protocol TrailRouter {
    func push(_ screen: UIViewController, surveying: Surveying)
    func pop()
}

final class TrailCoordinator {
    private let router: TrailRouter
    init(router: TrailRouter) { self.router = router }
    func start() { router.pop() }
    //             ^ related: [dependency-pipeline] {{TrailCoordinator uses it}}
}

final class HikeCoordinator {
    private let router: TrailRouter
    init(router: TrailRouter) { self.router = router }
    //   ^ warning: [dependency-pipeline] {{HikeCoordinator takes TrailRouter only to hand it on: HikeCoordinator → TrailCoordinator, which uses it}}
    func start() { TrailCoordinator(router: router).start() }
    //             ^ note: [inline-assembly] {{HikeCoordinator builds TrailCoordinator out of its own dependencies}}
    //                                      ^ related: [dependency-pipeline] {{HikeCoordinator hands it to TrailCoordinator}}
}

// Whoever presents an alert is asked for that, whatever else it can show.
protocol AlertPresenting {
    func present(_ alert: UIViewController, animated: Bool)
    func dismiss(animated: Bool)
}

final class StormCoordinator {
    private let alerts: AlertPresenting
    init(alerts: AlertPresenting) { self.alerts = alerts }
    func start() { alerts.present(UIAlertController(), animated: true) }
    //             ^ related: [dependency-pipeline] {{StormCoordinator uses it}}
}

final class WeatherCoordinator {
    private let alerts: AlertPresenting
    init(alerts: AlertPresenting) { self.alerts = alerts }
    //   ^ warning: [dependency-pipeline] {{WeatherCoordinator takes AlertPresenting only to hand it on: WeatherCoordinator → StormCoordinator, which uses it}}
    func start() { StormCoordinator(alerts: alerts).start() }
    //             ^ note: [inline-assembly] {{WeatherCoordinator builds StormCoordinator out of its own dependencies}}
    //                                      ^ related: [dependency-pipeline] {{WeatherCoordinator hands it to StormCoordinator}}
}

// It is told where to show what is its own.
protocol BannerRouter {
    func show(on screen: UIViewController, text: String)
    func hide(text: String)
}

final class SquallCoordinator {
    private let router: BannerRouter
    init(router: BannerRouter) { self.router = router }
    func start() { router.hide(text: "Squall") }
    //             ^ related: [dependency-pipeline] {{SquallCoordinator uses it}}
}

final class GaleCoordinator {
    private let router: BannerRouter
    init(router: BannerRouter) { self.router = router }
    //   ^ warning: [dependency-pipeline] {{GaleCoordinator takes BannerRouter only to hand it on: GaleCoordinator → SquallCoordinator, which uses it}}
    func start() { SquallCoordinator(router: router).start() }
    //             ^ note: [inline-assembly] {{GaleCoordinator builds SquallCoordinator out of its own dependencies}}
    //                                       ^ related: [dependency-pipeline] {{GaleCoordinator hands it to SquallCoordinator}}
}

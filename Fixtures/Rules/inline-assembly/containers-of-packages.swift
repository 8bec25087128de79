// What a container from elsewhere is told to make is made by the container. Who makes one, tells it what to give out and
// makes something with it puts an app together. Who is handed one is not, and nor is who only makes one.
// only: inline-assembly, dependency-pipeline

import CoreKit
import UIKit

protocol Launching {
    func launch()
}

protocol Tracking {
    func track()
}

final class SeaTracker: Tracking {
    func track() {}
}

final class LaunchService: Launching {
    private let resolver: DependenciesResolver
    private let tracker: Tracking
    init(resolver: DependenciesResolver, tracker: Tracking) {
        self.resolver = resolver
        self.tracker = tracker
    }
    func launch() {
        tracker.track()
        print(resolver.resolve(for: Tracking.self))
    }
}

struct LaunchRegistration {
    private let engine: DependenciesInjector
    private let tracker: Tracking

    init(engine: DependenciesInjector, tracker: Tracking) {
        self.engine = engine
        self.tracker = tracker
    }

    func register() {
        engine.register(for: Launching.self) { resolver in
            let tracker = tracker
            return LaunchService(resolver: resolver, tracker: tracker)
        }
    }
}

final class LaunchCoordinator {
    private let engine: DependenciesDefault
    private let tracker: Tracking

    init(father: DependenciesResolver, tracker: Tracking) {
        self.engine = DependenciesDefault(father: father)
        self.tracker = tracker
        setup()
    }

    func start() { tracker.track() }

    func present() {
        HarbourCoordinator(resolver: engine, title: "Harbour").start()
        LaunchService(resolver: engine, tracker: tracker).launch()
    //  ^ note: [inline-assembly] {{LaunchCoordinator builds LaunchService out of its own dependencies}}
    }

    private func setup() {
        engine.register(for: Launching.self) { [tracker] resolver in
            return LaunchService(resolver: resolver, tracker: tracker)
        }
    }
}

final class HarbourCoordinator {
    private let resolver: DependenciesResolver
    private let title: String
    init(resolver: DependenciesResolver, title: String) {
        self.resolver = resolver
        self.title = title
    }
    func start() { print(title, resolver.resolve(for: Launching.self)) }
}

class DemoViewController: UIViewController {
    private lazy var resolver: DependenciesResolver = {
        let resolver = DependenciesDefault()
        resolver.register(for: Launching.self) { resolver in
            return LaunchService(resolver: resolver, tracker: SeaTracker())
        }
        return resolver
    }()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        HarbourCoordinator(resolver: resolver, title: "Demo").start()
    }
}

// It is told nothing.
final class BareViewController: UIViewController {
    private lazy var resolver: DependenciesResolver = {
        let resolver = DependenciesDefault()
        return resolver
    }()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        HarbourCoordinator(resolver: resolver, title: "Bare").start()
    //  ^ note: [inline-assembly] {{BareViewController builds HarbourCoordinator out of its own dependencies}}
    }
}

// It is handed in, whatever is put into it.
final class GivenPresenter {
    private let engine: DependenciesResolver

    init(engine: DependenciesResolver) {
        self.engine = engine
        engine.register(for: Tracking.self) { _ in SeaTracker() }
    }

    func show() {
        HarbourCoordinator(resolver: engine, title: "Given").start()
    //  ^ note: [inline-assembly] {{GivenPresenter builds HarbourCoordinator out of its own dependencies}}
    }
}

// A closure that nothing is told with.
final class BatchCoordinator {
    private let queue: WorkQueue
    private let tracker: Tracking

    init(queue: WorkQueue, tracker: Tracking) {
    //                     ^ warning: [dependency-pipeline] {{BatchCoordinator takes Tracking only to hand it on: BatchCoordinator → TideService, which uses it}}
        self.queue = queue
        self.tracker = tracker
    }

    func start() {
        queue.schedule(for: Launching.self) { [tracker] in TideService(tracker: tracker) }
        //                                                 ^ note: [inline-assembly] {{BatchCoordinator builds TideService out of its own dependencies}}
        //                                                                      ^ related: [dependency-pipeline] {{BatchCoordinator hands it to TideService}}
    }
}

final class TideService {
    private let tracker: Tracking
    init(tracker: Tracking) { self.tracker = tracker }
    func run() { tracker.track() }
    //           ^ related: [dependency-pipeline] {{TideService uses it}}
}

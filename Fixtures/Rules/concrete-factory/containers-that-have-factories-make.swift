// A container whose methods give out what a factory makes is asked as one that makes it. Who asks anybody else for what it gives
// out, or does something with it first, is none.
// only: concrete-factory, container-injection

import UIKit

final class TideStore { func save() {} }
final class Piers { func moor() {} }

final class DetailScreen: UIViewController {
    private let store: TideStore
    init(store: TideStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    override func viewDidLoad() { store.save() }
}

struct HarbourFactory {
    func makeDetail(store: TideStore) -> UIViewController { DetailScreen(store: store) }
    func makeOther(piers: Piers) -> UIViewController {
        piers.moor()
        return UIViewController()
    }
}

final class HarbourContainer {
    struct Dependencies {
        let store: TideStore
        let piers: Piers
    }
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func makeDetail() -> UIViewController {
        let factory = HarbourFactory()
        return factory.makeDetail(store: dependencies.store)
    }
    func makeOther() -> UIViewController { HarbourFactory().makeOther(piers: dependencies.piers) }
}

final class HarbourCoordinator {
    private let container: HarbourContainer
    init(container: HarbourContainer) { self.container = container }
    //   ^ note: [concrete-factory] {{HarbourCoordinator takes the factory HarbourContainer by its concrete type}}
    func start() { UINavigationController().pushViewController(container.makeDetail(), animated: true) }
}

final class Album {
    private let screens = [UIViewController()]
    func findScreen(for store: TideStore) -> UIViewController { screens[0] }
}

final class AlbumContainer {
    private let album: Album
    private let store: TideStore
    init(album: Album, store: TideStore) {
        self.album = album
        self.store = store
    }
    func makeDetail() -> UIViewController { album.findScreen(for: store) }
}

final class AlbumCoordinator {
    private let container: AlbumContainer
    init(container: AlbumContainer) { self.container = container }
    func start() { UINavigationController().pushViewController(container.makeDetail(), animated: true) }
}

// A coordinator that only calls the container's creating methods takes it as a factory.

import UIKit

final class MuseumAPI {
    func load() {}
}

final class MuseumStore {
    func save() {}
}

final class MuseumContainer {
    lazy var api = MuseumAPI()
    lazy var store = MuseumStore()
    func makeMuseumViewModel() -> MuseumViewModel { MuseumViewModel(api: api, store: store) }
    func makeHallViewController() -> UIViewController { UIViewController() }
}

final class MuseumViewModel {
    private let api: MuseumAPI
    private let store: MuseumStore
    init(api: MuseumAPI, store: MuseumStore) {
        self.api = api
        self.store = store
    }
    func refresh() { api.load(); store.save() }
}

final class MuseumCoordinator {
    private let container: MuseumContainer
    private let navigation: UINavigationController
    init(container: MuseumContainer, navigation: UINavigationController) {
        self.container = container
        self.navigation = navigation
    }
    func start() {
        container.makeMuseumViewModel().refresh()
        navigation.pushViewController(container.makeHallViewController(), animated: true)
    }
}

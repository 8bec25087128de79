// A container of which only creating methods are called serves as a factory; a whole one is container injection.
// only: concrete-factory, container-injection

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
    func makeHall() -> UIViewController { UIViewController() }
}

final class MuseumCoordinator {
    private let container: MuseumContainer
    init(container: MuseumContainer) { self.container = container }
    //   ^ note: [concrete-factory] {{MuseumCoordinator takes the factory MuseumContainer by its concrete type}}
    func start() { _ = container.makeHall() }
}

final class MuseumViewModel {
    private let container: MuseumContainer
    init(container: MuseumContainer) { self.container = container }
    //   ^ warning: [container-injection] {{MuseumViewModel takes the whole container MuseumContainer}}
    func refresh() { container.api.load() }
}

final class TicketCoordinator {
    private let container: MuseumContainer
    init(container: MuseumContainer) { self.container = container }
    //   ^ warning: [container-injection] {{TicketCoordinator takes the whole container MuseumContainer}}
    func start() {
        container.store.save()
        _ = container.makeHall()
    }
}

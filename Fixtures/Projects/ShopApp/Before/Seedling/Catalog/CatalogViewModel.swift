import Foundation

@MainActor
protocol CatalogNavigating: AnyObject {
    func show(_ plant: Plant)
    func showBasket()
}

@MainActor
final class CatalogViewModel {
    private let network: any GardenNetwork
    private let events: any EventTracking = ServiceLocator.shared.get(EventTracking.self)
    private weak var navigator: (any CatalogNavigating)?

    private(set) var plants: [Plant] = []

    init(network: any GardenNetwork, navigator: any CatalogNavigating) {
        self.network = network
        self.navigator = navigator
    }

    func load() async throws {
        let month = Calendar.current.component(.month, from: Date())
        plants = try await network.plants().filter { $0.isInSeason(in: month) }
        events.track("catalog.loaded")
    }

    func select(at index: Int) {
        events.track("catalog.selected")
        navigator?.show(plants[index])
    }

    func openBasket() { navigator?.showBasket() }
}

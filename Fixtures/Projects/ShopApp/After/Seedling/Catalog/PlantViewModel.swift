import Foundation
import GardenCore

@MainActor
final class PlantViewModel {
    let plant: Plant
    private let basket: any BasketStoring
    private let pictures: any PictureLoading
    private let events: any EventTracking

    init(plant: Plant, basket: any BasketStoring, pictures: any PictureLoading, events: any EventTracking) {
        self.plant = plant
        self.basket = basket
        self.pictures = pictures
        self.events = events
    }

    func picture() async -> Data? {
        do {
            return try await pictures.picture(at: plant.picture)
        } catch {
            events.track("picture.failed")
            return nil
        }
    }

    func addToBasket() {
        basket.add(plant)
        events.track("basket.added")
    }
}

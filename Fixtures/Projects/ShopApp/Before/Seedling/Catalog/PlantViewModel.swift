import Foundation

@MainActor
final class PlantViewModel {
    let plant: Plant
    private let basket: any BasketStoring
    private let pictures: any PictureLoading

    init(plant: Plant, basket: any BasketStoring, pictures: any PictureLoading) {
        self.plant = plant
        self.basket = basket
        self.pictures = pictures
    }

    func picture() async -> Data? {
        do {
            return try await pictures.picture(at: plant.picture)
        } catch {
            ServiceLocator.shared.get(EventTracking.self).track("picture.failed")
            return nil
        }
    }

    func addToBasket() {
        basket.add(plant)
        ServiceLocator.shared.get((any EventTracking).self).track("basket.added")
    }
}

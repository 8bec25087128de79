import Foundation
import GardenCore
import GardenServices
import Testing

@MainActor
struct BasketStoreTests {
    @Test func aSecondPlantOfAKindRaisesTheCount() throws {
        let json = #"{"id":"fern","name":"Fern","pricePence":450,"picture":"https://a.example","season":[3,9]}"#
        let fern = try JSONDecoder().decode(Plant.self, from: Data(json.utf8))
        let basket = BasketStore()
        basket.add(fern)
        basket.add(fern)
        #expect(basket.lines.map(\.count) == [2])
    }
}

import Foundation

/// So many of one plant.
public struct BasketLine: Hashable, Codable, Sendable {
    public var plant: Plant
    public var count: Int

    public init(plant: Plant, count: Int) {
        self.plant = plant
        self.count = count
    }

    public var pricePence: Int { plant.pricePence * count }
}

/// What the nursery answers to an order.
public struct Receipt: Identifiable, Hashable, Codable, Sendable {
    public let id: UUID
    public var totalPence: Int
    public var tracking: URL
}

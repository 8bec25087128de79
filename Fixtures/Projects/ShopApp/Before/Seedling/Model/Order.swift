import Foundation

/// So many of one plant.
struct BasketLine: Hashable, Codable, Sendable {
    var plant: Plant
    var count: Int

    var pricePence: Int { plant.pricePence * count }
}

/// What the nursery answers to an order.
struct Receipt: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    var totalPence: Int
    var tracking: URL
}

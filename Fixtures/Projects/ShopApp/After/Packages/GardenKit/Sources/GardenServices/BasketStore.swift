import GardenCore

@MainActor
public final class BasketStore: BasketStoring {
    public private(set) var lines: [BasketLine] = []

    public init() {}

    public func add(_ plant: Plant) {
        if let index = lines.firstIndex(where: { $0.plant.id == plant.id }) {
            lines[index].count += 1
        } else {
            lines.append(BasketLine(plant: plant, count: 1))
        }
    }

    public func empty() { lines.removeAll() }
}

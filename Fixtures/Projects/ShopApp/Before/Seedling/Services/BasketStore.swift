@MainActor
protocol BasketStoring: AnyObject {
    var lines: [BasketLine] { get }
    func add(_ plant: Plant)
    func empty()
}

@MainActor
final class BasketStore: BasketStoring {
    private(set) var lines: [BasketLine] = []

    func add(_ plant: Plant) {
        if let index = lines.firstIndex(where: { $0.plant.id == plant.id }) {
            lines[index].count += 1
        } else {
            lines.append(BasketLine(plant: plant, count: 1))
        }
    }

    func empty() { lines.removeAll() }
}

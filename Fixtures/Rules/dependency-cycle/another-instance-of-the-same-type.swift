// A lazy property that reads the same property of its parent, and a function named like a property: no rings.
// only: dependency-cycle

final class Branch {
    private let parent: Branch?
    init(parent: Branch?) { self.parent = parent }

    lazy var isShaded: Bool = { parent?.isShaded ?? false }()
    lazy var leaves: [String] = {
        leaves(count: 3)
    }()

    func leaves(count: Int) -> [String] { Array(repeating: "leaf", count: count) }
}

// A lazy property that reads the same property of its parent, functions named like properties, observers: no rings.
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

struct Style {
    let size: Int
    static let small = small()
    static let large = Style.large(size: 3)
    static func small(size: Int = 1) -> Style { Style(size: size) }
    static func large(size: Int) -> Style { Style(size: size) }
    static var isWide = false {
        didSet { if isWide { print(isWide) } }
    }
}

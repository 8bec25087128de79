// What gives out lists of things, or others of its kind, is a tree or a model.
// only: container-outside-root

protocol NodeDrawing {
    func draw()
}

protocol TreeSearching {
    var name: String { get }
    var children: [any TreeSearching] { get }
    var properties: [String: any NodeDrawing] { get }
    var parentTree: (any TreeSearching)? { get }
}

final class FillDrawing: NodeDrawing {
    func draw() {}
}

final class FillProperties: TreeSearching {
    let name = "fill"
    let children: [any TreeSearching] = []
    let properties: [String: any NodeDrawing]
    let parentTree: (any TreeSearching)? = nil
    let color: FillDrawing
    init() {
        color = FillDrawing()
        properties = ["color": color]
    }
}

final class FillNode {
    private let properties = FillProperties()
    func draw() { properties.color.draw() }
}

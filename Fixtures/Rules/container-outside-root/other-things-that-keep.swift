// View containers, generic boxes, nodes with behaviour, sets of values and parameter objects are no containers.
// only: container-outside-root

import UIKit

final class CardContainerView: UIView {}

final class Box<Value> {
    let first = Leaf()
    let second = Leaf()
}

class Leaf {
    var title = ""
}

final class LeafSet {
    let first = Leaf()
    let second = Leaf()
    let third = Leaf()
}

protocol NodeOutput {
    func draw()
}

final class FillOutput: NodeOutput {
    func draw() {}
}

protocol Node {
    var output: any NodeOutput { get }
    var next: any NodeOutput { get }
}

final class FillNode: Node {
    let output: any NodeOutput = FillOutput()
    var next: any NodeOutput { output }
    func update(frame: Int) { output.draw() }
}

final class PaintAPI {
    func load() {}
}

final class PaintStore {
    func save() {}
}

struct PaintDependencies {
    let api: PaintAPI
    let store: PaintStore
}

final class PaintViewModel {
    private let dependencies: PaintDependencies
    init(dependencies: PaintDependencies) { self.dependencies = dependencies }
    func load() { dependencies.api.load(); dependencies.store.save() }
}

final class PaintCoordinator {
    private let card = CardContainerView()
    private let box = Box<Int>()
    private let leaves = LeafSet()
    private let node = FillNode()
    func start() {
        node.update(frame: 1)
        PaintViewModel(dependencies: PaintDependencies(api: PaintAPI(), store: PaintStore())).load()
    }
}

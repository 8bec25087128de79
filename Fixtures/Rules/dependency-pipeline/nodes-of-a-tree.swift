// An observable class that keeps a list of its own kind is a node of a tree, and so data; other observable classes are models.
// only: dependency-pipeline

import SwiftUI

@Observable
class PlaceNode {
    var name = ""
    weak var above: PlaceNode?
    var children: [PlaceNode] = []
    func find(_ name: String) -> PlaceNode? { children.first { $0.name == name } }
}

@Observable
class PlaceModel {
    var name = ""
    var places: [PlaceNode] = []
    func find(_ name: String) -> PlaceNode? { places.first { $0.name == name } }
}

final class PlacePicker {
    private let nodes: [PlaceNode]
    private let model: PlaceModel
    init(nodes: [PlaceNode], model: PlaceModel) {
        self.nodes = nodes
        self.model = model
    }
    func pick(_ name: String) -> Bool { model.find(name) != nil || nodes.contains { $0.name == name } }
}

final class PlaceFlow {
    private let nodes: [PlaceNode]
    private let model: PlaceModel
    init(nodes: [PlaceNode], model: PlaceModel) {
        //                   ^ warning: [dependency-pipeline] {{PlaceFlow takes PlaceModel only to hand it on: PlaceFlow → PlacePicker, which uses it}}
        self.nodes = nodes
        self.model = model
    }
    func start() -> PlacePicker { PlacePicker(nodes: nodes, model: model) }
}

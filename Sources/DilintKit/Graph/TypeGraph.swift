import SwiftFacts

/// The types and how they depend on one another. Nodes are the project's types by number, then types from elsewhere.
struct TypeGraph: Sendable {
    let graph: Digraph<TypeEdge>
    /// Names of the types from elsewhere that something depends on; node `types.count + i`. What the project adds to one of
    /// them depends on things by the number of that, see `TypeGraph.node(of:in:)`.
    let outsideNames: [NameID]
    private let outsideNodes: [NameID: Int]
    /// By node: the types whose initializers take it, as often as they do.
    private let injecting: FrozenGroups<TypeID>
    /// By node: how often code that instances run reaches its shared instance, or has it fetched.
    private let timesReached: [Int32]

    /// - Parameter found: The edges of the whole project.
    init(_ found: TypeGraphBuilder) {
        outsideNames = found.outsideNames
        outsideNodes = found.outsideNodes
        graph = Digraph(nodeCount: found.typeCount + outsideNames.count, edges: found.edges)
        injecting = FrozenGroups(
            graph.edges.filter { $0.label.kind == .injects }.lazy.map { (group: $0.target, row: TypeID($0.source)) },
            count: graph.nodeCount)
        timesReached = graph.edges.reduce(into: Array(repeating: 0, count: graph.nodeCount)) { times, edge in
            if edge.label.kind == .locates, !edge.label.isOfStatic { times[edge.target] += 1 }
        }
    }

    /// The node that stands for a type: of one from elsewhere, to which the project adds something, that on which others
    /// depend; nil where nobody does.
    func node(of type: TypeID, in index: ProjectIndex) -> Int? {
        index.types[type.index].kind == .external ? outsideNodes[index.types[type.index].name] : type.index
    }

    /// The types whose initializers take a type.
    func takers(of type: TypeID) -> Set<TypeID> { Set(injecting[type.index]) }

    /// How often code that instances run reaches the shared instance of a type of the project, or has it fetched.
    func timesReached(_ type: TypeID) -> Int { Int(timesReached[type.index]) }

    /// Whether the code of a type constructs another one, but for those whom nothing is handed to.
    func constructsAnything(_ type: TypeID) -> Bool {
        graph.edges(from: type.index).contains { $0.label.kind == .constructs && !$0.label.isDefault }
    }
}

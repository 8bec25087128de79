/// Nodes and edges for scripts.
struct JSONGraphFormat: GraphFormat {
    let format = "json"
    let readableNodes: Int? = nil

    func render(_ graph: GraphDocument, clusters: GraphClusters) -> String {
        JSONValue.members([
            ("schemaVersion", .int(1)),
            ("nodes", .array(graph.nodes.map(value))),
            ("edges", .array(graph.edges.map(value))),
        ]).text
    }

    private func value(of node: GraphNode) -> JSONValue {
        .members([
            ("id", .string(node.id)),
            ("name", .string(node.name)),
            ("kind", .string(node.kind)),
            ("roles", .strings(node.roles)),
            ("module", .string(node.module)),
            ("path", node.location.map { .string($0.path) } ?? .null),
            ("line", node.location.map { .int($0.line) } ?? .null),
        ])
    }

    private func value(of edge: GraphEdge) -> JSONValue {
        .members([
            ("from", .string(edge.from)),
            ("to", .string(edge.to)),
            ("kind", .string(edge.kind)),
            ("path", .string(edge.location.path)),
            ("line", .int(edge.location.line)),
            ("column", .int(edge.location.column)),
        ])
    }
}

/// GraphML, which yEd, Gephi, Cytoscape and the libraries for graphs read: every edge, with all that is known of it.
struct GraphMLFormat: GraphFormat {
    let format = "graphml"
    let readableNodes: Int? = nil

    private static let nodeKeys = [
        ("id", "string"), ("name", "string"), ("kind", "string"), ("roles", "string"), ("module", "string"),
        ("path", "string"), ("line", "int"),
    ]
    private static let edgeKeys = [
        ("kind", "string"), ("deferred", "boolean"), ("rules", "string"), ("path", "string"), ("line", "int"),
        ("column", "int"),
    ]

    func render(_ graph: GraphDocument, clusters: GraphClusters) -> String {
        let names = GraphPicture(of: graph, clusters: clusters).identifiers
        var writer = XMLWriter()
        writer.open(
            "graphml",
            [
                ("xmlns", "http://graphml.graphdrawing.org/xmlns"),
                ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
                (
                    "xsi:schemaLocation",
                    "http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd"
                ),
            ])
        for (domain, keys) in [("node", Self.nodeKeys), ("edge", Self.edgeKeys)] {
            for (name, type) in keys {
                writer.element(
                    "key",
                    [("id", "\(domain)-\(name)"), ("for", domain), ("attr.name", name), ("attr.type", type)])
            }
        }
        writer.open("graph", [("id", "dependencies"), ("edgedefault", "directed")])
        for node in graph.nodes { write(node, as: names[node.id], to: &writer) }
        for edge in graph.edges { write(edge, names, to: &writer) }
        writer.close()
        writer.close()
        return writer.output
    }

    private func write(_ node: GraphNode, as name: String?, to writer: inout XMLWriter) {
        writer.open("node", [("id", name)])
        write(
            "node",
            [
                ("id", node.id), ("name", node.name), ("kind", node.kind),
                ("roles", node.roles.joined(separator: ", ")), ("module", node.module), ("path", node.location?.path),
                ("line", node.location.map { String($0.line) }),
            ], to: &writer)
        writer.close()
    }

    private func write(_ edge: GraphEdge, _ names: [String: String], to writer: inout XMLWriter) {
        guard let from = names[edge.from], let to = names[edge.to] else { return }
        writer.open("edge", [("source", from), ("target", to)])
        write(
            "edge",
            [
                ("kind", edge.kind), ("deferred", String(edge.isDeferred)),
                ("rules", edge.rules.joined(separator: ", ")), ("path", edge.location.path),
                ("line", String(edge.location.line)), ("column", String(edge.location.column)),
            ], to: &writer)
        writer.close()
    }

    private func write(_ domain: String, _ values: [(String, String?)], to writer: inout XMLWriter) {
        for (name, value) in values {
            if let value { writer.element("data", [("key", "\(domain)-\(name)")], text: value) }
        }
    }
}

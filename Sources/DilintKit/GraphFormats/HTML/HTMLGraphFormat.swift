/// One page that needs nothing else: the graph to move about in, to search, to filter and to look at piece by piece.
struct HTMLGraphFormat: GraphFormat {
    let format = "html"
    let readableNodes: Int? = 1_500

    func render(_ graph: GraphDocument, clusters: GraphClusters) -> String {
        let picture = GraphPicture(of: graph, clusters: clusters)
        return HTMLPage.page(
            title: "Dependencies", style: HTMLGraphPage.style,
            body: """
                \(HTMLGraphPage.body)
                <script type="application/json" id="graph">\(data(of: picture).compactText)</script>
                <script>
                \(HTMLGraphPage.layoutScript)
                \(HTMLGraphPage.script)
                </script>
                """)
    }

    /// Arrows name their ends by position.
    private func data(of picture: GraphPicture) -> JSONValue {
        var positions: [String: Int] = [:]
        var nodes: [JSONValue] = []
        for cluster in picture.clusters {
            for node in cluster.nodes {
                positions[node.id] = nodes.count
                nodes.append(value(of: node, in: cluster))
            }
        }
        let edges = picture.arrows.compactMap { arrow -> JSONValue? in
            guard let from = positions[arrow.from], let to = positions[arrow.to] else { return nil }
            return .members([
                ("from", .int(from)), ("to", .int(to)), ("kind", .string(arrow.kind)),
                ("deferred", .bool(arrow.isDeferred)), ("rules", .strings(arrow.rules)), ("count", .int(arrow.count)),
                ("place", .string("\(arrow.location.path):\(arrow.location.line)")),
            ])
        }
        return .members([
            ("kinds", .strings(GraphPicture.edgeKinds)),
            ("colors", .members(GraphPicture.roles.map { ($0, .string(GraphPicture.color(ofRole: $0))) })),
            ("nodes", .array(nodes)), ("edges", .array(edges)),
        ])
    }

    private func value(of node: GraphNode, in cluster: GraphPicture.Cluster) -> JSONValue {
        .members([
            ("name", .string(node.name)), ("kind", .string(node.kind)), ("roles", .strings(node.roles)),
            ("role", .string(GraphPicture.leadingRole(of: node) ?? "")), ("group", .string(cluster.name)),
            ("module", .string(node.module)),
            ("place", .string(node.location.map { "\($0.path):\($0.line)" } ?? "")),
        ])
    }
}

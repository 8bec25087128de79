/// The language of Graphviz: modules are clusters, roles shapes, kinds of edges styles; red is what findings are about.
struct DOTFormat: GraphFormat {
    let format = "dot"
    let readableNodes: Int? = 150

    func render(_ graph: GraphDocument, clusters: GraphClusters) -> String {
        let picture = GraphPicture(of: graph, clusters: clusters)
        var output = """
            digraph dependencies {
                graph [rankdir=LR, bgcolor=white, pad=0.3, nodesep=0.2, ranksep=0.9, fontname="\(Self.font)", fontsize=12]
                node [shape=box, style="filled,rounded", color="#7a7f87", fillcolor="#ffffff", fontname="\(Self.font)", \
            fontsize=11, fontcolor="#1c1f23", height=0.35, margin="0.14,0.06"]
                edge [color="#7a7f87", arrowsize=0.7, fontname="\(Self.font)", fontsize=9]

            """
        for (index, cluster) in picture.clusters.enumerated() {
            output += cluster.name.isEmpty ? nodes(of: cluster, indent: "    ") : frame(cluster, number: index)
        }
        for arrow in picture.arrows { output += line(of: arrow) }
        output += legend(of: picture)
        return output + "}\n"
    }

    private static let font = "Helvetica,Arial,sans-serif"

    private func frame(_ cluster: GraphPicture.Cluster, number: Int) -> String {
        """

            subgraph cluster_\(number) {
                label="\(Escaping.dot(cluster.name))"
                labeljust=l
                style="filled,rounded"
                color="#d5d9de"
                fillcolor="#f6f7f9"
                fontcolor="#5a6068"

        """ + nodes(of: cluster, indent: "        ") + "    }\n"
    }

    private func nodes(of cluster: GraphPicture.Cluster, indent: String) -> String {
        cluster.nodes.map { node in
            var attributes = look(ofRole: GraphPicture.leadingRole(of: node))
            let mark = node.kind == "protocol" ? "«protocol»\\n" : ""
            attributes.insert(("label", mark + Escaping.dot(node.name)), at: 0)
            if node.kind == "external" {
                attributes.append(("style", "dashed,rounded"))
                attributes.append(("fontcolor", "#5a6068"))
            }
            attributes.append(("tooltip", Escaping.dot(tooltip(of: node))))
            return "\(indent)\"\(Escaping.dot(node.id))\" [\(list(attributes))]\n"
        }.joined()
    }

    private func tooltip(of node: GraphNode) -> String {
        let what = ([node.kind] + node.roles).joined(separator: ", ")
        return node.location.map { "\(node.name): \(what), \($0.path):\($0.line)" } ?? "\(node.name): \(what)"
    }

    private func line(of arrow: GraphPicture.Arrow) -> String {
        var attributes = look(ofEdge: arrow.kind)
        if arrow.isDeferred { attributes += [("dir", "both"), ("arrowtail", "odot")] }
        var tooltip = "\(arrow.kind), \(arrow.location.path):\(arrow.location.line)"
        if !arrow.rules.isEmpty {
            attributes.removeAll { attribute in Self.finding.contains { $0.0 == attribute.0 } }
            attributes += Self.finding
            tooltip += ", " + arrow.rules.joined(separator: ", ")
        }
        if arrow.kind == GraphDocument.collapsedKind { attributes.append(("label", String(arrow.count))) }
        attributes.append(("tooltip", Escaping.dot(tooltip)))
        return "    \"\(Escaping.dot(arrow.from))\" -> \"\(Escaping.dot(arrow.to))\" [\(list(attributes))]\n"
    }

    private static let finding = [("color", "#d1242f"), ("penwidth", "2")]

    private func look(ofRole role: String?) -> [(String, String)] {
        guard let role else { return [] }
        let fill = ("fillcolor", GraphPicture.color(ofRole: role))
        switch role {
        case "root": return [("shape", "doubleoctagon"), fill]
        case "container": return [("shape", "cylinder"), fill]
        case "factory": return [("shape", "component"), fill]
        case "coordinator": return [("shape", "hexagon"), fill]
        case "screen": return [("shape", "tab"), fill]
        case "view model": return [("shape", "ellipse"), fill]
        case "parameter object": return [("shape", "note"), fill]
        default: return [fill]
        }
    }

    private func look(ofEdge kind: String) -> [(String, String)] {
        switch kind {
        case "injects": [("color", "#3b4148")]
        case "holds": [("arrowhead", "diamond")]
        case "constructs": [("color", "#3b4148"), ("style", "bold"), ("arrowhead", "vee")]
        case "makes": [("color", "#3f6fd1"), ("arrowhead", "vee")]
        case "provides": [("color", "#7a4fd0"), ("arrowhead", "box")]
        case "implements": [("style", "dashed"), ("arrowhead", "empty")]
        case "locates": [("color", "#b45f06"), ("style", "dotted"), ("penwidth", "2"), ("arrowhead", "vee")]
        default: []
        }
    }

    private func list(_ attributes: [(String, String)]) -> String {
        attributes.map { "\($0)=\"\($1)\"" }.joined(separator: ", ")
    }

    /// Only of what the picture holds.
    private func legend(of picture: GraphPicture) -> String {
        let nodes = picture.clusters.flatMap(\.nodes)
        let roles = GraphPicture.roles.filter { role in
            nodes.contains { GraphPicture.leadingRole(of: $0) == role }
        }
        var samples = GraphPicture.edgeKinds.filter { kind in picture.arrows.contains { $0.kind == kind } }
            .map { ($0, look(ofEdge: $0)) }
        if picture.arrows.contains(where: \.isDeferred) {
            samples.append(("deferred", [("dir", "both"), ("arrowtail", "odot")]))
        }
        if picture.arrows.contains(where: { !$0.rules.isEmpty }) { samples.append(("has a finding", Self.finding)) }
        guard !roles.isEmpty || !samples.isEmpty else { return "" }
        var output = """

                subgraph cluster_legend {
                    label="Legend"
                    labeljust=l
                    style=rounded
                    color="#d5d9de"
                    fontcolor="#5a6068"

            """
        // Two columns of as many rows each, so that every arrow is level.
        for (index, role) in roles.enumerated() {
            output += "        \"legend \(role)\" [\(list([("label", role)] + look(ofRole: role)))]\n"
            if !index.isMultiple(of: 2) {
                output += "        \"legend \(roles[index - 1])\" -> \"legend \(role)\" [style=invis]\n"
            }
        }
        for (name, look) in samples {
            let (from, to) = ("\"legend \(name)\"", "\"legend \(name) arrow\"")
            output += "        \(from) [label=\"\(name)\", shape=plaintext, style=\"\"]\n"
            output += "        \(to) [label=\"\", width=0.1, height=0.35, style=invis]\n"
            output += "        \(from) -> \(to) [\(list(look))]\n"
        }
        return output + "    }\n"
    }
}

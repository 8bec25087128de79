/// The picture language that GitHub, GitLab and many wikis draw by themselves.
struct MermaidFormat: GraphFormat {
    let format = "mermaid"
    let readableNodes: Int? = 80

    func render(_ graph: GraphDocument, clusters: GraphClusters) -> String {
        let picture = GraphPicture(of: graph, clusters: clusters)
        let names = picture.identifiers
        var output = "flowchart LR\n"
        for (index, cluster) in picture.clusters.enumerated() {
            let indent = cluster.name.isEmpty ? "    " : "        "
            if !cluster.name.isEmpty {
                output += "    subgraph cluster_\(index)[\"\(Escaping.mermaid(cluster.name))\"]\n"
            }
            for node in cluster.nodes {
                output += "\(indent)\(names[node.id] ?? "")\(box(of: node)):::\(style(of: node))\n"
            }
            if !cluster.name.isEmpty { output += "    end\n" }
        }
        for arrow in picture.arrows {
            let (from, to) = (names[arrow.from] ?? "n_", names[arrow.to] ?? "n_")
            let label = Escaping.mermaid(label(of: arrow))
            output += "    \(from) \(line(of: arrow.kind))|\"\(label)\"| \(to)\n"
        }
        return output + styles(of: picture)
    }

    private func label(of arrow: GraphPicture.Arrow) -> String {
        if arrow.kind == GraphDocument.collapsedKind { return String(arrow.count) }
        return arrow.isDeferred ? "\(arrow.kind) later" : arrow.kind
    }

    private func box(of node: GraphNode) -> String {
        let mark = node.kind == "protocol" ? "«protocol»<br/>" : ""
        let label = "\"\(mark)\(Escaping.mermaid(node.name))\""
        switch GraphPicture.leadingRole(of: node) {
        case "root": return "(((\(label))))"
        case "container": return "[(\(label))]"
        case "factory": return "[[\(label)]]"
        case "coordinator": return "{{\(label)}}"
        case "screen": return "[/\(label)/]"
        case "view model": return "([\(label)])"
        case "parameter object": return ">\(label)]"
        case "service": return "(\(label))"
        default: return "[\(label)]"
        }
    }

    private func line(of kind: String) -> String {
        switch kind {
        case "constructs": "==>"
        case "holds", "provides": "--o"
        case "implements", "locates": "-.->"
        default: "-->"
        }
    }

    private func style(of node: GraphNode) -> String {
        if node.kind == "external" { return "external" }
        return GraphPicture.leadingRole(of: node).map(Self.className) ?? "other"
    }

    private static func className(of role: String) -> String {
        role.split(separator: " ").joined(separator: "_")
    }

    /// Red are the arrows that findings are about; Mermaid counts arrows from 0.
    private func styles(of picture: GraphPicture) -> String {
        let used = Set(picture.clusters.flatMap(\.nodes).map(style))
        var output = ""
        for role in GraphPicture.roles where used.contains(Self.className(of: role)) {
            let color = GraphPicture.color(ofRole: role)
            output += "    classDef \(Self.className(of: role)) fill:\(color),stroke:#7a7f87,color:#1c1f23\n"
        }
        if used.contains("other") { output += "    classDef other fill:#ffffff,stroke:#7a7f87,color:#1c1f23\n" }
        if used.contains("external") {
            output += "    classDef external fill:#ffffff,stroke:#7a7f87,color:#5a6068,stroke-dasharray:4 3\n"
        }
        let red = picture.arrows.indices.filter { !picture.arrows[$0].rules.isEmpty }
        if !red.isEmpty {
            let list = red.map(String.init).joined(separator: ",")
            output += "    linkStyle \(list) stroke:#d1242f,stroke-width:2px\n"
        }
        return output
    }
}

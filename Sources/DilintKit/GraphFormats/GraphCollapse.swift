/// How types are put together into one node.
package enum GraphCollapse: String, Sendable, CaseIterable {
    case module, folder, none
}

extension GraphDocument {
    /// The kind of an edge between modules or folders: it stands for edges of any kind.
    static let collapsedKind = "depends"

    /// The same graph between modules or folders. Types from elsewhere are left out: they belong to none.
    package func collapsed(by collapse: GraphCollapse) -> GraphDocument {
        switch collapse {
        case .none: self
        case .module: collapsed(kind: "module") { $0.module }
        case .folder: collapsed(kind: "folder", shorteningNames: true) { Self.folder(of: $0) }
        }
    }

    /// The graph itself where a person can read it, else the finest summary that is readable.
    ///
    /// - Parameter limit: Of nodes; three arrows a node are readable.
    /// - Returns: With what was done, for a sentence: "module", "folder".
    package func readable(limit: Int) -> (graph: GraphDocument, collapse: GraphCollapse) {
        guard !isReadable(limit) else { return (self, .none) }
        let modules = collapsed(by: .module)
        if modules.nodes.count > 1, modules.isReadable(limit) { return (modules, .module) }
        let deepest = nodes.reduce(0) { max($0, Self.folder(of: $1).split(separator: "/").count) }
        var coarsest: GraphDocument?
        for depth in (1..<max(deepest + 1, 1)).reversed() {
            let folders = collapsed(kind: "folder", shorteningNames: true) { node in
                Self.folder(of: node).split(separator: "/").prefix(depth).joined(separator: "/")
            }
            guard folders.nodes.count > 1 else { break }
            coarsest = folders
            if folders.isReadable(limit) { break }
        }
        return coarsest.map { ($0, .folder) } ?? (self, .none)
    }

    private func isReadable(_ limit: Int) -> Bool {
        nodes.count <= limit && Set(edges.map { [$0.from, $0.to] }).count <= 3 * limit
    }

    private static func folder(of node: GraphNode) -> String {
        guard let path = node.location?.path else { return "" }
        return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    private func collapsed(
        kind: String, shorteningNames: Bool = false, _ group: (GraphNode) -> String
    ) -> GraphDocument {
        var groups: [String: String] = [:]
        for node in nodes where node.location != nil { groups[node.id] = group(node) }
        let edges = edges.compactMap { edge -> GraphEdge? in
            guard let from = groups[edge.from], let to = groups[edge.to], from != to else { return nil }
            var edge = edge
            (edge.from, edge.to, edge.kind) = (from, to, Self.collapsedKind)
            return edge
        }
        let ids = Set(groups.values).sorted()
        let common = shorteningNames ? Self.commonFolders(ids) : 0
        let nodes = ids.map { id in
            let name = id.split(separator: "/").dropFirst(common).joined(separator: "/")
            return GraphNode(
                id: id, name: name.isEmpty ? id : name, kind: kind, roles: [], module: "", location: nil)
        }
        return GraphDocument(
            nodes: nodes, edges: edges.sorted { ($0.from, $0.to, $0.location) < ($1.from, $1.to, $1.location) })
    }

    /// How many first folders all paths have in common, the last one of each not counted.
    private static func commonFolders(_ paths: [String]) -> Int {
        let split = paths.map { $0.split(separator: "/").dropLast() }
        guard let first = split.first else { return 0 }
        return first.indices.prefix { index in split.allSatisfy { index < $0.endIndex && $0[index] == first[index] } }
            .count
    }
}

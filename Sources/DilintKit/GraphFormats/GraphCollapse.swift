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
        case .folder: collapsed(kind: "folder", shorteningNames: true) { $0.folder }
        }
    }

    /// The graph itself where a person can read it, else the finest summary that is readable: of modules, unless one of
    /// them holds most of the types and folders tell more.
    ///
    /// - Parameters:
    ///   - limit: Of nodes; three arrows a node are readable.
    ///   - kept: The ids of nodes that are drawn in any case.
    /// - Returns: With what was done, for a sentence: "module", "folder".
    package func readable(limit: Int, keeping kept: Set<String> = []) -> (graph: GraphDocument, collapse: GraphCollapse)
    {
        guard !isReadable(limit) else { return (self, .none) }
        let modules = collapsed(kind: "module", keeping: kept) { $0.module }
        let isTelling = modules.nodes.count > 1 && modules.isReadable(limit)
        if isTelling, largestModule * 2 <= nodes.count { return (modules, .module) }
        let folders = readableFolders(limit: limit, keeping: kept)
        if isTelling, folders.map({ $0.nodes.count <= modules.nodes.count || !$0.isReadable(limit) }) ?? true {
            return (modules, .module)
        }
        return folders.map { ($0, .folder) } ?? (self, .none)
    }

    /// How many types the module with the most has.
    private var largestModule: Int {
        Dictionary(nodes.lazy.filter { $0.location != nil }.map { ($0.module, 1) }, uniquingKeysWith: +).values.max()
            ?? 0
    }

    /// The graph between folders, as deep ones as are readable; else between the topmost ones. nil where there is one.
    private func readableFolders(limit: Int, keeping kept: Set<String>) -> GraphDocument? {
        let deepest = nodes.reduce(0) { max($0, CodePlace(of: $1).folder.split(separator: "/").count) }
        var coarsest: GraphDocument?
        for depth in (1..<max(deepest + 1, 1)).reversed() {
            let folders = collapsed(kind: "folder", shorteningNames: true, keeping: kept) { place in
                place.folder.split(separator: "/").prefix(depth).joined(separator: "/")
            }
            guard folders.nodes.count > 1 else { break }
            coarsest = folders
            if folders.isReadable(limit) { break }
        }
        return coarsest
    }

    private func isReadable(_ limit: Int) -> Bool {
        nodes.count <= limit && Set(edges.map { [$0.from, $0.to] }).count <= 3 * limit
    }

    /// Where a type is declared, or code that extends it.
    private struct CodePlace {
        var module: String
        var path: String

        init(of node: GraphNode) {
            module = node.module
            path = node.location?.path ?? ""
        }

        init(of edge: GraphEdge, from node: GraphNode) {
            module = edge.module ?? node.module
            path = edge.location.path
        }

        var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? (path.isEmpty ? "" : ".") }
    }

    /// An edge begins where its evidence stands: what an extension in another module needs, that module needs.
    private func collapsed(
        kind: String, shorteningNames: Bool = false, keeping kept: Set<String> = [],
        _ placed: (CodePlace) -> String
    ) -> GraphDocument {
        var declared: [String: GraphNode] = [:]
        for node in nodes where node.location != nil { declared[node.id] = node }
        func group(of node: GraphNode) -> String { kept.contains(node.id) ? node.id : placed(CodePlace(of: node)) }
        var ids = Set(declared.values.map(group(of:)))
        let edges = edges.compactMap { edge -> GraphEdge? in
            guard let source = declared[edge.from], let target = declared[edge.to] else { return nil }
            let from = kept.contains(source.id) ? source.id : placed(CodePlace(of: edge, from: source))
            let to = group(of: target)
            guard from != to else { return nil }
            ids.insert(from)
            var edge = edge
            (edge.from, edge.to, edge.kind, edge.module) = (from, to, Self.collapsedKind, nil)
            return edge
        }
        let common = shorteningNames ? Self.commonFolders(ids.subtracting(kept).sorted()) : 0
        let nodes = ids.sorted().map { id -> GraphNode in
            if kept.contains(id), let node = declared[id] { return node }
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

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

    /// The graph itself where a person can read it, else a summary that is readable and tells something: of modules, unless
    /// one of them holds most of the types and folders tell more.
    ///
    /// - Parameters:
    ///   - limit: Of nodes; three arrows a node are readable.
    ///   - kept: The ids of nodes that are drawn in any case.
    /// - Returns: With what was done, for a sentence: "module", "folder"; "none" also where neither would tell anything.
    package func readable(limit: Int, keeping kept: Set<String> = []) -> (graph: GraphDocument, collapse: GraphCollapse)
    {
        guard !isReadable(limit) else { return (self, .none) }
        // A few boxes for hundreds of types are nothing to read either.
        func tells(_ summary: GraphDocument) -> Bool {
            summary.nodes.count >= max(2, limit / 10) && summary.isReadable(limit)
        }
        let modules = collapsed(kind: "module", keeping: kept) { $0.module }
        if tells(modules), largestModule * 2 <= nodes.count { return (modules, .module) }
        let folders = readableFolders(limit: limit, keeping: kept)
        if let folders, tells(folders), !tells(modules) || folders.nodes.count > modules.nodes.count {
            return (folders, .folder)
        }
        return tells(modules) ? (modules, .module) : (self, .none)
    }

    /// How many types the module with the most has.
    private var largestModule: Int {
        Dictionary(nodes.lazy.filter { $0.location != nil }.map { ($0.module, 1) }, uniquingKeysWith: +).values.max()
            ?? 0
    }

    /// The graph between folders, as fine as is readable.
    private func readableFolders(limit: Int, keeping kept: Set<String>) -> GraphDocument? {
        var typeCounts: [String: Int] = [:]
        for node in nodes where node.location != nil { typeCounts[CodePlace(of: node).folder, default: 0] += 1 }
        for edge in edges { typeCounts[CodePlace.folder(of: edge.location.path), default: 0] += 0 }
        func drawn(_ count: Int) -> GraphDocument {
            let boxes = FolderBoxes(typeCounts, limit: count)
            return collapsed(kind: "folder", shorteningNames: true, keeping: kept) { place in
                boxes.paths[place.folder] ?? place.folder
            }
        }
        // More boxes have more arrows.
        var finest: GraphDocument?
        var counts = 2..<max(2, limit) + 1
        while !counts.isEmpty {
            let middle = counts.lowerBound + counts.count / 2
            let folders = drawn(middle)
            if folders.isReadable(limit) {
                finest = folders
                counts = middle + 1..<counts.upperBound
            } else {
                counts = counts.lowerBound..<middle
            }
        }
        return finest
    }

    /// Whether a person can read it.
    package func isReadable(_ limit: Int) -> Bool {
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

        /// - Parameter node: The type that the code extends or declares; nil for one from elsewhere.
        init(of edge: GraphEdge, from node: GraphNode?) {
            module = edge.module ?? node?.module ?? ""
            path = edge.location.path
        }

        var folder: String { Self.folder(of: path) }

        static func folder(of path: String) -> String {
            path.lastIndex(of: "/").map { String(path[..<$0]) } ?? (path.isEmpty ? "" : ".")
        }
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
            guard let target = declared[edge.to] else { return nil }
            let source = declared[edge.from]
            let isKept = source != nil && kept.contains(edge.from)
            let from = isKept ? edge.from : placed(CodePlace(of: edge, from: source))
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

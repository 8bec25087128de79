/// What the drawn formats share: which nodes stand together, which role decides a node's look, one arrow for many
/// edges of one kind.
package struct GraphPicture {
    /// An arrow of the picture: all edges of one kind between two nodes.
    struct Arrow: Equatable {
        var from: String
        var to: String
        var kind: String
        /// All of the edges are.
        var isDeferred: Bool
        /// Of all the edges, sorted.
        var rules: [String]
        /// How many edges it stands for.
        var count: Int
        /// The evidence of the first.
        var location: Location
    }

    /// Nodes drawn in one frame; without a name those that stand outside all frames.
    struct Cluster: Equatable {
        var name: String
        var nodes: [GraphNode]
    }

    /// The roles with a look of their own: where a node has several, the first of them here decides.
    static let roles = [
        "root", "container", "factory", "coordinator", "screen", "view model", "parameter object", "service",
    ]

    /// The kinds of edges between types, in the order in which legends list them.
    package static let edgeKinds = TypeEdgeKind.allCases.map(\.rawValue)

    /// Sorted by name.
    var clusters: [Cluster]
    var arrows: [Arrow]

    /// - Complexity: O(*n* log *n*) in the number of nodes and edges.
    init(of graph: GraphDocument, clusters kind: GraphClusters) {
        var members: [String: [GraphNode]] = [:]
        for node in graph.nodes { members[Self.cluster(of: node, by: kind), default: []].append(node) }
        clusters = members.keys.sorted().map { Cluster(name: $0, nodes: members[$0] ?? []) }
        arrows = []
        for edge in graph.edges {
            if let last = arrows.last, last.from == edge.from, last.to == edge.to, last.kind == edge.kind {
                arrows[arrows.count - 1].isDeferred = last.isDeferred && edge.isDeferred
                arrows[arrows.count - 1].rules = Set(last.rules + edge.rules).sorted()
                arrows[arrows.count - 1].count += 1
            } else {
                arrows.append(
                    Arrow(
                        from: edge.from, to: edge.to, kind: edge.kind, isDeferred: edge.isDeferred, rules: edge.rules,
                        count: 1, location: edge.location))
            }
        }
    }

    /// A name of ASCII letters, digits and underscores for every node id, as readable as that can be; equal ones get
    /// a number in the order of the nodes.
    var identifiers: [String: String] {
        var taken: [String: Int] = [:]
        var used: Set<String> = []
        var names: [String: String] = [:]
        for node in clusters.flatMap(\.nodes).sorted(by: { $0.id < $1.id }) {
            // Without the prefix a type called `end` would end a Mermaid diagram.
            let name = "n_" + Escaping.replacing(node.id) { isWord($0) ? nil : "_" }
            var unique = name
            while !used.insert(unique).inserted {
                taken[name, default: 1] += 1
                unique = "\(name)__\(taken[name, default: 1])"
            }
            names[node.id] = unique
        }
        return names
    }

    private func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }

    /// The fill of a role's nodes.
    static func color(ofRole role: String) -> String {
        switch role {
        case "root": "#ffe08a"
        case "container": "#d7c8f5"
        case "factory": "#c9d9fb"
        case "coordinator": "#fbd3b4"
        case "screen": "#f9cfe0"
        case "view model": "#fde7b0"
        case "parameter object": "#e9ecef"
        case "service": "#c6ecd2"
        default: "#ffffff"
        }
    }

    /// The role that decides how a node looks; nil if it has none of those.
    static func leadingRole(of node: GraphNode) -> String? { roles.first { node.roles.contains($0) } }

    private static func cluster(of node: GraphNode, by kind: GraphClusters) -> String {
        switch kind {
        case .none: return ""
        case .module: return node.location == nil ? "" : node.module
        case .folder:
            guard let path = node.location?.path else { return "" }
            return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        }
    }
}

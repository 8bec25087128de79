/// What the drawn formats share: which nodes stand together, which role decides a node's look, one arrow for many
/// edges of one kind.
struct GraphPicture {
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
        "root", "container", "factory", "coordinator", "screen", "view model", "parameter object", "service", "data",
    ]

    static let edgeKinds = ["injects", "holds", "constructs", "makes", "provides", "implements", "locates"]

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

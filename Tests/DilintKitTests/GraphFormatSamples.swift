import DilintKit

/// Graphs that between them hold everything a graph format must cope with.
enum GraphFormatSample: String, CaseIterable, Sendable {
    /// Three modules, every role, every kind of edge, a ring with a finding, a deferred edge.
    case shop
    case hostile
    case empty

    var graph: GraphDocument {
        switch self {
        case .shop: GraphDocument(nodes: Self.shopNodes, edges: Self.shopEdges)
        case .hostile: Self.hostileGraph
        case .empty: GraphDocument(nodes: [], edges: [])
        }
    }

    private static let shopNodes: [GraphNode] = [
        node("App.AppContainer", "class", ["container"]),
        node("App.AppDelegate", "class", ["root"]),
        node("App.MainCoordinator", "class", ["coordinator"]),
        node("App.ScreenFactory", "protocol", ["factory"]),
        node("Core.API", "actor", ["service"]),
        node("Core.NetworkProtocol", "protocol", ["service"]),
        node("Core.Session", "class", ["service"]),
        node("Core.Storage", "struct", ["service"]),
        node("Core.Tracker", "class", ["service"]),
        GraphNode(
            id: "Foundation.URLSession", name: "URLSession", kind: "external", roles: ["service"], module: "Foundation",
            location: nil),
        node("Products.Größe", "struct", []),
        node("Products.ProductParameters", "struct", ["parameter object"]),
        node("Products.ProductViewController", "class", ["screen"]),
        node("Products.ProductViewModel", "class", ["view model"]),
        node("Products.ProductViewModel.State", "enum", []),
    ]

    private static let shopEdges: [GraphEdge] = [
        edge("App.AppContainer", "Core.Session", "provides"),
        edge("App.AppContainer", "App.ScreenFactory", "implements"),
        edge("App.AppDelegate", "App.AppContainer", "constructs"),
        edge("App.AppDelegate", "App.MainCoordinator", "constructs"),
        edge("App.MainCoordinator", "App.ScreenFactory", "injects"),
        edge("App.ScreenFactory", "Products.ProductViewController", "makes"),
        edge("Core.API", "Core.NetworkProtocol", "implements"),
        edge("Core.API", "Core.Session", "injects", rules: ["dependency-cycle"]),
        edge("Core.Session", "Core.Storage", "constructs", rules: ["dependency-cycle"]),
        edge("Core.Session", "Foundation.URLSession", "locates", rules: ["singleton"]),
        edge("Core.Storage", "Core.API", "injects", rules: ["dependency-cycle"]),
        edge("Products.ProductViewController", "Products.ProductViewModel", "injects"),
        edge("Products.ProductViewModel", "Core.NetworkProtocol", "injects"),
        edge("Products.ProductViewModel", "Core.Tracker", "locates", line: 4, rules: ["singleton"]),
        edge("Products.ProductViewModel", "Core.Tracker", "locates", line: 9),
        edge("Products.ProductViewModel", "Products.ProductParameters", "injects"),
        edge("Products.ProductViewModel", "Products.ProductViewModel.State", "holds"),
        edge("Products.ProductParameters", "Core.Storage", "injects", isDeferred: true),
        edge("Products.ProductParameters", "Products.Größe", "holds"),
    ].sorted { ($0.from, $0.to) < ($1.from, $1.to) }

    private static let hostileGraph = GraphDocument(
        nodes: [
            GraphNode(
                id: "M.\"a\\\"<b>&\n];", name: "\"a\\\"<b>&\n]; --> `c` #quot; ]]>\u{1B}", kind: "class",
                roles: ["odd <role>"],
                module: "M \"n\" {", location: Location(path: "M/a'\"</script>.swift", line: 1, column: 1)),
            GraphNode(id: "end", name: "end", kind: "external", roles: [], module: "", location: nil),
        ],
        edges: [
            GraphEdge(
                from: "M.\"a\\\"<b>&\n];", to: "end", kind: "new \"kind\"", isDeferred: true, rules: ["x\"y"],
                location: Location(path: "M/a'\"</script>.swift", line: 2, column: 3)),
            GraphEdge(
                from: "end", to: "end", kind: "holds", isDeferred: false, rules: [],
                location: Location(path: "b.swift", line: 1, column: 1)),
        ])

    private static func node(_ id: String, _ kind: String, _ roles: [String]) -> GraphNode {
        let parts = id.split(separator: ".", maxSplits: 1).map(String.init)
        return GraphNode(
            id: id, name: parts[1], kind: kind, roles: roles, module: parts[0],
            location: Location(path: "Sources/\(parts[0])/\(parts[1]).swift", line: 3, column: 13))
    }

    private static func edge(
        _ from: String, _ to: String, _ kind: String, isDeferred: Bool = false, line: Int = 8, rules: [String] = []
    ) -> GraphEdge {
        let path = "Sources/" + from.split(separator: ".", maxSplits: 1).joined(separator: "/") + ".swift"
        return GraphEdge(
            from: from, to: to, kind: kind, isDeferred: isDeferred, rules: rules,
            location: Location(path: path, line: line, column: 5))
    }
}

import DilintKit
import Foundation
import Testing

@Suite("Every graph format of every sample graph equals its golden file")
struct GraphFormatTests {
    static let extensions = ["dot": "dot", "mermaid": "mmd", "graphml": "graphml", "json": "json", "html": "html"]

    @Test(arguments: GraphFormatSample.allCases, GraphFormatRegistry.all.map(\.format))
    func golden(sample: GraphFormatSample, name: String) throws {
        let format = try #require(GraphFormatRegistry.format(named: name))
        let fileExtension = try #require(Self.extensions[name])
        let output = format.render(sample.graph, clusters: .module)
        try ReporterGolden.compare(output, with: "graphs/\(sample.rawValue).\(fileExtension)")
    }

    @Test("Clusters by folder, and none", arguments: [GraphClusters.folder, .none])
    func clusters(kind: GraphClusters) throws {
        let format = try #require(GraphFormatRegistry.format(named: "dot"))
        let output = format.render(GraphFormatSample.shop.graph, clusters: kind)
        try ReporterGolden.compare(output, with: "graphs/shop-\(kind.rawValue).dot")
    }
}

@Suite("What other programs read in the graph formats")
struct GraphFormatReadBackTests {
    private func render(_ name: String, _ sample: GraphFormatSample) throws -> String {
        try #require(GraphFormatRegistry.format(named: name)).render(sample.graph, clusters: .module)
    }

    @Test("JSON holds every node and edge", arguments: GraphFormatSample.allCases)
    func json(sample: GraphFormatSample) throws {
        struct Output: Decodable {
            struct Node: Decodable {
                var id: String
                var name: String
                var kind: String
                var roles: [String]
                var module: String
                var path: String?
                var line: Int?
            }
            struct Edge: Decodable {
                var from: String
                var to: String
                var kind: String
                var path: String
                var line: Int
                var column: Int
            }
            var schemaVersion: Int
            var nodes: [Node]
            var edges: [Edge]
        }
        let output = try JSONDecoder().decode(Output.self, from: Data(render("json", sample).utf8))
        #expect(output.schemaVersion == 1)
        let nodes = output.nodes.map { node in
            // The format tells no column.
            GraphNode(
                id: node.id, name: node.name, kind: node.kind, roles: node.roles, module: node.module,
                location: node.path.flatMap { path in node.line.map { Location(path: path, line: $0, column: 0) } })
        }
        let edges = output.edges.map { edge in
            GraphEdge(
                from: edge.from, to: edge.to, kind: edge.kind, isDeferred: false, rules: [],
                location: Location(path: edge.path, line: edge.line, column: edge.column))
        }
        var expected = sample.graph
        for index in expected.nodes.indices { expected.nodes[index].location?.column = 0 }
        for index in expected.edges.indices {
            expected.edges[index].isDeferred = false
            expected.edges[index].rules = []
        }
        #expect(GraphDocument(nodes: nodes, edges: edges) == expected)
    }

    @Test(
        "GraphML: unique ids of legal characters, every edge between two of them", arguments: GraphFormatSample.allCases
    )
    func graphML(sample: GraphFormatSample) throws {
        let elements = try XMLReader.elements(of: render("graphml", sample))
        let ids = elements.filter { $0.name == "node" }.compactMap { $0.attributes["id"] }
        #expect(ids.count == sample.graph.nodes.count)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.wholeMatch(of: #/[A-Za-z0-9_]+/#) != nil })
        let edges = elements.filter { $0.name == "edge" }
        #expect(edges.count == sample.graph.edges.count)
        #expect(
            edges.allSatisfy { edge in
                ["source", "target"].allSatisfy { ids.contains(edge.attributes[$0] ?? "") }
            })
        let keys = Set(elements.filter { $0.name == "key" }.compactMap { $0.attributes["id"] })
        let data = elements.filter { $0.name == "data" }
        #expect(data.allSatisfy { keys.contains($0.attributes["key"] ?? "") })
        func values(_ key: String) -> [String] { data.filter { $0.attributes["key"] == key }.map(\.text) }
        #expect(values("edge-kind") == sample.graph.edges.map(\.kind))
        #expect(values("edge-deferred") == sample.graph.edges.map { String($0.isDeferred) })
        #expect(values("edge-rules") == sample.graph.edges.map { $0.rules.joined(separator: ", ") })
        #expect(values("node-line") == sample.graph.nodes.compactMap { $0.location.map { String($0.line) } })
    }

    @Test("Ids that differ only in what Mermaid forbids stay apart")
    func identifiers() throws {
        let names = ["a b", "a_b", "a_b__2", "a.b"]
        let graph = GraphDocument(
            nodes: names.sorted().map {
                GraphNode(id: $0, name: $0, kind: "class", roles: [], module: "", location: nil)
            }, edges: [])
        let format = try #require(GraphFormatRegistry.format(named: "mermaid"))
        let lines = format.render(graph, clusters: .none).split(separator: "\n").filter { $0.contains(":::") }
        #expect(
            lines.map { $0.drop { $0 == " " }.prefix { $0 != "[" } } == [
                "n_a_b", "n_a_b__2", "n_a_b__3", "n_a_b__2__2",
            ])
    }

    @Test("The page's data cannot end its script", arguments: GraphFormatSample.allCases)
    func html(sample: GraphFormatSample) throws {
        let page = try render("html", sample)
        #expect(page.matches(of: #/<script/#).count == 2)
        #expect(page.matches(of: #/<\/script/#).count == 2)
        #expect(page.matches(of: #/https?:\/\/(?!www\.w3\.org\/2000\/svg")/#).isEmpty)
        let data = try #require(page.firstMatch(of: #/<script type="application\/json" id="graph">(.*)<\/script>/#))
        let value = try JSONSerialization.jsonObject(with: Data(data.1.utf8)) as? [String: Any]
        #expect((value?["nodes"] as? [Any])?.count == sample.graph.nodes.count)
    }
}

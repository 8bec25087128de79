import DilintKit
import Testing

@Suite("Every graph format of every sample graph equals its golden file")
struct GraphFormatTests {
    static let extensions = ["dot": "dot"]

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

import DilintKit

// Until the kit has them.

struct EmptyReporter: Reporter {
    let format: String
    let summary = ""

    func render(_ report: Report, for surface: Surface) -> String { "\(format) \(report.findings.count)\n" }
}

enum ReporterRegistry {
    static let all: [any Reporter] = [
        "text", "xcode", "github", "sarif", "json", "checkstyle", "junit", "gitlab", "markdown", "html",
    ].map(EmptyReporter.init)
}

struct EmptyGraphFormat: GraphFormat {
    let format: String
    let summary = ""

    func render(_ graph: GraphDocument, clusters: GraphClusters) -> String { "\(format) \(graph.nodes.count)\n" }
}

enum GraphFormatRegistry {
    static let all: [any GraphFormat] = ["dot", "mermaid", "graphml", "json", "html"].map(EmptyGraphFormat.init)
}

struct RuleCatalog {
    static let builtIn = RuleCatalog()

    let rules = ["dependency-cycle", "singleton"].map {
        RuleInfo(id: $0, severity: .error, summary: "", why: "", fix: "", bad: "", good: "")
    }

    func overview(usesColor: Bool, width: Int?) -> String { rules.map { $0.id + "\n" }.joined() }

    func page(for rule: String, usesColor: Bool, width: Int?) -> String? {
        rules.first { $0.id == rule }.map { $0.id + "\n" }
    }
}

/// Every format of the dependency graph, in the order in which `--help` lists them; the first is the default.
package enum GraphFormatRegistry {
    package static let all: [any GraphFormat] = [
        DOTFormat(),
        MermaidFormat(),
        GraphMLFormat(),
        JSONGraphFormat(),
        HTMLGraphFormat(),
    ]

    /// The format of a name in `--format`.
    package static func format(named name: String) -> (any GraphFormat)? {
        all.first { $0.format == name }
    }
}

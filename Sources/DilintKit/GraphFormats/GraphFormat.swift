/// One format of the dependency graph: one file in this folder and one line in `GraphFormatRegistry.all`.
package protocol GraphFormat: Sendable {
    /// The name in `--format`.
    var format: String { get }
    /// How many types a person can still read in it; nil where programs read it.
    var readableNodes: Int? { get }

    /// The whole output, with its last line break.
    func render(_ graph: GraphDocument, clusters: GraphClusters) -> String
}

/// How nodes are grouped in a picture.
package enum GraphClusters: String, Sendable, CaseIterable {
    case module, folder, none
}

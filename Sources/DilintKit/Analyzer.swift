package import SwiftFacts

/// The pipeline from facts to the report: read this first.
package struct Analyzer: Sendable {
    private let configuration: Configuration
    private let jobs: Int

    /// - Parameter jobs: Number of threads the analysis may use.
    package init(configuration: Configuration, jobs: Int = 1) {
        self.configuration = configuration
        self.jobs = jobs
    }

    /// What is wrong with the wiring of these files.
    package func analyze(_ batches: [FactsBatch], modules: ModuleLayout) -> Report {
        Report(findings: [], summary: Summary(), problems: [], rules: [])
    }

    /// The dependency graph of these files, for pictures.
    package func graph(_ batches: [FactsBatch], modules: ModuleLayout) -> GraphDocument {
        GraphDocument(nodes: [], edges: [])
    }
}

/// Writes down what could be seen.
@MainActor
final class ReportWriter {
    private let catalog: any StarCatalog

    init(catalog: any StarCatalog) {
        self.catalog = catalog
    }

    func report() -> String {
        catalog.stars(brighterThan: 6).map(\.name).joined(separator: "\n")
    }
}

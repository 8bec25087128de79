import DilintKit
import Testing

@Suite("Every format of every sample report equals its golden file")
struct ReporterGoldenTests {
    static let extensions = [
        "text": "txt", "xcode": "txt", "github": "txt", "sarif": "sarif", "json": "json", "checkstyle": "xml",
        "junit": "xml", "gitlab": "json", "markdown": "md", "html": "html", "csv": "csv",
    ]

    @Test(arguments: ReporterSample.allCases, ReporterRegistry.all.map(\.format))
    func report(sample: ReporterSample, format: String) throws {
        let reporter = try #require(ReporterRegistry.reporter(named: format))
        let fileExtension = try #require(Self.extensions[format])
        let output = reporter.render(sample.report, for: sample.surface())
        try ReporterGolden.compare(output, with: "\(sample.rawValue)/\(format).\(fileExtension)")
    }

    @Test("On a terminal: in 80 columns, with and without colours, and in 60", arguments: ReporterSample.allCases)
    func terminal(sample: ReporterSample) throws {
        let reporter = try #require(ReporterRegistry.reporter(named: "text"))
        func render(_ surface: Surface) -> String { reporter.render(sample.report, for: surface) }
        let name = sample.rawValue
        try ReporterGolden.compare(
            render(sample.surface(width: 80, elapsedSeconds: 0.312)), with: "\(name)/text-80.txt")
        try ReporterGolden.compare(
            render(sample.surface(usesColor: true, width: 80)), with: "\(name)/text-80-color.txt")
        try ReporterGolden.compare(render(sample.surface(width: 60)), with: "\(name)/text-60.txt")
        try ReporterGolden.compare(render(sample.surface(width: 40)), with: "\(name)/text-40.txt")
    }

    @Test("The rules' pages for terminal and documentation")
    func catalog() throws {
        let catalog = RuleCatalog(rules: ReporterShop.rules)
        try ReporterGolden.compare(catalog.overview(width: 80), with: "rules/overview-80.txt")
        try ReporterGolden.compare(catalog.overview(width: 40), with: "rules/overview-40.txt")
        try ReporterGolden.compare(
            try #require(catalog.page(for: "massive-initializer", width: 80)), with: "rules/massive-initializer-80.txt")
        try ReporterGolden.compare(
            try #require(catalog.page(for: "dependency-cycle", usesColor: true)),
            with: "rules/dependency-cycle-color.txt")
        try ReporterGolden.compare(catalog.markdown(), with: "rules/Rules.md")
        #expect(catalog.page(for: "dependency") == nil)
    }
}

import DilintKit
import TestSupport
import Testing

/// What has changed between two states of the sources.
@Suite struct ChangeTests {
    private func batches(_ text: String, path: String = "App/A.swift") -> ProjectBuilder {
        ProjectBuilder(files: [ProjectBuilder.File(path: path, text: text)])
    }

    private static let before = """
        final class Store { func save() {} }
        final class API { func load() {} }
        final class FeedViewModel {
            private let api: API
            init(api: API) { self.api = api }
            func open() { api.load() }
        }
        """

    private static let after = """
        final class Store { static let shared = Store(); func save() {} }
        final class API { func load() {} }
        final class FeedViewModel {
            func open() { Store.shared.save() }
        }
        """

    private func change(from before: ProjectBuilder, to after: ProjectBuilder) -> (Report, Change?) {
        let analyzer = Analyzer(configuration: Configuration())
        let snapshot = analyzer.snapshot(before.batches, modules: before.modules)
        let report = analyzer.analyze(after.batches, modules: after.modules, since: snapshot, named: "main")
        return (report, report.change)
    }

    @Test func dependenciesAndFindingsAreCompared() {
        let (report, change) = change(from: batches(Self.before), to: batches(Self.after))
        #expect(report.findings.map(\.rule) == ["singleton"])
        #expect(
            change
                == Change(
                    revision: "main", fixed: [],
                    added: [
                        Change.AddedDependency(
                            Dependency(from: "FeedViewModel", to: "Store", kind: "locates"), rules: ["singleton"])
                    ], removed: [Dependency(from: "FeedViewModel", to: "API", kind: "injects")]))
        let (_, back) = self.change(from: batches(Self.after), to: batches(Self.before))
        #expect(back?.fixed == report.findings)
    }

    @Test func placesDoNotMatter() {
        let (report, change) = change(
            from: batches(Self.after), to: batches("\n\n" + Self.after, path: "Kit/Other.swift"))
        #expect(report.findings.count == 1)
        #expect(change == Change(revision: "main", fixed: []))
    }
}

import SwiftFacts
import Testing

@testable import DilintKit
@testable import dilint

@Suite("Search for sources")
struct SourceSearchTests {
    private let tool: TestHost
    private var folder: TemporaryFolder { tool.folder }

    init() throws { tool = try TestHost(TemporaryFolder()) }

    private func sources(below roots: String..., includesTests: Bool = false) -> [SourceSearch.Source] {
        let host = tool.host()
        let discovery = FileDiscovery(
            below: roots, in: host.files, filter: PathFilter(), progress: Progress(in: host, isQuiet: true))
        var search = SourceSearch(discovery, roots: roots, in: host.files, includesTests: includesTests)
        var sources: [SourceSearch.Source] = []
        while let block = search.next() {
            #expect(block.start == sources.count)
            sources += block.sources
        }
        #expect(search.count == sources.count)
        return sources
    }

    private func skimmed(below root: String, includesTests: Bool = false) -> [String] {
        sources(below: root, includesTests: includesTests).filter { $0.detail == .imports }.map(\.path.text)
    }

    @Test("Tests are told by the manifests around them, though files of the folder stand before it in order")
    func tests() throws {
        let manifest = """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.testTarget(name: "Checks", path: "Checks")])
            """
        for name in ["Lib/Package.swift", "Lib/Nested/Package.swift"] { try folder.write(manifest, to: name) }
        for name in [
            "Checks/A.swift", "Lib/Checks/B.swift", "Lib/Nested/Checks/C.swift", "Lib/Other/D.swift",
            "Lib/Tests/E.swift", "Zoo/Checks/F.swift",
        ] {
            try folder.write(to: name)
        }
        let tests = ["Lib/Checks/B.swift", "Lib/Nested/Checks/C.swift", "Lib/Tests/E.swift"]
        #expect(skimmed(below: ".") == tests)
        // The manifest above a root counts, too.
        #expect(skimmed(below: "Lib/Checks") == ["Lib/Checks/B.swift"])
        #expect(skimmed(below: ".", includesTests: true) == [])
    }

    @Test("Every source is in one block, whatever the folders are")
    func blocks() throws {
        let names = (0..<40).flatMap { ["F\($0)/A.swift", "All/A\($0).swift"] }
        for name in names { try folder.write(to: name) }
        #expect(sources(below: ".").map(\.path.text).sorted() == names.sorted())
    }
}

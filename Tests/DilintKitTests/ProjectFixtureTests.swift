import DilintKit
import SwiftFacts
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Whole projects and everything that dilint has to say about them: each folder below `Fixtures/Projects` with an
/// `expected.txt` is analysed as its own project, and the findings are compared with that list, one for one.
@Suite("Sample projects")
struct ProjectFixtureTests {
    /// The rules that the lists speak of; findings of others are left to the rules' own fixtures.
    static let rules: Set<String> = [
        "container-injection", "dependency-cycle", "dependency-pipeline", "massive-initializer", "service-locator",
        "singleton", "singleton-default", "unused-dependency",
    ]

    /// What is good practice in the articles, and must stay free of warnings.
    static let cleanProjects = ["MessagingApp/After", "NewsApp/After", "ShopApp/After", "StaticFactoriesApp"]

    @Test("has exactly the expected findings", arguments: SampleProject.all)
    func hasExactlyTheExpectedFindings(_ project: SampleProject) throws {
        let found = try project.findings().filter { Self.rules.contains($0.rule) }.map(project.line)
        let difference = Difference(expected: try project.expectedLines(), found: found)
        #expect(difference.isEmpty, "\(project.name) differs:\n\(difference)")
    }

    @Test("gives the same findings in any order of files, by several workers", arguments: SampleProject.all)
    func isIndependentOfOrderAndJobs(_ project: SampleProject) throws {
        let straight = try project.findings()
        let mixed = try project.findings(workers: 3, jobs: 4, reversed: true)
        #expect(straight == mixed, "\(project.name) depends on the order of its files")
    }

    @Test("has nothing worse than a note", arguments: cleanProjects)
    func hasNothingWorseThanANote(_ name: String) throws {
        let project = try #require(SampleProject.all.first { $0.name == name })
        let found = try project.findings().filter { $0.severity > .note }.map(project.line)
        #expect(found == [], "\(name) follows the articles")
    }

    @Test("lists are sorted and there are enough of them")
    func listsAreSorted() throws {
        #expect(SampleProject.all.map(\.name).contains("MessagingApp/Before"))
        #expect(SampleProject.all.count >= 8)
        for project in SampleProject.all {
            let lines = try project.expectedLines()
            #expect(lines.sorted(by: ExpectedLine.precedes) == lines, "\(project.name)/expected.txt is not sorted")
            #expect(Set(lines).count == lines.count, "\(project.name)/expected.txt repeats a line")
        }
    }
}

/// One folder with an `expected.txt`.
struct SampleProject: Sendable, CustomTestStringConvertible {
    /// Relative to `Fixtures/Projects`.
    let name: String

    var testDescription: String { name }

    static let all: [SampleProject] = {
        let paths = FileManager.default.subpaths(atPath: folder + projects) ?? []
        let suffix = "/expected.txt"
        return paths.filter { $0.hasSuffix(suffix) }.sorted().map {
            SampleProject(name: String($0.dropLast(suffix.count)))
        }
    }()

    /// The repository's folder, with a slash.
    private static let folder: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        return parts.joined(separator: "/") + "/"
    }()

    private static let projects = "Fixtures/Projects/"

    /// The path to analyse, as a user in the repository's folder writes it.
    private var root: String { Self.projects + name }

    func expectedLines() throws -> [String] {
        let text = String(decoding: try bytes(of: root + "/expected.txt"), as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    /// `path:line:column rule subject → dependency`, the path relative to the project.
    func line(_ finding: Finding) -> String {
        let place = finding.location
        let path = place.path.hasPrefix(root + "/") ? String(place.path.dropFirst(root.count + 1)) : place.path
        let what = finding.dependency.map { "\(finding.subject) → \($0)" } ?? finding.subject
        return "\(path):\(place.line):\(place.column) \(finding.rule) \(what)"
    }

    /// All findings, with every rule as it is by default.
    ///
    /// - Parameter workers: Number of extractors the files are dealt out to.
    func findings(workers: Int = 1, jobs: Int = 1, reversed: Bool = false) throws -> [Finding] {
        let all = (FileManager.default.subpaths(atPath: Self.folder + root) ?? []).filter { $0.hasSuffix(".swift") }
            .sorted()
        let paths = (reversed ? all.reversed() : all).map { root + "/" + $0 }
        var batches: [FactsBatch] = []
        for worker in 0..<workers {
            var extractor = FactExtractor()
            var files: [FileFacts] = []
            for index in stride(from: worker, to: paths.count, by: workers) {
                files.append(try facts(of: paths[index], with: &extractor))
            }
            batches.append(FactsBatch(names: extractor.names, files: files))
        }
        let manifests = try paths.filter { $0.hasSuffix("/Package.swift") }.map {
            ModuleLayout.Manifest(path: $0, bytes: try bytes(of: $0))
        }
        let layout = ModuleLayout(roots: [root], manifests: manifests)
        return Analyzer(configuration: Configuration(), jobs: jobs).analyze(batches, modules: layout).findings
    }

    private func facts(of path: String, with extractor: inout FactExtractor) throws -> FileFacts {
        let source = try bytes(of: path)
        let padded = source + [UInt8](repeating: 0, count: Tokenizer.padding)
        return padded.withUnsafeBufferPointer { buffer in
            extractor.facts(path: path, source: UnsafeBufferPointer(rebasing: buffer[..<source.count]))
        }
    }

    private func bytes(of path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.folder + path)))
    }
}

/// The order of the lists: path, line, column, then the rest.
private enum ExpectedLine {
    static func precedes(_ left: String, _ right: String) -> Bool {
        let (first, second) = (key(left), key(right))
        if first.path != second.path { return first.path < second.path }
        return (first.line, first.column, first.rest) < (second.line, second.column, second.rest)
    }

    private static func key(_ text: String) -> (path: String, line: Int, column: Int, rest: String) {
        let halves = text.split(separator: " ", maxSplits: 1)
        let place = halves[0].split(separator: ":")
        guard halves.count == 2, place.count == 3, let line = Int(place[1]), let column = Int(place[2]) else {
            Issue.record("not an expectation: \(text)")
            return (text, 0, 0, "")
        }
        return (String(place[0]), line, column, String(halves[1]))
    }
}

/// What is missing and what came unasked, as a diff to be read by people.
private struct Difference: CustomStringConvertible {
    let missing: [String]
    let unexpected: [String]

    init(expected: [String], found: [String]) {
        missing = Self.elements(of: expected, without: found)
        unexpected = Self.elements(of: found, without: expected)
    }

    var isEmpty: Bool { missing.isEmpty && unexpected.isEmpty }

    var description: String {
        let lines = missing.map { ($0, "- ") } + unexpected.map { ($0, "+ ") }
        return lines.sorted { ExpectedLine.precedes($0.0, $1.0) }.map { $0.1 + $0.0 }.joined(separator: "\n")
    }

    /// Multiset difference, so that a finding reported twice shows.
    private static func elements(of lines: [String], without others: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for line in others { counts[line, default: 0] += 1 }
        return lines.filter { line in
            guard let count = counts[line], count > 0 else { return true }
            counts[line] = count - 1
            return false
        }
    }
}

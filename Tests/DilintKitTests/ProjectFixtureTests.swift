import DilintKit
import Foundation
import TestSupport
import Testing

/// Whole projects and everything that dilint has to say about them: each folder below `Fixtures/Projects` with an
/// `expected.txt` is analysed as its own project, and the findings are compared with that list, one for one.
@Suite struct ProjectFixtureTests {
    /// What is good practice in the articles, and must stay free of warnings.
    static let cleanProjects = ["MessagingApp/After", "NewsApp/After", "ShopApp/After", "StaticFactoriesApp"]

    @Test(arguments: SampleProject.all)
    func hasExactlyTheExpectedFindings(_ project: SampleProject) throws {
        let found = try project.sources().report().findings.map(SampleProject.line)
        let difference = Difference(expected: try project.expectedLines(), found: found)
        if !difference.isEmpty { Issue.record("\(project.name): - is missing, + is too much\n\(difference)") }
    }

    @Test(arguments: SampleProject.all)
    func isIndependentOfOrderAndJobs(_ project: SampleProject) throws {
        let sources = try project.sources()
        var mixed = sources
        mixed.files.reverse()
        mixed.isReadByManyWorkers = true
        mixed.jobs = 4
        let (straight, other) = (sources.report().findings, mixed.report().findings)
        #expect(straight == other, "\(project.name) depends on the order of its files")
    }

    @Test(arguments: cleanProjects)
    func hasNothingWorseThanANote(_ name: String) throws {
        let project = try #require(SampleProject.all.first { $0.name == name })
        let found = try project.sources().report().findings.filter { $0.severity > .note }.map(SampleProject.line)
        #expect(found == [], "\(name) follows the articles")
    }

    @Test func listsAreSorted() throws {
        #expect(SampleProject.all.map(\.name).contains("MessagingApp/Before"))
        #expect(SampleProject.all.count >= 10)
        for project in SampleProject.all {
            let lines = try project.expectedLines()
            #expect(lines.sorted(by: ExpectedLine.precedes) == lines, "\(project.name)/expected.txt is not sorted")
            #expect(Set(lines).count == lines.count, "\(project.name)/expected.txt repeats a line")
        }
    }
}

/// One folder with an `expected.txt`.
struct SampleProject: Sendable, CustomTestStringConvertible {
    /// Below `Fixtures/Projects`.
    let name: String

    var testDescription: String { name }

    static let all: [SampleProject] = {
        let suffix = "/expected.txt"
        return paths(below: root).filter { $0.hasSuffix(suffix) }.map {
            SampleProject(name: String($0.dropLast(suffix.count)))
        }
    }()

    private static let root = URL(fileURLWithPath: FixtureLibrary.root).appending(path: "Projects")

    private var folder: URL { Self.root.appending(path: name) }

    func expectedLines() throws -> [String] {
        let text = try String(contentsOf: folder.appending(path: "expected.txt"), encoding: .utf8)
        return text.split(separator: "\n").map(String.init)
    }

    /// The whole project, paths relative to its folder.
    func sources() throws -> ProjectBuilder {
        let paths = Self.paths(below: folder).filter { $0.hasSuffix(".swift") }
        return ProjectBuilder(
            files: try paths.map { path in
                ProjectBuilder.File(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
            })
    }

    /// `path:line:column rule subject → dependency (parameter)`: the place, and all of the identity that baselines keep.
    static func line(_ finding: Finding) -> String {
        let place = finding.location
        let dependency = finding.dependency.map { " → \($0)" } ?? ""
        let parameter = finding.parameter.map { " (\($0))" } ?? ""
        return "\(place.path):\(place.line):\(place.column) \(finding.rule) \(finding.subject)\(dependency)\(parameter)"
    }

    private static func paths(below folder: URL) -> [String] {
        var result: [String] = []
        let enumerator = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
        while let path = enumerator?.nextObject() as? String { result.append(path) }
        return result.sorted()
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

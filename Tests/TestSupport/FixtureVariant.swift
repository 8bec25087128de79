// What must not change a report: every fixture is analysed once a variant.

package import DilintKit

/// One way to write the same project, and what becomes of its findings.
package struct FixtureVariant: Sendable {
    package var name: String
    package var jobs = 1
    package var isReversed = false
    package var isReadFromFacts = false
    /// How many lines `text` puts before a source.
    package var addedLines = 0
    package var text: @Sendable (MarkedSource) -> String = { $0.text }
    /// Sources that are there besides.
    package var furtherFiles: @Sendable (Fixture) -> [ProjectBuilder.File] = { _ in [] }
    /// The findings that must come, given those of the fixture as it is.
    package var findings: @Sendable ([Finding]) -> [Finding] = { $0 }

    package static let asItIs = FixtureVariant(name: "as it is")

    /// Every variant besides the fixture as it is.
    package static let all = [
        FixtureVariant(
            name: "CRLF",
            text: { $0.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") }),
        FixtureVariant(
            name: "byte order mark and emoji", addedLines: 1,
            text: { "\u{FEFF}// 👩‍👩‍👧‍👦 🏳️‍🌈 e\u{301} before everything\n" + $0.text }),
        FixtureVariant(name: "files reversed, eight jobs", jobs: 8, isReversed: true),
        FixtureVariant(name: "through a facts file", isReadFromFacts: true),
        FixtureVariant(name: "inside a comment", text: { "/*\n\($0.text)\n*/\n" }, findings: { _ in [] }),
        FixtureVariant(
            name: "inside a raw string", text: { "let text = ###\"\"\"\n\($0.text)\n\"\"\"###\n" },
            findings: { _ in [] }),
        FixtureVariant(name: "outside types extended", furtherFiles: OutsideExtensions.files(beside:)),
    ]

    /// A comment above each of some findings, and above their further occurrences: none of them is left, and no comment
    /// is unused.
    package static func suppressing(_ findings: [Finding]) -> FixtureVariant {
        var rules: [String: [Int: Set<String>]] = [:]
        for finding in findings {
            let occurrences = finding.related.filter(\.isOccurrence).map(\.location)
            for place in [finding.location] + (finding.occurrences > 1 ? occurrences : []) {
                rules[place.path, default: [:]][place.line, default: []].insert(finding.rule)
            }
        }
        return FixtureVariant(
            name: "suppressed",
            text: { [rules] source in
                var lines: [String] = []
                for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                    if let names = rules[source.path]?[index + 1] {
                        lines.append("// dilint:disable:next \(names.sorted().joined(separator: ", ")) - a reason")
                    }
                    lines.append(String(line))
                }
                return lines.joined(separator: "\n")
            },
            findings: { _ in [] })
    }

    /// What the analysis of this variant of a fixture finds, at the places of the fixture as it is.
    package func findings(in fixture: Fixture) -> [Finding] {
        var files = fixture.files.map { ProjectBuilder.File(path: $0.path, text: text($0)) }
        files += furtherFiles(fixture)
        if isReversed { files.reverse() }
        var project = ProjectBuilder(files: files)
        project.configuration = fixture.configuration
        project.jobs = jobs
        project.isReadByManyWorkers = jobs > 1
        project.isReadFromFacts = isReadFromFacts
        return project.report().findings.map { finding in
            var moved = finding
            moved.location.line -= addedLines
            for index in moved.related.indices { moved.related[index].location.line -= addedLines }
            return moved
        }
    }
}

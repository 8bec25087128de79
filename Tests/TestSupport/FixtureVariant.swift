// What must not change a report: every fixture is analysed once a variant.

package import DilintKit

/// One way to write the same project, and what becomes of its findings.
package struct FixtureVariant: Sendable {
    package var name: String
    package var jobs = 1
    package var isReversed = false
    /// How many lines `text` puts before a source.
    package var addedLines = 0
    package var text: @Sendable (MarkedSource) -> String = { $0.text }
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
        FixtureVariant(name: "inside a comment", text: { "/*\n\($0.text)\n*/\n" }, findings: { _ in [] }),
        FixtureVariant(
            name: "inside a raw string", text: { "let text = ###\"\"\"\n\($0.text)\n\"\"\"###\n" },
            findings: { _ in [] }),
    ]

    /// What the analysis of this variant of a fixture finds, at the places of the fixture as it is.
    package func findings(in fixture: Fixture) -> [Finding] {
        var files = fixture.files.map { ProjectBuilder.File(path: $0.path, text: text($0)) }
        if isReversed { files.reverse() }
        var project = ProjectBuilder(files: files)
        project.configuration = fixture.configuration
        project.jobs = jobs
        project.isReadByManyWorkers = jobs > 1
        return project.report().findings.map { finding in
            var moved = finding
            moved.location.line -= addedLines
            for index in moved.related.indices { moved.related[index].location.line -= addedLines }
            return moved
        }
    }
}

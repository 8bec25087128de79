// A fixture: one behaviour of the rules, told by marked-up sources.
//
//     // The behaviour in a sentence.
//     // only: dependency-cycle
//     // config: { "includeTests": true }
//
//     //- Sources/App/AppContainer.swift
//     final class AppContainer { …
//
// `only` narrows the rules whose findings are compared, `config` is the content of a `.dilint.json`; both are optional.
// Without a `//-` line the fixture is one file.

package import DilintKit

/// A marked-up project and the rules it speaks about.
package struct Fixture: Sendable {
    /// Folder and file without extension: `dependency-cycle/lazy-properties-of-one-container`.
    package var name: String
    /// The first comment.
    package var behaviour: String
    package var configuration: Configuration
    /// The rules whose findings are compared.
    package var rules: Set<String>
    package var files: [MarkedSource]

    /// The rules that every fixture speaks about unless it says otherwise. Fixed, so that a rule added later changes no
    /// fixture that was there before.
    package static let coreRules: Set = [
        "container-injection", "dependency-cycle", "dependency-pipeline", "massive-initializer", "service-locator",
        "singleton", "singleton-default", "unused-dependency",
    ]

    /// Where a fixture without `//-` lines lies.
    package static let defaultPath = "Sources/Fixture/Fixture.swift"

    package init(name: String, text: String) throws(MarkError) {
        self.name = name
        behaviour = ""
        configuration = Configuration()
        rules = Self.coreRules
        files = []
        if let folder = name.split(separator: "/").dropLast().last { rules.insert(String(folder)) }
        try readHeader(text)
        try readFiles(text)
    }

    /// All that is drawn.
    package var marks: [Mark] { files.flatMap(\.marks) }

    private mutating func readHeader(_ text: String) throws(MarkError) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.hasPrefix("//"), !line.hasPrefix("//-") else { return }
            let comment = line.dropFirst(2).trimmingSpaces()
            if comment.hasPrefix("only:") {
                let names = comment.dropFirst("only:".count).split(separator: ",")
                rules = Set(names.map { String($0.trimmingSpaces()) })
            } else if comment.hasPrefix("config:") {
                let json = String(comment.dropFirst("config:".count))
                do {
                    configuration = try fixtureConfiguration(json)
                } catch {
                    throw MarkError(path: name, line: index + 1, reason: "\(error)")
                }
            } else {
                behaviour += (behaviour.isEmpty ? "" : " ") + comment
            }
        }
    }

    private mutating func readFiles(_ text: String) throws(MarkError) {
        var path: String?
        var lines: [Substring] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.hasPrefix("//- ") else {
                lines.append(line)
                continue
            }
            if let path {
                files.append(try MarkedSource(path: path, text: lines.joined(separator: "\n")))
            } else if lines.contains(where: { !$0.trimmingSpaces().isEmpty && !$0.hasPrefix("//") }) {
                throw MarkError(path: name, line: index + 1, reason: "code stands before the first file's name")
            }
            path = String(line.dropFirst("//- ".count).trimmingSpaces())
            lines = []
        }
        files.append(try MarkedSource(path: path ?? Self.defaultPath, text: lines.joined(separator: "\n")))
    }
}

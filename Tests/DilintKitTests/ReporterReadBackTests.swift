import DilintKit
import Foundation
import SwiftFacts
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("What other programs read in the reports for servers")
struct ReporterReadBackTests {
    private func render(_ format: String, _ sample: ReporterSample) throws -> String {
        try #require(ReporterRegistry.reporter(named: format)).render(sample.report, for: sample.surface())
    }

    /// XML cannot hold control characters and non-characters: they arrive as pictures.
    private func inXML(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 9, 10, 13: scalar
                    case 0..<32: Unicode.Scalar(0x2400 + scalar.value) ?? scalar
                    case 0x80..<0xA0, 0xFFFE, 0xFFFF: "\u{FFFD}"
                    default: scalar
                    }
                }))
    }

    @Test("Checkstyle", arguments: ReporterSample.allCases)
    func checkstyle(sample: ReporterSample) throws {
        let elements = try XMLReader.elements(of: render("checkstyle", sample))
        #expect(elements.first?.name == "checkstyle")
        let levels: [Severity: String] = [.error: "error", .warning: "warning", .note: "info"]
        var file = ""
        var rows: [[String?]] = []
        for element in elements.dropFirst() {
            if element.name == "file" { file = element.attributes["name"] ?? "" }
            if element.name == "error" {
                rows.append(
                    [file]
                        + ["line", "column", "severity", "message", "source"].map { element.attributes[$0] })
            }
        }
        let expected = sample.report.findings.map { finding -> [String?] in
            let text = finding.hint.isEmpty ? finding.message : "\(finding.message). \(finding.hint)"
            return [
                inXML(finding.location.path), String(finding.location.line), String(finding.location.column),
                levels[finding.severity], inXML(text), "dilint.\(finding.rule)",
            ]
        }
        #expect(rows == expected)
    }

    @Test("JUnit counts what it holds", arguments: ReporterSample.allCases)
    func junit(sample: ReporterSample) throws {
        let elements = try XMLReader.elements(of: render("junit", sample))
        func count(_ name: String) -> Int { elements.filter { $0.name == name }.count }
        let top = try #require(elements.first { $0.name == "testsuites" })
        #expect(top.attributes["tests"] == String(count("testcase")))
        #expect(top.attributes["failures"] == String(count("failure")))
        #expect(top.attributes["errors"] == String(count("error")))
        let suites = elements.filter { $0.name == "testsuite" }
        for key in ["tests", "failures", "errors"] {
            #expect(suites.compactMap { Int($0.attributes[key] ?? "") }.reduce(0, +) == Int(top.attributes[key] ?? ""))
        }
        let report = sample.report
        let exceeded = report.budgets.filter(\.isExceeded)
        #expect(count("failure") == report.findings.filter { $0.severity != .note }.count + exceeded.count)
        #expect(count("system-out") == report.findings.filter { $0.severity == .note }.count)
        #expect(
            elements.filter { $0.name == "failure" }.map { $0.attributes["message"] }
                == report.findings.filter { $0.severity != .note }.map { inXML($0.message) }
                + exceeded.map { $0.excess ?? "" })
        #expect(
            elements.filter { $0.name == "error" }.map { $0.attributes["message"] }
                == report.problems.map { inXML($0.message) })
        let notes = report.summary.notes
        #expect(
            count("testcase") == max(1, report.findings.count + report.problems.count + exceeded.count + notes.count))
        #expect(
            elements.filter { $0.name == "skipped" }.map { $0.attributes["message"] } == notes.map { inXML($0) })
    }

    @Test("GitLab Code Quality", arguments: ReporterSample.allCases)
    func gitlab(sample: ReporterSample) throws {
        struct Entry: Decodable {
            struct Place: Decodable {
                struct Lines: Decodable { var begin: Int }
                var path: String
                var lines: Lines
            }
            var description: String
            var check_name: String
            var fingerprint: String
            var severity: String
            var location: Place
        }
        let entries = try JSONDecoder().decode([Entry].self, from: Data(render("gitlab", sample).utf8))
        #expect(entries.map(\.check_name) == sample.report.findings.map(\.rule))
        #expect(entries.map(\.location.lines.begin) == sample.report.findings.map(\.location.line))
        #expect(Set(entries.map(\.fingerprint)).count == entries.count)
        #expect(entries.allSatisfy { ["critical", "major", "info"].contains($0.severity) })
        if sample == .shop {
            #expect(entries.first?.location.path == "ios/Sources/App/AppContainer.swift")
            #expect(entries.first?.fingerprint == sample.report.findings.first?.fingerprint)
        }
    }

    @Test("Two findings of one fingerprint stay two", arguments: ["gitlab", "json", "sarif", "csv"])
    func distinctFingerprints(format: String) throws {
        let finding = try #require(ReporterSample.shop.report.findings.first)
        let report = Report(findings: [finding, finding, finding], summary: Summary(), problems: [], rules: [])
        let output = try #require(ReporterRegistry.reporter(named: format)).render(report, for: Surface())
        let words = output.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
            .filter { $0.hasPrefix(finding.fingerprint) }
        #expect(words == [finding.fingerprint, finding.fingerprint + "-2", finding.fingerprint + "-3"].map { $0[...] })
    }

    @Test("Workflow commands of GitHub Actions", arguments: ReporterSample.allCases)
    func github(sample: ReporterSample) throws {
        let commands = try render("github", sample).split(separator: "\n").map(WorkflowCommand.init)
        let names: [Severity: String] = [.error: "error", .warning: "warning", .note: "notice"]
        let (findings, notes) = (sample.report.findings, sample.report.summary.notes)
        let excesses = sample.report.budgets.compactMap(\.excess)
        let others = excesses + notes
        #expect(
            commands.map(\.name) == findings.map { names[$0.severity] } + excesses.map { _ in "error" }
                + notes.map { _ in "notice" })
        #expect(
            commands.map { $0.properties["line"] } == findings.map { String($0.location.line) }
                + others.map { _ in nil }
        )
        #expect(
            commands.map { $0.properties["title"] } == findings.map { "dilint: \($0.rule)" }
                + others.map { _ in "dilint" })
        #expect(commands.suffix(others.count).map(\.message) == others)
        switch sample {
        case .shop:
            #expect(
                commands.first?.message == """
                    Making AppContainer.api needs itself: api → session → storage → api
                    → session asks for storage (Sources/App/AppContainer.swift:13)
                    → storage asks for api (Sources/Persistence/PersistenceContainer.swift:104)
                    Hand Storage a closure that gives the API when it is first needed
                    """)
        case .hostile:
            #expect(
                commands.map { $0.properties["file"] }
                    == ["ios/" + ReporterHostile.path, "/home/me/elsewhere.swift"]
                    .map(Optional.init))
        case .silent: #expect(commands.isEmpty)
        case .unread: #expect(commands.count == 2)
        case .changed: #expect(commands.count == 3)
        }
    }

    @Test("CSV", arguments: ReporterSample.allCases)
    func csv(sample: ReporterSample) throws {
        let rows = CSVReader.rows(of: try render("csv", sample))
        #expect(
            rows.first == [
                "rule", "severity", "path", "line", "column", "message", "hint", "subject", "dependency",
                "occurrences", "fingerprint",
            ])
        let expected = sample.report.findings.map { finding in
            [
                finding.rule, finding.severity.rawValue, finding.location.path, String(finding.location.line),
                String(finding.location.column), finding.message, finding.hint, finding.subject,
                finding.dependency ?? "", String(finding.occurrences), finding.fingerprint,
            ]
        }
        #expect(Array(rows.dropFirst()) == expected)
    }

    @Test("Markdown: every row of a table has three cells", arguments: ReporterSample.allCases)
    func markdown(sample: ReporterSample) throws {
        let lines = try render("markdown", sample).split(separator: "\n", omittingEmptySubsequences: false)
        let rows = lines.filter { $0.hasPrefix("|") }
        func bars(_ row: Substring) -> Int {
            var isEscaped = false
            return row.reduce(0) { count, character in
                defer { isEscaped = character == "\\" && !isEscaped }
                return count + (character == "|" && !isEscaped ? 1 : 0)
            }
        }
        #expect(rows.filter { bars($0) != 4 } == [])
        let severities = Set(sample.report.findings.map(\.severity)).count
        let change = sample.report.change
        let fixed = change.map { $0.fixed.count + 2 } ?? 0
        #expect(rows.count == sample.report.findings.count + 2 * severities + fixed)
        let chains = sample.report.findings.filter { $0.related.contains(where: \.isStep) }
        #expect(lines.filter { $0.hasPrefix("```") }.count == 2 * (chains.count + (change == nil ? 0 : 1)))
    }
}

/// `::name key=value,key=value::message`, as the runner of GitHub Actions reads it.
private struct WorkflowCommand {
    var name = ""
    var properties: [String: String] = [:]
    var message = ""

    init(_ line: Substring) throws {
        let match = try #require(line.wholeMatch(of: #/::([a-z]+) ([^:]*)::(.*)/#))
        name = String(match.1)
        for property in match.2.split(separator: ",") {
            let parts = property.split(separator: "=", maxSplits: 1)
            properties[String(parts[0])] = String(parts[1]).removingPercentEncoding ?? "(broken)"
        }
        message = String(match.3).removingPercentEncoding ?? "(broken)"
    }
}

/// RFC 4180.
private enum CSVReader {
    static func rows(of text: String) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var field = String.UnicodeScalarView()
        var isQuoted = false
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"":
                if !isQuoted, previous == "\"" { field.append("\"") }
                isQuoted.toggle()
            case "," where !isQuoted, "\n" where !isQuoted:
                row.append(String(field))
                field = String.UnicodeScalarView()
                if scalar == "\n" {
                    rows.append(row)
                    row = []
                }
            default: field.append(scalar)
            }
            previous = scalar
        }
        return rows
    }
}

/// The elements of an XML text in document order.
final class XMLReader: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        var attributes: [String: String]
        var text = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    static func elements(of text: String) throws -> [Element] {
        let reader = XMLReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        let isWellFormed = parser.parse()
        try #require(isWellFormed, "\(String(describing: parser.parserError))")
        return reader.elements
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
        open.append(elements.count)
        elements.append(Element(name: elementName, attributes: attributeDict))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if let last = open.last { elements[last].text += string }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        open.removeLast()
    }
}

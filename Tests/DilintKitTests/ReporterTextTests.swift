import DilintKit
import Testing

@testable import DilintKit

@Suite("The text report on a terminal")
struct ReporterTextTests {
    private let reporter = TextReporter()

    @Test("Colours change nothing but colours", arguments: ReporterSample.allCases)
    func colors(sample: ReporterSample) {
        let plain = reporter.render(sample.report, for: sample.surface(width: 80))
        let colored = reporter.render(sample.report, for: sample.surface(usesColor: true, width: 80))
        #expect(!plain.unicodeScalars.contains("\u{1B}"))
        #expect(colored.replacing(#/\u{1B}\[[0-9;]+m/#, with: "") == plain)
        #expect(colored != plain)
    }

    @Test("No line is wider than the terminal", arguments: ReporterSample.allCases, [60, 80, 132])
    func width(sample: ReporterSample, width: Int) {
        let output = reporter.render(sample.report, for: sample.surface(width: width))
        #expect(output.split(separator: "\n").filter { TerminalText.columns(of: String($0)) > width } == [])
    }

    @Test("Only the gravest hundred findings are printed unless all are asked for")
    func cut() {
        let findings = (1...130).map { line in
            Finding(
                rule: "singleton", severity: line == 130 ? .error : line.isMultiple(of: 2) ? .note : .warning,
                location: Location(path: "A.swift", line: line, column: 1), message: "m", hint: "", subject: "S\(line)")
        }
        let report = Report(findings: findings, summary: Summary(), problems: [], rules: [])
        func lines(_ surface: Surface) -> [Substring] {
            reporter.render(report, for: surface).split(separator: "\n").filter { $0.hasSuffix("[singleton]") }
        }
        #expect(lines(Surface(isVerbose: true)).count == 130)
        let shown = lines(Surface())
        #expect(shown.count == 100)
        #expect(shown.last == "  130:1  error    m [singleton]")
        #expect(shown.filter { $0.contains("warning") }.count == 65)
        #expect(
            reporter.render(report, for: Surface()).contains("\n… and 30 notes more; --verbose prints all of them\n"))
    }

    @Test("What the baseline puts up with makes no clean bill")
    func knownFindings() {
        func firstLine(_ report: Report) -> Substring? {
            reporter.render(report, for: Surface()).split(separator: "\n").first { $0.contains("baseline") }
        }
        var report = Report(findings: [], summary: Summary(), problems: [], rules: [])
        #expect(firstLine(report) == nil)
        report.summary.baseline = BaselineCounts(known: 1_200)
        #expect(firstLine(report) == "No new findings, 1,200 in the baseline")
        report.findings = [
            Finding(
                rule: "singleton", severity: .error, location: Location(path: "A.swift", line: 1, column: 1),
                message: "m",
                hint: "", subject: "A")
        ]
        #expect(firstLine(report) == "1 error in 1 file, besides 1,200 in the baseline")
    }

    @Test(
        "What is gone from the baseline is counted in words", arguments: [(0, nil), (1, "1 entry"), (2, "2 entries")])
    func goneEntries(count: Int, entries: String?) {
        var summary = Summary()
        summary.baseline = BaselineCounts(known: 0, stale: count)
        let output = reporter.render(Report(findings: [], summary: summary, problems: [], rules: []), for: Surface())
        let sentence = entries.map {
            "\($0) of the baseline no longer "
                + (count == 1 ? "occurs: --write-baseline drops it" : "occur: --write-baseline drops them")
        }
        #expect(output.split(separator: "\n").first { $0.contains("baseline") }.map(String.init) == sentence)
    }

    @Test(
        "Durations",
        arguments: [(0, "0 ms"), (0.0314, "31 ms"), (0.9996, "1.00 s"), (1.237, "1.23 s"), (125.9, "2 min 5 s")])
    func duration(seconds: Double, text: String) {
        #expect(TextPage.duration(seconds) == text)
    }

    struct ExcerptCase: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var line: String
        var column: Int
        var width = 40
        /// The line, and the caret under it.
        var expected: [String]
    }

    @Test(
        "The caret stands under its token",
        arguments: [
            ExcerptCase(
                testDescription: "plain", line: "let a = Tracker.shared  ", column: 9,
                expected: ["let a = Tracker.shared", "        ^~~~~~~"]),
            ExcerptCase(
                testDescription: "a mark belongs to its name", line: "  @Injected var a", column: 3,
                expected: ["  @Injected var a", "  ^~~~~~~~~"]),
            ExcerptCase(
                testDescription: "tabs go to the next stop", line: "\tx\tinit() {", column: 4,
                expected: ["    x   init() {", "        ^~~~"]),
            ExcerptCase(
                testDescription: "wide characters take two columns", line: "倉庫 größe", column: 8,
                expected: ["倉庫 größe", "     ^~~~~"]),
            ExcerptCase(
                testDescription: "behind the end", line: "abc", column: 9, expected: ["abc", "   ^"]),
            ExcerptCase(
                testDescription: "control characters are visible", line: "a\u{1B}b\u{0}", column: 3,
                expected: ["a␛b␀", "  ^"]),
            ExcerptCase(
                testDescription: "so is what deletes", line: "a\u{7F}b", column: 3, expected: ["a␡b", "  ^"]),
            ExcerptCase(
                testDescription: "indentation goes first", line: "            let alpha = Beta.gamma", column: 25,
                width: 24,
                expected: ["let alpha = Beta.gamma", "            ^~~~"]),
            ExcerptCase(
                testDescription: "then what is far from the token",
                line: "call(one, two, three, four, five, six, seven, eight)", column: 29, width: 23,
                expected: ["… four, five, six, sev…", "        ^~~~"]),
            ExcerptCase(
                testDescription: "a line of megabytes",
                line: String(repeating: "ü,", count: 500_000) + "T.shared," + String(repeating: "x,", count: 500_000),
                column: 1_500_001, width: 20, expected: ["…ü,ü,ü,T.shared,x,x…", "       ^"]),
            ExcerptCase(testDescription: "nothing but blanks", line: "   ", column: 2, expected: ["", "^"]),
        ])
    func excerpt(_ example: ExcerptCase) {
        let excerpt = TextExcerpt(of: example.line, column: example.column, width: example.width)
        let caret = TerminalText.spaces(excerpt.start) + "^" + String(repeating: "~", count: excerpt.length - 1)
        #expect([excerpt.text, caret] == example.expected)
    }

    /// Lines of ASCII that fit take a way of their own; a letter that is none, behind them, keeps them from it.
    @Test(arguments: [
        "    init(tracker: Tracker, _ name: String) {", "@Injected(\\.api) private var api: API", "x", "  #if DEBUG",
        "`default`.$a_1",
    ])
    func plainLinesAreShownLikeAllOthers(line: String) {
        for column in 1...line.utf8.count {
            let plain = TextExcerpt(of: line, column: column, width: 80)
            let other = TextExcerpt(of: line + " é", column: column, width: 80)
            #expect([plain.before, plain.token, plain.after + " é"] == [other.before, other.token, other.after])
        }
    }
}

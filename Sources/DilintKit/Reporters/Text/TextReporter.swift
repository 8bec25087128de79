/// The report that people read: findings grouped by file, each with its source line, its chain and a hint.
struct TextReporter: Reporter {
    let format = "text"

    /// Findings printed without being asked for all of them.
    static let findingLimit = 100

    func render(_ report: Report, for surface: Surface) -> String {
        let counts = FindingCounts(of: report.findings)
        let shown = surface.isVerbose ? report.findings : Self.worst(report.findings, counts, Self.findingLimit)
        var page = TextPage(surface, findings: shown)
        var path: String?
        for finding in shown {
            if finding.location.path != path {
                path = finding.location.path
                page.line(page.paint(Escaping.visible(finding.location.path), .heading))
                page.line()
            }
            page.write(finding)
            page.line()
        }
        page.writeCut(of: counts, shown: FindingCounts(of: shown))
        page.writeSummary(of: report, counts)
        return page.output
    }

    /// The gravest findings, as many as allowed, in the order they came in.
    private static func worst(_ findings: [Finding], _ counts: FindingCounts, _ limit: Int) -> [Finding] {
        guard findings.count > limit else { return findings }
        var room = limit
        var allowed: [Severity: Int] = [:]
        for severity in Severity.allCases.reversed() {
            let count = counts.count(of: severity)
            allowed[severity] = min(room, count)
            room -= min(room, count)
        }
        let kept = findings.indices.filter { number in
            guard let left = allowed[findings[number].severity], left > 0 else { return false }
            allowed[findings[number].severity] = left - 1
            return true
        }
        return kept.map { findings[$0] }
    }
}

/// The text as far as it is written, and the columns everything is aligned to.
struct TextPage {
    private(set) var output = ""
    /// Whether a finding has more places than were written.
    var hasCutPlaces = false
    let surface: Surface
    /// Columns of the terminal, at least 40; nil where lines may be as long as they like.
    let width: Int?
    /// Columns of the longest line number and the longest column number.
    private let lineDigits: Int
    private let columnDigits: Int
    private let terminal: TerminalText

    init(_ surface: Surface, findings: [Finding]) {
        self.surface = surface
        width = surface.width.map { max(40, $0) }
        terminal = TerminalText(usesColor: surface.usesColor)
        lineDigits = findings.reduce(1) { max($0, String($1.location.line).count) }
        columnDigits = findings.reduce(1) { max($0, String($1.location.column).count) }
    }

    /// The columns before the gutter's bar, where everything that belongs to a finding begins.
    var margin: String { TerminalText.spaces(lineDigits + 3) }

    func paint(_ text: String, _ ink: Ink) -> String { terminal.paint(text, ink) }

    mutating func line(_ text: String = "") {
        output += text
        output += "\n"
    }

    mutating func write(_ finding: Finding) {
        writeHeading(of: finding)
        writeExcerpt(of: finding)
        writeSteps(of: finding)
        writeOccurrences(of: finding)
        writeHint(of: finding)
    }

    private static let columnsOfNames = 32

    private mutating func writeHeading(of finding: Finding) {
        let line = TerminalText.rightAligned(String(finding.location.line), to: lineDigits)
        let column = TerminalText.padded(String(finding.location.column), to: columnDigits)
        let severity = finding.severity.rawValue
        let start = "  \(line):\(column)  "
        let indent = start.count + 9
        let rule = "[\(finding.rule)]"
        let text = Escaping.visible("\(finding.message) \(rule)")
        let head = paint(start, .faint) + paint(severity, Ink(finding.severity))
        // Names of types are long: beside the severity they would not fit into a narrow window.
        let isNarrow = width.map { $0 - indent < Self.columnsOfNames } ?? false
        if isNarrow { self.line(head) }
        let lines = TerminalText.lines(of: text, width: width.map { $0 - (isNarrow ? margin.count : indent) })
        for (index, text) in lines.enumerated() {
            let lead =
                isNarrow
                ? margin : index == 0 ? head + TerminalText.spaces(9 - severity.count) : TerminalText.spaces(indent)
            let isLast = index == lines.count - 1
            // A part of a string is appended by code that seeks at run time what it is made of.
            self.line(lead + (isLast ? String(text.dropLast(rule.count)) + paint(rule, .faint) : text))
        }
    }

    private mutating func writeExcerpt(of finding: Finding) {
        guard let source = surface.sourceLine(finding.location.path, finding.location.line) else { return }
        let room = max(20, (width ?? 160) - margin.count - 2)
        let excerpt = TextExcerpt(of: source, column: finding.location.column, width: room)
        guard !excerpt.text.isEmpty else { return }
        let number = TerminalText.rightAligned(String(finding.location.line), to: lineDigits)
        line(paint("  \(number) │", .faint) + " " + excerpt.text)
        let caret = "^" + String(repeating: "~", count: excerpt.length - 1)
        line(
            paint("\(margin)│", .faint) + TerminalText.spaces(excerpt.start + 1)
                + paint(caret, Ink(finding.severity)))
    }

    private mutating func writeHint(of finding: Finding) {
        guard !finding.hint.isEmpty else { return }
        let label = "hint: "
        let text = Escaping.visible(finding.hint)
        let room = width.map { max(20, $0 - margin.count - label.count) }
        for (index, text) in TerminalText.lines(of: text, width: room).enumerated() {
            line(margin + (index == 0 ? paint(label, .advice) : TerminalText.spaces(label.count)) + text)
        }
    }
}

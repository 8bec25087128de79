import SwiftFacts

/// The end of a text report.
extension TextPage {
    /// Shared instances listed without being asked for all of them.
    private static let sharedInstanceLimit = 5

    /// What was left out, and how to see it.
    mutating func writeCut(of all: FindingCounts, shown: FindingCounts) {
        let missing = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = all.count(of: severity) - shown.count(of: severity)
            return count > 0 ? TerminalText.counted(count, severity.rawValue) : nil
        }
        guard !missing.isEmpty || hasCutPlaces else { return }
        let text =
            missing.isEmpty
            ? "… not all places are listed; --verbose lists them"
            : "… and \(missing.joined(separator: ", ")) more; --verbose prints all of them"
        for text in TerminalText.lines(of: text, width: width) { line(paint(text, .heading)) }
        line()
    }

    mutating func writeSummary(of report: Report, _ counts: FindingCounts) {
        writeTotals(of: report, counts)
        writeRules(of: counts)
        if !surface.isQuiet { writeSharedInstances(of: report.summary) }
        for text in TerminalText.lines(of: sizes(of: report.summary), width: width) { line(paint(text, .faint)) }
        if !report.problems.isEmpty {
            let files = TerminalText.counted(Set(report.problems.map(\.path)).count, "file")
            line(paint("\(files) could not be read or analysed whole", .warning))
        }
        for note in report.summary.notes {
            for text in TerminalText.lines(of: note, width: width) { line(paint(text, .warning)) }
        }
        if let fixed = report.change?.fixedSentence {
            for text in TerminalText.lines(of: Escaping.visible(fixed), width: width) { line(paint(text, .advice)) }
        }
        if let stale = report.summary.baseline?.staleSentence {
            for text in TerminalText.lines(of: stale, width: width) { line(text) }
        }
        for excess in report.excesses {
            for text in TerminalText.lines(of: Escaping.visible(excess), width: width) { line(paint(text, .error)) }
        }
    }

    private mutating func writeTotals(of report: Report, _ counts: FindingCounts) {
        let age = report.change.map { " since \(Escaping.visible($0.revision))" }
        let known = report.summary.baseline?.known ?? 0
        guard !report.findings.isEmpty else {
            let new = age != nil || known > 0 ? "No new findings" : "No findings"
            let old = known > 0 ? ", \(TerminalText.grouped(known)) in the baseline" : ""
            return line(paint(new + (age ?? "") + old, .advice))
        }
        let severities = Severity.allCases.reversed().filter { counts.count(of: $0) > 0 }
        let totals = severities.map { TerminalText.counted(counts.count(of: $0), $0.rawValue) }
        let files = TerminalText.counted(counts.files, "file")
        let old = known > 0 ? ", besides \(TerminalText.grouped(known)) in the baseline" : ""
        let rest = " in \(files)\(age.map { ", new" + $0 } ?? "")\(old)"
        let plain = totals.joined(separator: ", ") + rest
        if let width, TerminalText.columns(of: plain) > width {
            for text in TerminalText.lines(of: plain, width: width) { line(text) }
        } else {
            line(zip(totals, severities).map { paint($0, Ink($1)) }.joined(separator: ", ") + rest)
        }
    }

    /// Findings by rule: the gravest and most frequent first.
    private mutating func writeRules(of counts: FindingCounts) {
        let order = Severity.allCases.reversed()
        let rules = counts.rules.sorted { left, right in
            for severity in order {
                let (more, less) = (counts.count(of: severity, rule: left), counts.count(of: severity, rule: right))
                if more != less { return more > less }
            }
            return left < right
        }
        let longest = rules.reduce(0) { max($0, $1.count) }
        for rule in rules {
            let parts = order.compactMap { severity -> String? in
                let count = counts.count(of: severity, rule: rule)
                return count > 0 ? TerminalText.counted(count, severity.rawValue) : nil
            }
            line("  \(TerminalText.padded(rule, to: longest))  \(parts.joined(separator: ", "))")
        }
        line()
    }

    private mutating func writeSharedInstances(of summary: Summary) {
        let limit = surface.isVerbose ? summary.sharedInstances.count : Self.sharedInstanceLimit
        let shown = summary.sharedInstances.prefix(limit)
        guard !shown.isEmpty else { return }
        line("Most used shared instances")
        let names = shown.map { Escaping.visible($0.name) }
        let longest = names.reduce(0) { max($0, TerminalText.columns(of: $1)) }
        let accesses = shown.map { TerminalText.grouped($0.accesses) }
        let widest = accesses.reduce(0) { max($0, $1.count) }
        let words = shown.map { $0.accesses == 1 ? "access" : "accesses" }
        let longestWord = words.reduce(0) { max($0, $1.count) }
        for (index, use) in shown.enumerated() {
            let name = TerminalText.padded(names[index], to: longest)
            let count = TerminalText.rightAligned(accesses[index], to: widest)
            let word = TerminalText.padded(words[index], to: longestWord)
            line("  \(name)  \(count) \(word) from \(TerminalText.counted(use.types, "type"))")
        }
        let hidden = summary.sharedInstances.count - shown.count
        if hidden > 0 { line(paint("  … and \(TerminalText.grouped(hidden)) more; --verbose lists them", .faint)) }
        line()
    }

    /// `120 files, 14,020 lines, 310 types, 822 dependencies analysed in 0.31 s`.
    private func sizes(of summary: Summary) -> String {
        let parts = [
            TerminalText.counted(summary.files, "file"), TerminalText.counted(summary.lines, "line"),
            TerminalText.counted(summary.types, "type"),
            TerminalText.counted(summary.dependencies, "dependency", "dependencies"),
        ]
        let time = surface.elapsedSeconds.map { " in " + Self.duration($0) } ?? ""
        return "\(parts.joined(separator: ", ")) analysed\(time)"
    }

    /// `31 ms`, `1.24 s`, `2 min 5 s`.
    static func duration(_ seconds: Double) -> String {
        // `rounded()` would need the mathematics library, which nothing else links.
        let milliseconds = Int((seconds > 0 ? min(seconds, 1e9) : 0) * 1_000 + 0.5)
        if milliseconds < 1_000 { return "\(milliseconds) ms" }
        if milliseconds < 60_000 {
            let hundredths = milliseconds / 10 % 100
            return "\(milliseconds / 1_000).\(hundredths < 10 ? "0" : "")\(hundredths) s"
        }
        return "\(milliseconds / 60_000) min \(milliseconds / 1_000 % 60) s"
    }
}

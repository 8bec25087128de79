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
        guard !missing.isEmpty else { return }
        let text = "… and \(missing.joined(separator: ", ")) more; --verbose prints all of them"
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
        if let gone = report.summary.baseline?.stale, gone > 0 {
            let entries = TerminalText.counted(gone, "entry", "entries")
            let sentence =
                "\(entries) of the baseline no longer "
                + (gone == 1 ? "occurs: --write-baseline drops it" : "occur: --write-baseline drops them")
            for text in TerminalText.lines(of: sentence, width: width) { line(text) }
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
        let totals = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = counts.count(of: severity)
            guard count > 0 else { return nil }
            return paint(TerminalText.counted(count, severity.rawValue), Ink(severity))
        }
        let files = TerminalText.counted(counts.files, "file")
        let old = known > 0 ? ", besides \(TerminalText.grouped(known)) in the baseline" : ""
        line("\(totals.joined(separator: ", ")) in \(files)\(age.map { ", new" + $0 } ?? "")\(old)")
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
        let accesses = shown.map { TerminalText.counted($0.accesses, "access", "accesses") }
        let widest = accesses.reduce(0) { max($0, $1.count) }
        for (index, use) in shown.enumerated() {
            let name = TerminalText.padded(names[index], to: longest)
            let count = TerminalText.rightAligned(accesses[index], to: widest)
            line("  \(name)  \(count) from \(TerminalText.counted(use.types, "type"))")
        }
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

import SwiftFacts

/// A comment for a pull request: a table a severity, and pictures of rings and chains (GitHub and GitLab draw Mermaid).
struct MarkdownReporter: Reporter {
    let format = "markdown"

    /// Rows of all tables together: code hosts take comments of 65,536 characters.
    private static let rowLimit = 100
    private static let pictureLimit = 5

    func render(_ report: Report, for surface: Surface) -> String {
        var output = "### dilint: \(headline(of: report))\n"
        for excess in report.excesses { output += "\n**\(Escaping.markdown(excess))**\n" }
        var room = surface.isVerbose ? report.findings.count : Self.rowLimit
        for severity in Severity.allCases.reversed() {
            let findings = report.findings.filter { $0.severity == severity }
            let shown = findings.prefix(room)
            room -= shown.count
            guard !findings.isEmpty else { continue }
            let title = TerminalText.counted(findings.count, severity.rawValue)
            // Notes are folded away: they are not what a reviewer has to act upon.
            output += severity == .note ? "\n<details>\n<summary>\(title)</summary>\n" : "\n**\(title)**\n"
            if !shown.isEmpty { output += "\n" + table(of: shown) }
            output += cut(findings.count - shown.count)
            if severity == .note { output += "\n</details>\n" }
        }
        if let change = report.change { output += fixed(of: change, room: &room) }
        let chains = report.findings.filter { $0.related.contains(where: \.isStep) }
        for finding in chains.sorted(by: { $0.severity > $1.severity }).prefix(Self.pictureLimit) {
            output += "\n" + picture(of: finding)
        }
        if let change = report.change { output += ChangePicture(of: change).markdown }
        for problem in report.problems {
            output +=
                "\nNot analysed whole: \(Escaping.codeSpan(problem.path)), \(Escaping.markdown(problem.message))\n"
        }
        let summary = report.summary
        let baseline = [summary.baseline?.knownSentence, summary.baseline?.staleSentence].compactMap(\.self)
        for note in summary.notes + baseline { output += "\n\(Escaping.markdown(note))\n" }
        output += "\n<sub>\(TerminalText.counted(summary.files, "file")), "
        output += "\(TerminalText.counted(summary.lines, "line")), \(TerminalText.counted(summary.types, "type")), "
        output += "\(TerminalText.counted(summary.dependencies, "dependency", "dependencies"))</sub>\n"
        return output
    }

    private func headline(of report: Report) -> String {
        let counts = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = report.count(of: severity)
            return count > 0 ? TerminalText.counted(count, severity.rawValue) : nil
        }.joined(separator: ", ")
        let old = report.summary.baseline.map { $0.known > 0 } ?? false
        guard let change = report.change else {
            return counts.isEmpty ? old ? "no new findings" : "no findings" : old ? counts + " new" : counts
        }
        let fixed = change.fixed.isEmpty ? "" : ", \(TerminalText.grouped(change.fixed.count)) fixed"
        let new = counts.isEmpty ? "no new findings" : counts + " new"
        return new + fixed + " since \(Escaping.codeSpan(change.revision))"
    }

    /// What is gone needs no hint and no more than a glance.
    private func fixed(of change: Change, room: inout Int) -> String {
        guard !change.fixed.isEmpty else { return "" }
        let shown = change.fixed.prefix(max(room, 1))
        room -= shown.count
        var output = "\n<details>\n<summary>\(TerminalText.counted(change.fixed.count, "finding")) fixed</summary>\n\n"
        output += "| where it was | what | rule |\n| --- | --- | --- |\n"
        for finding in shown {
            let place = Escaping.codeSpan("\(finding.location.path):\(finding.location.line)", inTable: true)
            output += "| \(place) | \(Escaping.markdown(finding.message)) | `\(finding.rule)` |\n"
        }
        return output + cut(change.fixed.count - shown.count) + "\n</details>\n"
    }

    /// How many rows a table lacks, and what prints them.
    private func cut(_ count: Int) -> String {
        count > 0 ? "\n… and \(TerminalText.grouped(count)) more; `--verbose` prints all of them\n" : ""
    }

    private func table(of findings: ArraySlice<Finding>) -> String {
        var output = "| where | what | rule |\n| --- | --- | --- |\n"
        for finding in findings {
            let place = Escaping.codeSpan("\(finding.location.path):\(finding.location.line)", inTable: true)
            let hint = finding.hint.isEmpty ? "" : "<br>*\(Escaping.markdownWithCode(finding.hint, inTable: true))*"
            output += "| \(place) | \(Escaping.markdown(finding.message))\(hint) | `\(finding.rule)` |\n"
        }
        return output
    }

    private func picture(of finding: Finding) -> String {
        func box(_ number: Int, _ text: String, _ location: Location) -> String {
            let file = location.path.split(separator: "/").last.map(String.init) ?? location.path
            let place = Escaping.mermaid("\(file):\(location.line)")
            return "    s\(number)[\"\(Escaping.mermaid(text))<br/><small>\(place)</small>\"]\n"
        }
        let steps = finding.related.filter(\.isStep)
        var output = "\(Escaping.markdown(finding.message))\n\n```mermaid\nflowchart LR\n"
        output += box(0, finding.subject, finding.location)
        for (index, step) in steps.enumerated() { output += box(index + 1, step.message, step.location) }
        for index in steps.indices { output += "    s\(index) --> s\(index + 1)\n" }
        if finding.isRing {
            output += "    s\(steps.count) --> s0\n"
            output += "    linkStyle default stroke:#d1242f\n"
        }
        return output + "```\n"
    }
}

import SwiftFacts

/// One page that needs nothing else, to send around and to keep: findings by file, to filter, with the rules explained.
struct HTMLReporter: Reporter {
    let format = "html"

    func render(_ report: Report, for surface: Surface) -> String {
        let files = report.findings.groupedByPath.map { findings in
            "<section>\n<h2>\(text(findings[0].location.path))</h2>\n"
                + findings.map { article(of: $0, surface) }.joined() + "</section>\n"
        }
        return HTMLPage.page(
            title: "dilint", style: HTMLReportPage.style,
            body: """
                <h1>dilint</h1>
                \(head(of: report))\(files.joined())\(problems(of: report))\(sharedInstances(of: report))\(rules(of: report))
                <script>
                \(HTMLReportPage.script)
                </script>
                """)
    }

    /// A line break keeps its meaning nowhere on the page, so it is shown like other control characters.
    private func text(_ text: String) -> String { Escaping.xml(Escaping.visible(text)) }

    private func head(of report: Report) -> String {
        let summary = report.summary
        let sizes = [
            TerminalText.counted(summary.files, "file"), TerminalText.counted(summary.lines, "line"),
            TerminalText.counted(summary.types, "type"),
            TerminalText.counted(summary.dependencies, "dependency", "dependencies"),
        ].joined(separator: ", ")
        var output = "<p class=\"faint\">\(sizes) analysed</p>\n"
        for note in summary.notes { output += "<p class=\"warning\">\(text(note))</p>\n" }
        for sentence in [summary.baseline?.knownSentence, summary.baseline?.staleSentence].compactMap(\.self) {
            output += "<p class=\"faint\">\(text(sentence))</p>\n"
        }
        for excess in report.excesses { output += "<p><b class=\"error\">error</b> \(text(excess))</p>\n" }
        guard !report.findings.isEmpty else {
            let known = summary.baseline?.known ?? 0
            let new = report.change != nil || known > 0 ? "No new findings" : "No findings"
            return output + "<p class=\"good\">\(new)</p>\n"
        }
        output += "<form>\n"
        for severity in Severity.allCases.reversed() where report.count(of: severity) > 0 {
            let count = TerminalText.counted(report.count(of: severity), severity.rawValue)
            output += "<label class=\"\(severity.rawValue)\"><input type=\"checkbox\" name=\"severity\" "
            output += "value=\"\(severity.rawValue)\" checked> \(count)</label>\n"
        }
        output += "<select name=\"rule\"><option value=\"\">all rules</option>\n"
        for rule in Set(report.findings.map(\.rule)).sorted() { output += "<option>\(text(rule))</option>\n" }
        output += "</select>\n<input type=\"search\" name=\"text\" placeholder=\"Type, file or word\">\n</form>\n"
        return output
    }

    private func article(of finding: Finding, _ surface: Surface) -> String {
        let severity = finding.severity.rawValue
        var output = "<article data-severity=\"\(severity)\" data-rule=\"\(text(finding.rule))\">\n"
        output += "<h3><b class=\"\(severity)\">\(severity)</b> \(text(finding.message)) "
        output += "<a href=\"#\(text(finding.rule))\">\(text(finding.rule))</a></h3>\n"
        output += excerpt(of: finding, surface)
        let steps = finding.related.filter(\.isStep)
        if !steps.isEmpty {
            output += "<ol class=\"\(finding.isRing ? "ring" : "chain")\">\n"
            output += steps.map { "<li>\(text($0.message)) <code>\(place($0.location))</code></li>\n" }.joined()
            output += "</ol>\n"
        }
        for related in finding.related where related.isBackground {
            output += "<p>\(text(related.message)) <code>\(place(related.location))</code></p>\n"
        }
        let others = finding.related.filter(\.isOccurrence)
        if !others.isEmpty {
            let count = TerminalText.counted(others.count, "further place")
            output += "<details><summary>\(count)</summary><ul>\n"
            output += others.map { "<li>\(text($0.message)) <code>\(place($0.location))</code></li>\n" }.joined()
            output += "</ul></details>\n"
        }
        if !finding.hint.isEmpty { output += "<p class=\"hint\">\(Escaping.htmlWithCode(finding.hint))</p>\n" }
        return output + "</article>\n"
    }

    private func place(_ location: Location) -> String {
        "\(text(location.path)):\(location.line):\(location.column)"
    }

    private func excerpt(of finding: Finding, _ surface: Surface) -> String {
        let location = finding.location
        guard let line = surface.sourceLine(location.path, location.line) else {
            return "<pre><span>\(location.line):\(location.column)</span></pre>\n"
        }
        let excerpt = TextExcerpt(of: line, column: location.column, width: 100)
        let (before, token, after) = (text(excerpt.before), text(excerpt.token), text(excerpt.after))
        return "<pre><span>\(location.line)</span>\(before)<mark class=\"\(finding.severity.rawValue)\">\(token)</mark>"
            + "\(after)</pre>\n"
    }

    private func problems(of report: Report) -> String {
        guard !report.problems.isEmpty else { return "" }
        let items = report.problems.map { "<li><code>\(text($0.path))</code> \(text($0.message))</li>\n" }
        return "<section class=\"fixed\">\n<h2>Not analysed whole</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
    }

    private func sharedInstances(of report: Report) -> String {
        guard !report.summary.sharedInstances.isEmpty else { return "" }
        let rows = report.summary.sharedInstances.map { use in
            "<tr><td><code>\(text(use.name))</code></td><td>\(use.accesses)</td><td>\(use.types)</td></tr>\n"
        }
        return """
            <section class="fixed">
            <h2>Most used shared instances</h2>
            <table>
            <tr><th>instance</th><th>accesses</th><th>from types</th></tr>
            \(rows.joined())</table>
            </section>

            """
    }

    /// Those that found something.
    private func rules(of report: Report) -> String {
        let used = Set(report.findings.map(\.rule))
        let entries = report.rules.filter { used.contains($0.id) }.map { rule in
            """
            <details id="\(text(rule.id))"><summary>\(text(rule.id))</summary>
            <p>\(Escaping.xml(rule.summary)) \(Escaping.xml(rule.why))</p>
            <p>Reported:</p>
            <pre>\(Escaping.xml(rule.bad, isAttribute: false))</pre>
            <p>Not reported:</p>
            <pre>\(Escaping.xml(rule.good, isAttribute: false))</pre>
            <p class="hint">\(Escaping.xml(rule.fix))</p>
            </details>

            """
        }
        guard !entries.isEmpty else { return "" }
        return "<section class=\"fixed\">\n<h2>Rules</h2>\n\(entries.joined())</section>\n"
    }
}

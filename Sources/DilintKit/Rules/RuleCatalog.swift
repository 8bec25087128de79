/// The rules as documentation: for a terminal, for `Rules.md` and for the table in the README.
package struct RuleCatalog: Sendable {
    /// Sorted by id.
    package var rules: [RuleInfo]

    package init(rules: [RuleInfo]) { self.rules = rules }

    /// Every rule of dilint.
    package static var builtIn: RuleCatalog { RuleCatalog(rules: RuleRegistry.all.map(\.info)) }

    /// One line a rule: id, severity, summary.
    ///
    /// - Parameter width: Columns of the terminal; nil where lines may be as long as they like.
    package func overview(usesColor: Bool = false, width: Int? = nil) -> String {
        let terminal = TerminalText(usesColor: usesColor)
        let longest = rules.reduce(0) { max($0, $1.id.count) }
        let indent = longest + 2 + 9
        var output = ""
        for rule in rules {
            let severity = rule.severity.rawValue
            let start =
                terminal.paint(TerminalText.padded(rule.id, to: longest), .heading) + "  "
                + terminal.paint(severity, Ink(rule.severity))
            // In a narrow window the sentence stands below.
            if let width, width - indent < 20 {
                output += start + "\n"
                for line in TerminalText.lines(of: rule.summary, width: width - 2) { output += "  " + line + "\n" }
                continue
            }
            for (index, line) in TerminalText.lines(of: rule.summary, width: width.map { $0 - indent }).enumerated() {
                let lead = index == 0 ? start + TerminalText.spaces(9 - severity.count) : TerminalText.spaces(indent)
                output += lead + line + "\n"
            }
        }
        output += "\n" + terminal.paint("`dilint rules RULE` explains one.", .faint) + "\n"
        return output
    }

    /// All about one rule; nil if there is none of this id.
    ///
    /// - Parameter width: Columns of the terminal; nil where lines may be as long as they like.
    package func page(for id: String, usesColor: Bool = false, width: Int? = nil) -> String? {
        rules.first { $0.id == id }.map { RulePage($0, usesColor: usesColor, width: width).text }
    }

    /// `Rules.md`: every rule with everything there is to say about it.
    package func markdown() -> String {
        var output = """
            # Rules

            What dilint finds, rule by rule. Written from the rules themselves: change `RuleInfo` in the rule's file, not
            this page.


            """
        output += markdownTable { "#\($0)" }
        for rule in rules { output += "\n## \(rule.id)\n\n" + Self.markdownBody(of: rule) }
        return output
    }

    /// The table of all rules, for the README.
    ///
    /// - Parameter link: Where the name of a rule leads.
    package func markdownTable(link: (String) -> String) -> String {
        var output = "| rule | severity | reports |\n| --- | --- | --- |\n"
        for rule in rules {
            let summary = Escaping.markdownCell(rule.summary)
            output += "| [\(rule.id)](\(link(rule.id))) | \(rule.severity.rawValue) | \(summary) |\n"
        }
        return output
    }

    /// All about one rule but its name.
    static func markdownBody(of rule: RuleInfo) -> String {
        var output = """
            **\(rule.severity.rawValue).** \(Escaping.markdownProse(rule.summary))

            \(Escaping.markdownProse(rule.why))

            Reported:

            ```swift
            \(rule.bad)
            ```

            Not reported:

            ```swift
            \(rule.good)
            ```

            **How to fix it:** \(Escaping.markdownProse(rule.fix))


            """
        if !rule.options.isEmpty {
            output += "| option | default | meaning |\n| --- | --- | --- |\n"
            for option in rule.options {
                let help = Escaping.markdownCell(option.help)
                output += "| `\(option.name)` | \(option.defaultValue.text) | \(help) |\n"
            }
            output += "\n"
        }
        output += """
            ```json
            \(rule.configurationExample)
            ```

            """
        if !rule.settings.isEmpty { output += "\n" }
        for setting in rule.settings { output += "- `\(setting.key)`: \(Escaping.markdownProse(setting.help))\n" }
        return output
    }
}

extension RuleInfo {
    /// A configuration that sets everything of the rule, to the defaults.
    var configurationExample: String {
        let settings =
            ["\"severity\": \"\(severity.rawValue)\""] + options.map { "\"\($0.name)\": \($0.defaultValue.json)" }
        return """
            { "rules": { "\(id)": { \(settings.joined(separator: ", ")) } } }
            """
    }
}

extension Ink {
    init(_ severity: Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        }
    }
}

/// What `dilint rules RULE` prints.
private struct RulePage {
    private(set) var text = ""
    private let terminal: TerminalText
    private let width: Int?

    init(_ rule: RuleInfo, usesColor: Bool, width: Int?) {
        terminal = TerminalText(usesColor: usesColor)
        self.width = width.map { max(40, $0) }
        text += terminal.paint(rule.id, .heading)
        text += "  " + terminal.paint(rule.severity.rawValue, Ink(rule.severity)) + "\n\n"
        write(prose: rule.summary, indent: 0)
        write(heading: "Why")
        write(prose: rule.why, indent: 2)
        write(heading: "Reported")
        write(code: rule.bad)
        write(heading: "Not reported")
        write(code: rule.good)
        write(heading: "How to fix it")
        write(prose: rule.fix, indent: 2)
        if !rule.options.isEmpty { write(rule.options) }
        write(heading: "In .dilint.json")
        write(code: rule.configurationExample)
        write(prose: "severity is error, warning, note or off.", indent: 2)
        let longest = rule.settings.reduce(0) { max($0, $1.key.count) }
        for setting in rule.settings { write(setting.help, behind: setting.key, of: longest) }
        write(heading: "At one place")
        write(code: "// dilint:disable:next \(rule.id) - the reason")
    }

    private mutating func write(heading: String) { text += "\n" + terminal.paint(heading, .heading) + "\n" }

    private mutating func write(prose: String, indent: Int) {
        for line in TerminalText.lines(of: prose, width: width.map { $0 - indent }) {
            text += TerminalText.spaces(indent) + line + "\n"
        }
    }

    /// Comments, the marks among them, step back behind the code.
    private mutating func write(code: String) {
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            guard !line.isEmpty else {
                text += "\n"
                continue
            }
            let isComment = line.drop { $0 == " " }.hasPrefix("//")
            text += "    " + terminal.paint(String(line), isComment ? .faint : .plain) + "\n"
        }
    }

    private mutating func write(_ options: [RuleOption]) {
        write(heading: "Options")
        let longest = options.reduce(0) { max($0, $1.name.count) }
        for option in options {
            write("\(option.help) Default: \(option.defaultValue.text).", behind: option.name, of: longest)
        }
    }

    private mutating func write(_ help: String, behind name: String, of longest: Int) {
        let lines = TerminalText.lines(of: help, width: width.map { max(20, $0 - longest - 4) })
        for (index, line) in lines.enumerated() {
            text += "  " + TerminalText.padded(index == 0 ? name : "", to: longest) + "  " + line + "\n"
        }
    }
}

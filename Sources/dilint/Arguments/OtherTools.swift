/// What other tools for Swift or for linting call what dilint calls otherwise: whoever comes from them types it.
enum OtherTools {
    /// The command that does what theirs does.
    static func command(named name: String) -> String? { commands[name] }

    /// The option, with its value where theirs says it, if a command has it.
    static func option(named name: String, among options: [Option]) -> String? {
        if let format = options.first(where: { $0.name == "format" }), format.words.contains(name) {
            return "--format \(name)"
        }
        guard let option = self.options[name] else { return nil }
        let ownName = option.prefix { $0 != " " }
        return options.contains { $0.name == ownName } ? "--" + option : nil
    }

    /// The word that means what theirs means, if it is a known one.
    static func value(_ word: String, among known: [String]) -> String? {
        values[word].flatMap { known.contains($0) ? $0 : nil }
    }

    private static let commands = [
        "lint": "analyze", "check": "analyze", "scan": "analyze", "explain": "rules", "rule": "rules",
    ]

    private static let options = [
        "reporter": "format", "f": "format", "output-format": "format", "o": "output", "select": "only",
        "only-rule": "only",
        "rules": "only", "ignore": "disable", "disable-rules": "disable", "config-file": "config", "c": "config",
        "exit-zero": "fail-on never", "lenient": "fail-on never", "no-color": "color never", "silent": "quiet",
        "q": "quiet", "v": "verbose", "j": "jobs", "threads": "jobs",
    ]

    private static let values = [
        "md": "markdown", "codeclimate": "gitlab", "github-actions": "github", "github-actions-logging": "github",
        "graphviz": "dot", "mmd": "mermaid",
    ]
}

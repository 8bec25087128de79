/// What `dilint init` writes: every key with its meaning, at its default.
package enum ConfigurationTemplate {
    /// JSON5 that reads as `Configuration()`.
    package static func text(rules: [RuleInfo]) -> String {
        """
        // The configuration of dilint. Every key stands here at its default; a key that is deleted keeps it.
        // Globs: * and ? within a folder, ** across folders, {a,b}, [a-z]; those of paths are relative to this file.
        {
        \(ConfigurationKey.all.map { text(of: $0, depth: 1, rules) }.joined(separator: ",\n\n"))
        }

        """
    }

    private static func text(of key: ConfigurationKey, depth: Int, _ rules: [RuleInfo]) -> String {
        entry(key.name, standard(of: key.content, depth: depth, rules), help: key.help, depth: depth)
    }

    private static func standard(
        of content: ConfigurationKey.Content, depth: Int, _ rules: [RuleInfo]
    ) -> String {
        switch content {
        case .globs, .suffixes: "[]"
        case .flag(let place): "\(Configuration()[keyPath: place])"
        case .path: "null"
        case .budgets: "{}"
        case .rules: object(rules.map { text(of: $0, depth: depth + 1) }, depth: depth)
        case .group(let keys): object(keys.map { text(of: $0, depth: depth + 1, rules) }, depth: depth)
        }
    }

    private static func text(of rule: RuleInfo, depth: Int) -> String {
        let severity = entry("severity", "\"\(rule.severity.rawValue)\"", help: "", depth: depth + 1)
        let options = rule.options.map { entry($0.name, $0.defaultValue.json, help: $0.help, depth: depth + 1) }
        return entry(rule.id, object([severity] + options, depth: depth), help: rule.summary, depth: depth)
    }

    private static func entry(_ key: String, _ value: String, help: String, depth: Int) -> String {
        (comment(help, depth: depth) + [indentation(depth) + "\"\(key)\": \(value)"]).joined(separator: "\n")
    }

    private static func object(_ entries: [String], depth: Int) -> String {
        (["{"] + (entries.isEmpty ? [] : [entries.joined(separator: ",\n")]) + [indentation(depth) + "}"])
            .joined(separator: "\n")
    }

    private static func indentation(_ depth: Int) -> String { String(repeating: "    ", count: depth) }

    /// Sentences as comments that fit a screen.
    private static func comment(_ text: String, depth: Int) -> [String] {
        text.split(separator: " ").reduce(into: []) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= 120 {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(indentation(depth) + "// " + word)
            }
        }
    }
}

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads `.dilint.json`: JSON5, every key optional, every key known.
package enum ConfigurationReader {
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - file: What errors call the file.
    ///   - rules: Every rule there is: their ids, severities and options are what `rules` and `budgets` may name.
    /// - Returns: What differs from the defaults: a severity or option that says the rule's own is dropped, so an
    ///   untouched template reads as `Configuration()`.
    /// - Throws: The first thing that is wrong, syntax before keys and values, those in alphabetical order of the keys.
    package static func read(
        _ bytes: [UInt8], file: String, rules: [RuleInfo]
    ) throws(ConfigurationError) -> Configuration {
        // Foundation's scanner of JSON5 ends the process where a text is not UTF-8.
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw ConfigurationError(file: file, line: nil, keyPath: "", reason: .syntax("not UTF-8"))
        }
        let outline = try ConfigurationOutline(of: bytes, file: file)
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let value: ConfigurationValue
        do {
            // With a line's end: where a number is the last thing Foundation reads on behind it, and ends the process if
            // there are more digits in memory.
            value = try decoder.decode(ConfigurationValue.self, from: Data(bytes + [UInt8(ascii: "\n")]))
        } catch {
            throw ConfigurationError(file: file, line: nil, keyPath: "", reason: .syntax("not valid JSON5"))
        }
        let top = ConfigurationNode(value: value, keyPath: "", document: .init(file: file, lines: outline.lines))
        return try configuration(top, rules: rules)
    }

    /// Where a key belongs that stands at the top.
    private static func places(_ rules: [RuleInfo]) -> [String: String] {
        var places: [String: String] = [:]
        for group in ConfigurationKey.all {
            let members =
                switch group.content {
                case .group(let keys): keys.map(\.name)
                case .rules: rules.map(\.id)
                default: [] as [String]
                }
            for member in members { places[member] = "\(group.name).\(member)" }
        }
        return places
    }

    /// Where editors look for what a file may hold.
    private static let schemaKey = "$schema"

    private static func configuration(
        _ top: ConfigurationNode, rules: [RuleInfo]
    ) throws(ConfigurationError) -> Configuration {
        var configuration = Configuration()
        let names = ConfigurationKey.all.map(\.name)
        for (name, node) in try top.members(names, ignoring: schemaKey, elsewhere: places(rules)) {
            for key in ConfigurationKey.all where key.name == name {
                try read(node, as: key.content, into: &configuration, rules)
            }
        }
        return configuration
    }

    private static func read(
        _ node: ConfigurationNode, as content: ConfigurationKey.Content, into configuration: inout Configuration,
        _ rules: [RuleInfo]
    ) throws(ConfigurationError) {
        switch content {
        case .globs(let what, let place): configuration[keyPath: place] = try node.globs(what)
        case .suffixes(let place): configuration[keyPath: place] = try node.suffixes()
        case .flag(let place): configuration[keyPath: place] = try node.flag()
        case .path(let place): configuration[keyPath: place] = try node.path()
        case .rules: configuration.rules = try ruleSettings(node, rules)
        case .budgets: configuration.budgets = try budgets(node, rules)
        case .group(let keys):
            for (name, node) in try node.members(keys.map(\.name)) {
                for key in keys where key.name == name {
                    try read(node, as: key.content, into: &configuration, rules)
                }
            }
        }
    }

    private static func ruleSettings(
        _ node: ConfigurationNode, _ rules: [RuleInfo]
    ) throws(ConfigurationError) -> [String: RuleSettings] {
        var all: [String: RuleSettings] = [:]
        for (id, node) in try node.members(rules.map(\.id), expected: "the id of a rule") {
            guard let rule = rules.first(where: { $0.id == id }) else { continue }
            // Other linters take the severity itself.
            guard node.isObject else { throw node.wrongValue(expected: "an object like { \"severity\": \"off\" }") }
            var settings = RuleSettings()
            for (key, node) in try node.members(["severity"] + rule.options.map(\.name)) {
                if let option = rule.options.first(where: { $0.name == key }) {
                    let value = try node.value(like: option.defaultValue)
                    if value != option.defaultValue { settings.options[key] = value }
                } else {
                    let severity = try node.severity()
                    if severity.rawValue != rule.severity.rawValue { settings.severity = severity }
                }
            }
            if settings != RuleSettings() { all[id] = settings }
        }
        return all
    }

    private static func budgets(
        _ node: ConfigurationNode, _ rules: [RuleInfo]
    ) throws(ConfigurationError) -> [String: Budget] {
        var budgets: [String: Budget] = [:]
        for (id, node) in try node.members(rules.map(\.id), expected: "the id of a rule") {
            guard node.isObject else {
                budgets[id] = Budget(total: try node.count(or: " or { \"total\": …, \"modules\": { … } }"))
                continue
            }
            var budget = Budget()
            for (key, node) in try node.members(["total", "modules"]) {
                if key == "total" {
                    budget.total = try node.count()
                } else {
                    for (module, node) in try node.members(nil) { budget.modules[module] = try node.count() }
                }
            }
            budgets[id] = budget
        }
        return budgets
    }
}

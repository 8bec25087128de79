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

    private static let keys = [
        "include", "exclude", "includeTests", "rules", "dependencies", "singletons", "roles", "baseline", "budgets",
    ]

    private static let dependencyKeys = ["serviceSuffixes", "treatAsDependency", "treatAsData"]
    private static let singletonKeys = ["allow", "ambient"]
    static let roleKeys = ["compositionRoots", "containers", "factories", "coordinators"]

    /// Where a key belongs that stands at the top.
    private static func places(_ rules: [RuleInfo]) -> [String: String] {
        let groups = [
            ("dependencies", dependencyKeys), ("singletons", singletonKeys), ("roles", roleKeys),
            ("rules", rules.map(\.id)),
        ]
        var places: [String: String] = [:]
        for (group, keys) in groups { for key in keys { places[key] = "\(group).\(key)" } }
        return places
    }

    /// Where editors look for what a file may hold.
    private static let schemaKey = "$schema"

    private static func configuration(
        _ top: ConfigurationNode, rules: [RuleInfo]
    ) throws(ConfigurationError) -> Configuration {
        var configuration = Configuration()
        for (key, node) in try top.members(keys, ignoring: schemaKey, elsewhere: places(rules)) {
            switch key {
            case "include": configuration.include = try node.globs("globs")
            case "exclude": configuration.exclude = try node.globs("globs")
            case "includeTests": configuration.includeTests = try node.flag()
            case "rules": configuration.rules = try ruleSettings(node, rules)
            case "dependencies": try readDependencies(node, into: &configuration)
            case "singletons": try readSingletons(node, into: &configuration)
            case "roles": try readRoles(node, into: &configuration)
            case "baseline": configuration.baseline = try node.path()
            case "budgets": configuration.budgets = try budgets(node, rules)
            default: break
            }
        }
        return configuration
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

    private static func readDependencies(
        _ node: ConfigurationNode, into configuration: inout Configuration
    ) throws(ConfigurationError) {
        for (key, node) in try node.members(dependencyKeys) {
            switch key {
            case "serviceSuffixes": configuration.serviceSuffixes = try node.suffixes()
            case "treatAsDependency": configuration.treatAsDependency = try node.globs("type names or globs")
            default: configuration.treatAsData = try node.globs("type names or globs")
            }
        }
    }

    private static func readSingletons(
        _ node: ConfigurationNode, into configuration: inout Configuration
    ) throws(ConfigurationError) {
        for (key, node) in try node.members(singletonKeys) {
            let names = try node.globs("names like Type or Type.member")
            if key == "allow" {
                configuration.allowedSingletons = names
            } else {
                configuration.ambientSingletons = names
            }
        }
    }

    private static func readRoles(
        _ node: ConfigurationNode, into configuration: inout Configuration
    ) throws(ConfigurationError) {
        for (key, node) in try node.members(roleKeys) {
            let names = try node.globs("type names or globs")
            switch key {
            case "compositionRoots": configuration.compositionRoots = names
            case "containers": configuration.containers = names
            case "factories": configuration.factories = names
            default: configuration.coordinators = names
            }
        }
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

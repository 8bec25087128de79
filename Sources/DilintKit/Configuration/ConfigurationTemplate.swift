/// What `dilint init` writes: every key with its meaning, at its default.
package enum ConfigurationTemplate {
    /// JSON5 that reads as `Configuration()`.
    package static func text(rules: [RuleInfo]) -> String {
        """
        // The configuration of dilint. Every key stands here at its default; a key that is deleted keeps it.
        // Globs: * and ? within a folder, ** across folders, {a,b}, [a-z]; those of paths are relative to this file.
        {
            // Globs of the files to read; empty: every .swift file below the analysed paths.
            "include": [],
            // Globs of files and folders to leave out; without a word Carthage, DerivedData, Pods, SourcePackages,
            // checkouts, node_modules, *.xctemplate, *.docc and whatever begins with a dot are, unless an include opens
            // them.
            "exclude": [],
            // Whether test targets, previews and mocks are analysed like everything else.
            "includeTests": false,

            // severity: error, warning, note or off. `dilint rules RULE` explains a rule.
            "rules": {\(list(rules.map(text)))
            },

            "dependencies": {
                // Last words of type names that make a type a service, besides the built-in ones; "-Store" removes one.
                "serviceSuffixes": [],
                // Names or globs of types that are dependencies, or data, whatever they look like.
                "treatAsDependency": [],
                "treatAsData": []
            },

            "singletons": {
                // Type or Type.member, with *: shared instances that anyone may reach.
                "allow": [],
                // The same, for values of the surroundings such as a clock or a locale.
                "ambient": []
            },

            // Names or globs of types that have a role which their code does not show.
            "roles": {
                "compositionRoots": [],
                "containers": [],
                "factories": [],
                "coordinators": []
            },

            // Path of a baseline: the findings it lists are not reported.
            "baseline": null,

            // How many findings of a rule there may be, or the run fails: "singleton": 12
            // or "singleton": { "total": 12, "modules": { "Checkout": 0 } }
            "budgets": {}
        }

        """
    }

    private static func list(_ entries: [String]) -> String {
        entries.isEmpty ? "" : "\n" + entries.joined(separator: ",\n")
    }

    private static func text(of rule: RuleInfo) -> String {
        var lines = ["        // \(rule.summary)", "        \"\(rule.id)\": {"]
        lines.append("            \"severity\": \"\(rule.severity.rawValue)\"" + (rule.options.isEmpty ? "" : ","))
        for (index, option) in rule.options.enumerated() {
            lines.append("            // \(option.help)")
            let comma = index + 1 < rule.options.count ? "," : ""
            lines.append("            \"\(option.name)\": \(option.defaultValue.json)\(comma)")
        }
        return (lines + ["        }"]).joined(separator: "\n")
    }
}

/// What `dilint init --schema` writes: a JSON Schema (draft 2020-12) of the configuration, by which editors complete keys
/// and mark mistakes. The reader itself says more of what it refuses.
package enum ConfigurationSchema {
    package static func text(rules: [RuleInfo]) -> String {
        JSONValue.members([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("The configuration of dilint")),
            ("type", .string("object")),
            ("additionalProperties", .bool(false)),
            ("properties", .members(properties(rules))),
            ("$defs", .members(definitions)),
        ]).text
    }

    private static func properties(_ rules: [RuleInfo]) -> [(String, JSONValue?)] {
        [
            ("$schema", .members([("description", .string("Where this schema is found."))])),
            ("include", names("Globs of the files to read; empty: every .swift file below the analysed paths.")),
            ("exclude", names("Globs of files and folders to leave out.")),
            (
                "includeTests",
                .members([
                    (
                        "description",
                        .string("Whether test targets, previews and mocks are analysed like everything else.")
                    ),
                    ("type", .string("boolean")), ("default", .bool(false)),
                ])
            ),
            ("rules", object("A rule's severity and thresholds.", rules.map { ($0.id, settings(of: $0)) })),
            (
                "dependencies",
                object(
                    "Which types are dependencies, and which are data.",
                    [
                        (
                            "serviceSuffixes",
                            names("Last words of names that make a type a service; \"-Store\" removes one.")
                        ),
                        ("treatAsDependency", names("Types that are dependencies, whatever they look like.")),
                        ("treatAsData", names("Types that are data, whatever they look like.")),
                    ])
            ),
            (
                "singletons",
                object(
                    "Shared instances, as Type or Type.member, with *.",
                    [
                        ("allow", names("Those that anyone may reach.")),
                        ("ambient", names("Values of the surroundings such as a clock or a locale.")),
                    ])
            ),
            (
                "roles",
                object(
                    "Names or globs of types that have a role which their code does not show.",
                    ConfigurationReader.roleKeys.map { ($0, reference("names")) })
            ),
            (
                "baseline",
                .members([
                    ("description", .string("Path of a baseline: the findings it lists are not reported.")),
                    ("type", .strings(["string", "null"])), ("minLength", .int(1)),
                ])
            ),
            (
                "budgets",
                object(
                    "How many findings of a rule there may be, or the run fails.",
                    rules.map { ($0.id, reference("budget")) })
            ),
        ]
    }

    private static var definitions: [(String, JSONValue?)] {
        [
            (
                "names",
                .members([
                    ("type", .string("array")),
                    ("items", .members([("type", .string("string")), ("minLength", .int(1))])),
                ])
            ),
            ("severity", .members([("enum", .strings(RuleSeverity.allCases.map(\.rawValue)))])),
            ("count", .members([("type", .string("integer")), ("minimum", .int(0))])),
            (
                "budget",
                .members([
                    ("type", .strings(["integer", "object"])), ("minimum", .int(0)),
                    ("additionalProperties", .bool(false)),
                    (
                        "properties",
                        .members([
                            ("total", reference("count")),
                            (
                                "modules",
                                .members([("type", .string("object")), ("additionalProperties", reference("count"))])
                            ),
                        ])
                    ),
                ])
            ),
        ]
    }

    private static func settings(of rule: RuleInfo) -> JSONValue {
        let severity = reference("severity", default: .string(rule.severity.rawValue))
        let options = rule.options.map { option in
            switch option.defaultValue {
            case .count(let count): (option.name, reference("count", option.help, default: .int(count)))
            case .severity(let severity):
                (option.name, reference("severity", option.help, default: .string(severity.rawValue)))
            }
        }
        return object(rule.summary, [("severity", severity)] + options)
    }

    private static func object(_ description: String, _ properties: [(String, JSONValue?)]) -> JSONValue {
        .members([
            ("description", .string(description)), ("type", .string("object")), ("additionalProperties", .bool(false)),
            ("properties", .members(properties)),
        ])
    }

    private static func names(_ description: String) -> JSONValue { reference("names", description) }

    private static func reference(
        _ definition: String, _ description: String? = nil, default standard: JSONValue? = nil
    ) -> JSONValue {
        .members([
            ("description", description.map(JSONValue.string)), ("$ref", .string("#/$defs/\(definition)")),
            ("default", standard),
        ])
    }
}

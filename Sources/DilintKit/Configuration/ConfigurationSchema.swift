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
        [("$schema", .members([("description", .string("Where this schema is found."))]))]
            + ConfigurationKey.all.map { ($0.name, schema(of: $0, rules)) }
    }

    private static func schema(of key: ConfigurationKey, _ rules: [RuleInfo]) -> JSONValue {
        switch key.content {
        case .globs, .suffixes: reference("names", key.help)
        case .flag(let place):
            .members([
                ("description", .string(key.help)), ("type", .string("boolean")),
                ("default", .bool(Configuration()[keyPath: place])),
            ])
        case .path:
            .members([
                ("description", .string(key.help)), ("type", .strings(["string", "null"])), ("minLength", .int(1)),
            ])
        case .rules: object(key.help, rules.map { ($0.id, settings(of: $0)) })
        case .budgets: object(key.help, rules.map { ($0.id, reference("budget")) })
        case .group(let keys): object(key.help, keys.map { ($0.name, schema(of: $0, rules)) })
        }
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

    private static func reference(
        _ definition: String, _ description: String = "", default standard: JSONValue? = nil
    ) -> JSONValue {
        .members([
            ("description", description.isEmpty ? nil : .string(description)),
            ("$ref", .string("#/$defs/\(definition)")),
            ("default", standard),
        ])
    }
}

import DilintKit
import Testing

@Suite struct ConfigurationTests {
    static let rules = [
        rule(
            "dependency-pipeline", .warning,
            [
                RuleOption("minimumCarriers", default: 1, help: "Types on the way."),
                RuleOption("minimumDependencies", default: 1, help: "Dependencies that travel together."),
            ]),
        rule("massive-initializer", .warning, [RuleOption("max", default: 4, help: "Dependencies allowed.")]),
        rule("singleton", .warning, [RuleOption("platformSeverity", default: .note, help: "The platform's.")]),
        rule("unused-suppression", .note, []),
    ]

    private static func rule(_ id: String, _ severity: Severity, _ options: [RuleOption]) -> RuleInfo {
        RuleInfo(
            id: id, severity: severity, options: options, summary: "What \(id) finds.", why: "", fix: "", bad: "",
            good: "")
    }

    private func read(_ text: String) throws -> Configuration {
        try ConfigurationReader.read(Array(text.utf8), file: ".dilint.json", rules: Self.rules)
    }

    @Test func readsEveryKey() throws {
        let text = """
            // JSON5: comments, single quotes, bare keys, trailing commas
            {
                "include": ["App/**"], exclude: ['Pods', "*.generated.swift",],
                includeTests: true,
                "rules": {
                    "massive-initializer": { "severity": "error", "max": 6 },
                    "dependency-pipeline": { minimumCarriers: 0x2 /* two */, },
                    "singleton": { "severity": "off", "platformSeverity": "error" },
                },
                "dependencies": { "serviceSuffixes": ["Kit", "-Store"], "treatAsDependency": ["*API"], "treatAsData": ["D"] },
                "singletons": { "allow": ["Log.shared"], "ambient": ["Clock"] },
                "roles": {
                    "compositionRoots": ["Main"], "containers": ["*Graph"], "factories": ["F"], "coordinators": ["C"],
                },
                "baseline": "dilint-baseline.json",
                "budgets": { "singleton": 12, "massive-initializer": { "total": 3, "modules": { "App": 0, "Core": 2 } } },
            }
            """
        var expected = Configuration()
        expected.include = ["App/**"]
        expected.exclude = ["Pods", "*.generated.swift"]
        expected.includeTests = true
        expected.rules = [
            "massive-initializer": RuleSettings(severity: .error, options: ["max": .count(6)]),
            "dependency-pipeline": RuleSettings(options: ["minimumCarriers": .count(2)]),
            "singleton": RuleSettings(severity: .off, options: ["platformSeverity": .severity(.error)]),
        ]
        expected.serviceSuffixes = ["Kit", "-Store"]
        expected.treatAsDependency = ["*API"]
        expected.treatAsData = ["D"]
        expected.allowedSingletons = ["Log.shared"]
        expected.ambientSingletons = ["Clock"]
        expected.compositionRoots = ["Main"]
        expected.containers = ["*Graph"]
        expected.factories = ["F"]
        expected.coordinators = ["C"]
        expected.baseline = "dilint-baseline.json"
        expected.budgets = [
            "singleton": Budget(total: 12),
            "massive-initializer": Budget(total: 3, modules: ["App": 0, "Core": 2]),
        ]
        #expect(try read(text) == expected)
    }

    @Test func theTemplateReadsAsTheDefault() throws {
        #expect(try read(ConfigurationTemplate.text(rules: Self.rules)) == Configuration())
        let empty = ConfigurationTemplate.text(rules: [])
        #expect(try ConfigurationReader.read(Array(empty.utf8), file: "", rules: []) == Configuration())
    }

    @Test func theTemplateNamesEveryRuleWithItsDefaults() {
        let text = ConfigurationTemplate.text(rules: Self.rules)
        let start = text.range(of: "    \"rules\": {")
        let end = text.range(of: "    \"dependencies\"")
        #expect(
            start.flatMap { start in end.map { String(text[start.lowerBound..<$0.lowerBound]) } } == """
                    "rules": {
                        // What dependency-pipeline finds.
                        "dependency-pipeline": {
                            "severity": "warning",
                            // Types on the way.
                            "minimumCarriers": 1,
                            // Dependencies that travel together.
                            "minimumDependencies": 1
                        },
                        // What massive-initializer finds.
                        "massive-initializer": {
                            "severity": "warning",
                            // Dependencies allowed.
                            "max": 4
                        },
                        // What singleton finds.
                        "singleton": {
                            "severity": "warning",
                            // The platform's.
                            "platformSeverity": "note"
                        },
                        // What unused-suppression finds.
                        "unused-suppression": {
                            "severity": "note"
                        }
                    },

                    // Which types are dependencies, and which are data.

                """)
    }

    @Test(arguments: ["{}", "\u{feff}{}", " // nothing\n{ /* here */ }\n", "{\"baseline\": null}"])
    func anEmptyConfigurationIsTheDefault(text: String) throws {
        #expect(try read(text) == Configuration())
    }

    @Test(arguments: [
        #"{ "$schema": "https://example.org/dilint.json", includeTests: true }"#, "{ $schema: 1, includeTests: true }",
    ])
    func aSchemaForEditorsIsPassedOver(text: String) throws {
        var expected = Configuration()
        expected.includeTests = true
        #expect(try read(text) == expected)
    }
}

extension String {
    /// The first place of a text, by comparing: the tests need no Foundation for it.
    fileprivate func range(of text: String) -> Range<Index>? {
        indices.lazy.compactMap { start in
            self[start...].hasPrefix(text) ? start..<self.index(start, offsetBy: text.count) : nil
        }.first
    }
}

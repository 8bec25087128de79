import DilintKit
import Foundation
import Testing

@Suite struct ConfigurationSchemaTests {
    private static let rules = RuleCatalog.builtIn.rules

    private func violations(_ configuration: String) throws -> [String] {
        let schema = try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text(rules: Self.rules).utf8))
        let value = try JSONSerialization.jsonObject(with: Data(configuration.utf8))
        return JSONSchemaReader(root: try #require(schema as? [String: Any])).violations(of: value)
    }

    private func reads(_ configuration: String) -> Bool {
        (try? ConfigurationReader.read(Array(configuration.utf8), file: ".dilint.json", rules: Self.rules)) != nil
    }

    @Test("Every key that the template writes is known, at a value that is allowed")
    func template() throws {
        // Its comments fill their lines.
        let template = ConfigurationTemplate.text(rules: Self.rules).split(separator: "\n")
            .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        #expect(try violations(template) == [])
        // None that the template lacks.
        let text = ConfigurationSchema.text(rules: Self.rules)
        let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let written = try #require(
            JSONSerialization.jsonObject(with: Data(template.utf8)) as? [String: Any])
        #expect(Self.keys(ofSchema: schema) == Self.keys(of: written).union(["$schema"]))
    }

    private static func keys(of object: [String: Any], below path: String = "") -> Set<String> {
        object.reduce(into: []) { keys, member in
            keys.insert(path + member.key)
            if let inner = member.value as? [String: Any] {
                keys.formUnion(self.keys(of: inner, below: path + member.key + "."))
            }
        }
    }

    /// Without those of `budgets`, which are any rule's.
    private static func keys(ofSchema schema: [String: Any], below path: String = "") -> Set<String> {
        (schema["properties"] as? [String: Any] ?? [:]).reduce(into: []) { keys, member in
            keys.insert(path + member.key)
            if member.key != "budgets", let inner = member.value as? [String: Any] {
                keys.formUnion(self.keys(ofSchema: inner, below: path + member.key + "."))
            }
        }
    }

    @Test(
        "The schema takes what the reader takes",
        arguments: [
            "{}", #"{ "$schema": "dilint.schema.json", "include": ["App/**"], "includeTests": true }"#,
            #"{ "rules": { "massive-initializer": { "severity": "error", "max": 6 } } }"#,
            #"{ "rules": { "singleton": { "severity": "off", "platformSeverity": "error" } }, "baseline": "b.json" }"#,
            #"{ "dependencies": { "serviceSuffixes": ["Kit", "-Store"] }, "roles": { "containers": ["*Graph"] } }"#,
            #"{ "budgets": { "singleton": 12, "massive-initializer": { "total": 3, "modules": { "App": 0 } } } }"#,
        ])
    func accepts(_ configuration: String) throws {
        #expect(reads(configuration))
        #expect(try violations(configuration) == [])
    }

    @Test(
        "The schema refuses what the reader refuses",
        arguments: [
            "[]", #"{ "excludes": [] }"#, #"{ "include": "App" }"#, #"{ "include": [""] }"#, #"{ "includeTests": 1 }"#,
            #"{ "rules": { "singletons": {} } }"#, #"{ "rules": { "singleton": "off" } }"#,
            #"{ "rules": { "singleton": { "severity": "info" } } }"#, #"{ "rules": { "singleton": { "max": 1 } } }"#,
            #"{ "rules": { "massive-initializer": { "max": -1 } } }"#, #"{ "roles": { "screens": [] } }"#,
            #"{ "baseline": "" }"#, #"{ "budgets": { "singleton": -1 } }"#, #"{ "budgets": { "other": 1 } }"#,
            #"{ "budgets": { "singleton": { "modules": { "App": "1" } } } }"#, #"{ "budgets": { "singleton": "1" } }"#,
        ])
    func refuses(_ configuration: String) throws {
        #expect(!reads(configuration))
        #expect(try violations(configuration) != [])
    }
}

import DilintKit
import Foundation
import Testing

@Suite("The JSON report, read by Foundation")
struct ReporterJSONTests {
    private static func schema() throws -> [String: Any] {
        let file = ReporterGolden.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/DilintKit/DilintKit.docc/report-1.schema.json")
        return try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    }

    @Test("It follows its schema", arguments: ReporterSample.allCases)
    func schema(sample: ReporterSample) throws {
        let schema = try Self.schema()
        let reporter = try #require(ReporterRegistry.reporter(named: "json"))
        let output = reporter.render(sample.report, for: sample.surface())
        let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
        // The hostile sample has an empty message, which no rule would give.
        let allowed = sample == .hostile ? ["$.findings[1].message: shorter than 1"] : []
        #expect(JSONSchemaReader(root: schema).violations(of: value) == allowed)
    }

    @Test(
        "What has become of the baseline is told where there is one",
        arguments: [
            (BaselineCounts(known: 16, stale: 2), [#""known": 16,"#, #""stale": 2"#]),
            (BaselineCounts(known: 0), [#""known": 0"#]),
        ])
    func baseline(counts: BaselineCounts, lines: [String]) throws {
        var report = Report(findings: [], summary: Summary(), problems: [], rules: [])
        report.summary.baseline = counts
        let reporter = try #require(ReporterRegistry.reporter(named: "json"))
        let output = reporter.render(report, for: Surface())
        let members = lines.map { "      \($0)\n" }.joined()
        #expect(
            output == """
                {
                  "schemaVersion": 1,
                  "tool": {
                    "name": "dilint",
                    "version": "0.0.0"
                  },
                  "summary": {
                    "files": 0,
                    "lines": 0,
                    "types": 0,
                    "dependencies": 0,
                    "findings": {
                      "error": 0,
                      "warning": 0,
                      "note": 0
                    },
                    "baseline": {
                \(members)    }
                  },
                  "findings": [],
                  "problems": []
                }

                """)
        let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
        #expect(try JSONSchemaReader(root: Self.schema()).violations(of: value) == [])
    }

    @Test("Every value comes back as it went in", arguments: ReporterSample.allCases)
    func values(sample: ReporterSample) throws {
        struct Output: Decodable {
            struct Item: Decodable {
                struct Place: Decodable {
                    var path: String
                    var line: Int
                    var column: Int
                    var message: String
                }
                var rule: String
                var severity: Severity
                var path: String
                var line: Int
                var column: Int
                var message: String
                var hint: String
                var subject: String
                var dependency: String?
                var occurrences: Int
                var fingerprint: String
                var related: [Place]
            }
            var findings: [Item]
        }
        let reporter = try #require(ReporterRegistry.reporter(named: "json"))
        let output = reporter.render(sample.report, for: sample.surface())
        let items = try JSONDecoder().decode(Output.self, from: Data(output.utf8)).findings
        let findings = items.map { item in
            Finding(
                rule: item.rule, severity: item.severity,
                location: Location(path: item.path, line: item.line, column: item.column),
                message: Message(item.message), hint: item.hint, subject: item.subject, dependency: item.dependency,
                occurrences: item.occurrences,
                related: item.related.map {
                    Related(Location(path: $0.path, line: $0.line, column: $0.column), Message($0.message))
                })
        }
        // What the schema has no key for.
        let expected = sample.report.findings.map { finding in
            var finding = finding
            finding.parameter = nil
            finding.isRing = false
            for index in finding.related.indices { finding.related[index].isStep = false }
            return finding
        }
        #expect(findings == expected)
        #expect(items.map(\.fingerprint) == sample.report.findings.map(\.fingerprint))
    }

    @Test("The reader of schemas sees what is wrong")
    func reader() throws {
        let text = """
            {"type": "object", "required": ["a"], "additionalProperties": false,
             "properties": {"a": {"$ref": "#/$defs/n"}, "b": {"type": ["string", "null"], "pattern": "^x+$"},
                            "c": {"type": "array", "items": {"enum": ["k"]}}},
             "$defs": {"n": {"type": "integer", "minimum": 1}}}
            """
        let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        func violations(_ text: String) throws -> [String] {
            JSONSchemaReader(root: schema).violations(of: try JSONSerialization.jsonObject(with: Data(text.utf8)))
        }
        #expect(try violations(#"{"a": 1, "b": null, "c": ["k"]}"#) == [])
        #expect(
            try violations(#"{"b": "y", "c": ["l"], "d": 0}"#) == [
                "$.b: does not match ^x+$", "$.c[0]: none of the allowed values", "$.d: unknown key", "$: lacks a",
            ])
        #expect(try violations(#"{"a": 0}"#) == ["$.a: less than 1"])
        #expect(try violations(#"{"a": "1"}"#) == ["$.a: not integer"])
    }
}

/// As much of JSON Schema (2020-12) as dilint's schemas use; an unknown keyword is a violation.
struct JSONSchemaReader {
    var root: [String: Any]

    func violations(of value: Any) -> [String] { violations(of: value, root, at: "$") }

    private static let annotations: Set<String> = [
        "$schema", "title", "description", "default", "$defs", "properties", "items",
    ]

    private func violations(of value: Any, _ schema: [String: Any], at path: String) -> [String] {
        var found: [String] = []
        let object = value as? [String: Any]
        for (keyword, wanted) in schema.sorted(by: { $0.key < $1.key }) {
            switch keyword {
            case "$ref": found += violations(of: value, resolved(wanted), at: path)
            case "type":
                let types = wanted as? [String] ?? [wanted as? String ?? ""]
                if !types.contains(where: { Self.isOf(type: $0, value) }) {
                    found.append("\(path): not \(types.joined(separator: " or "))")
                }
            case "const":
                if !(value as? NSObject == wanted as? NSObject) { found.append("\(path): not the constant") }
            case "enum":
                let allowed = wanted as? [NSObject] ?? []
                if !allowed.contains(where: { $0 == value as? NSObject }) {
                    found.append("\(path): none of the allowed values")
                }
            case "minimum":
                if let number = value as? Int, let least = wanted as? Int, number < least {
                    found.append("\(path): less than \(least)")
                }
            case "minLength":
                if let text = value as? String, let least = wanted as? Int, text.count < least {
                    found.append("\(path): shorter than \(least)")
                }
            case "pattern":
                if let text = value as? String, let pattern = wanted as? String,
                    text.range(of: pattern, options: .regularExpression) == nil
                {
                    found.append("\(path): does not match \(pattern)")
                }
            case "required":
                for key in wanted as? [String] ?? [] where object != nil && object?[key] == nil {
                    found.append("\(path): lacks \(key)")
                }
            case "additionalProperties": break
            default:
                if !Self.annotations.contains(keyword) { found.append("\(path): unknown keyword \(keyword)") }
            }
        }
        return violationsOfParts(of: value, schema, at: path) + found
    }

    private func violationsOfParts(of value: Any, _ schema: [String: Any], at path: String) -> [String] {
        var found: [String] = []
        if let object = value as? [String: Any] {
            let properties = schema["properties"] as? [String: Any] ?? [:]
            for key in object.keys.sorted() {
                if let part = properties[key] as? [String: Any] {
                    found += violations(of: object[key] as Any, part, at: "\(path).\(key)")
                } else if let further = schema["additionalProperties"] as? [String: Any] {
                    found += violations(of: object[key] as Any, further, at: "\(path).\(key)")
                } else if schema["additionalProperties"] as? Bool == false {
                    found.append("\(path).\(key): unknown key")
                }
            }
        }
        if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
            for (index, item) in array.enumerated() { found += violations(of: item, items, at: "\(path)[\(index)]") }
        }
        return found
    }

    private func resolved(_ reference: Any) -> [String: Any] {
        let name = (reference as? String)?.split(separator: "/").last.map(String.init) ?? ""
        return (root["$defs"] as? [String: Any])?[name] as? [String: Any] ?? ["no such definition": name]
    }

    private static func isOf(type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "integer": value is Int && (value as? NSNumber).map { String(cString: $0.objCType) } != "c"
        case "boolean": (value as? NSNumber).map { String(cString: $0.objCType) } == "c"
        case "null": value is NSNull
        default: false
        }
    }
}

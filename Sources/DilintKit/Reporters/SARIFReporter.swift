import SwiftFacts

/// SARIF 2.1.0 (OASIS standard), for code scanning of code hosts and viewers in editors.
struct SARIFReporter: Reporter {
    let format = "sarif"

    private static let rootName = "%SRCROOT%"

    func render(_ report: Report, for surface: Surface) -> String {
        let indices = Dictionary(
            report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let driver = JSONValue.members([
            ("name", .string("dilint")),
            ("version", .string(surface.toolVersion)),
            ("semanticVersion", .string(surface.toolVersion)),
            ("rules", .array(report.rules.map(descriptor))),
        ])
        let run = JSONValue.members([
            ("tool", .members([("driver", driver)])),
            ("columnKind", .string("utf16CodeUnits")),
            (
                "originalUriBaseIds",
                .members([
                    (Self.rootName, .members([("description", text("The root of the source tree."))]))
                ])
            ),
            (
                "invocations",
                .array([
                    .members([
                        ("executionSuccessful", .bool(true)),
                        (
                            "toolExecutionNotifications",
                            .array(
                                report.problems.map { notification(of: $0, surface) }
                                    + report.excesses.map { notification(of: $0, level: "error") }
                                    + report.summary.notes.map { notification(of: $0, level: "note") })
                        ),
                    ])
                ])
            ),
            (
                "results",
                .array(
                    zip(report.findings, report.findings.distinctFingerprints).map { finding, fingerprint in
                        result(of: finding, fingerprint, ruleIndex: indices[finding.rule], surface)
                    })
            ),
        ])
        return JSONValue.members([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ]).text
    }

    private func descriptor(of rule: RuleInfo) -> JSONValue {
        .members([
            ("id", .string(rule.id)),
            ("name", .string(NameWords.words(of: rule.id).map { $0.withFirstUppercased }.joined())),
            ("shortDescription", text(rule.summary)),
            ("fullDescription", text("\(rule.summary) \(rule.why)")),
            (
                "help",
                .members([
                    ("text", .string("\(rule.why)\n\n\(rule.fix)")),
                    ("markdown", .string(RuleCatalog.markdownBody(of: rule))),
                ])
            ),
            ("defaultConfiguration", .members([("level", .string(rule.severity.rawValue))])),
        ])
    }

    private func result(
        of finding: Finding, _ fingerprint: String, ruleIndex: Int?, _ surface: Surface
    ) -> JSONValue {
        let steps = finding.related.filter(\.isStep)
        let start = location(finding.location, message: finding.message, surface)
        let flow = [start] + steps.map { location($0.location, message: $0.message, surface) }
        return .members([
            ("ruleId", .string(finding.rule)),
            ("ruleIndex", ruleIndex.map(JSONValue.int)),
            ("level", .string(finding.severity.rawValue)),
            ("message", text(finding.sentence)),
            ("locations", .array([location(finding.location, subject: finding.subject, surface)])),
            (
                "relatedLocations",
                .array(
                    finding.related.enumerated().map { index, related in
                        location(related.location, id: index + 1, message: related.message, surface)
                    })
            ),
            (
                "codeFlows",
                steps.isEmpty
                    ? nil
                    : .array([
                        .members([
                            (
                                "threadFlows",
                                .array([
                                    .members([("locations", .array(flow.map { .members([("location", $0)]) }))])
                                ])
                            )
                        ])
                    ])
            ),
            ("partialFingerprints", .members([("dilint/v1", .string(fingerprint))])),
            ("occurrenceCount", .int(finding.occurrences)),
        ])
    }

    private func notification(of problem: Problem, _ surface: Surface) -> JSONValue {
        .members([
            ("level", .string("warning")),
            ("message", text(problem.message)),
            (
                "locations",
                .array([
                    .members([
                        ("physicalLocation", .members([("artifactLocation", artifact(problem.path, surface))]))
                    ])
                ])
            ),
        ])
    }

    /// What is said of the whole run.
    private func notification(of note: String, level: String) -> JSONValue {
        .members([("level", .string(level)), ("message", text(note))])
    }

    private func location(
        _ location: Location, id: Int? = nil, subject: String? = nil, message: String? = nil, _ surface: Surface
    ) -> JSONValue {
        let columns = columns(of: location, surface)
        let region = JSONValue.members([
            ("startLine", .int(location.line)), ("startColumn", .int(columns.start)),
            ("endColumn", columns.end.map(JSONValue.int)),
        ])
        return .members([
            ("id", id.map(JSONValue.int)),
            (
                "physicalLocation",
                .members([("artifactLocation", artifact(location.path, surface)), ("region", region)])
            ),
            (
                "logicalLocations",
                subject.map { .array([.members([("fullyQualifiedName", .string($0)), ("kind", .string("type"))])]) }
            ),
            ("message", message.map(text)),
        ])
    }

    /// Where a token begins and, not included, ends. SARIF has no columns in UTF-8; without the source's line the bytes
    /// have to do, which is right for ASCII.
    private func columns(of location: Location, _ surface: Surface) -> (start: Int, end: Int?) {
        guard let line = surface.sourceLine(location.path, location.line), location.column - 1 <= line.utf8.count
        else { return (location.column, nil) }
        let offset = location.column - 1
        let start = String(decoding: line.utf8.prefix(offset), as: UTF8.self).utf16.count + 1
        let rest = Substring(line.utf8.dropFirst(offset))
        let length = rest.prefix(TextExcerpt.tokenLength(at: rest)).utf16.count
        return (start, length > 0 ? start + length : nil)
    }

    private func artifact(_ path: String, _ surface: Surface) -> JSONValue {
        let path = SourcePath.fromSourceRoot(path, for: surface)
        let uri = Escaping.uri(path)
        return path.hasPrefix("/")
            ? .members([("uri", .string("file://" + uri))])
            : .members([("uri", .string(uri)), ("uriBaseId", .string(Self.rootName))])
    }

    /// Brackets before a parenthesis would be a link; others stay as they are, since many readers show the escape.
    private func text(_ text: String) -> JSONValue {
        let scalars = Array(text.unicodeScalars)
        guard zip(scalars, scalars.dropFirst()).contains(where: { $0 == "]" && $1 == "(" }) else {
            return .members([("text", .string(text))])
        }
        let escaped = Escaping.replacing(text) { ["\\", "[", "]"].contains($0) ? "\\\($0)" : nil }
        return .members([("text", .string(escaped))])
    }
}

import DilintKit
import Foundation
import SwiftFacts
import Testing

@Suite("SARIF, read by Foundation")
struct ReporterSARIFTests {
    struct Log: Decodable {
        struct Text: Decodable, Equatable { var text: String }
        struct Rule: Decodable {
            struct Configuration: Decodable { var level: String }
            struct Help: Decodable {
                var text: String
                var markdown: String
            }
            var id: String
            var name: String
            var shortDescription: Text
            var help: Help
            var defaultConfiguration: Configuration
        }
        struct Place: Decodable, Equatable {
            struct Physical: Decodable, Equatable {
                struct Artifact: Decodable, Equatable {
                    var uri: String
                    var uriBaseId: String?
                }
                struct Region: Decodable, Equatable {
                    var startLine: Int
                    var startColumn: Int
                    var endColumn: Int?
                }
                var artifactLocation: Artifact
                var region: Region?
            }
            var id: Int?
            var physicalLocation: Physical
            var message: Text?
        }
        struct Flow: Decodable {
            struct Thread: Decodable {
                struct Step: Decodable { var location: Place }
                var locations: [Step]
            }
            var threadFlows: [Thread]
        }
        struct Result: Decodable {
            var ruleId: String
            var ruleIndex: Int?
            var level: String
            var message: Text
            var locations: [Place]
            var relatedLocations: [Place]
            var codeFlows: [Flow]?
            var partialFingerprints: [String: String]
        }
        struct Invocation: Decodable {
            struct Notification: Decodable {
                var level: String
                var message: Text
                var locations: [Place]?
            }
            var executionSuccessful: Bool
            var toolExecutionNotifications: [Notification]
        }
        struct Run: Decodable {
            struct Tool: Decodable {
                struct Driver: Decodable {
                    var name: String
                    var version: String
                    var semanticVersion: String
                    var rules: [Rule]
                }
                var driver: Driver
            }
            var tool: Tool
            var columnKind: String
            var invocations: [Invocation]
            var results: [Result]
        }
        var version: String
        var runs: [Run]
    }

    private func run(_ sample: ReporterSample) throws -> Log.Run {
        let reporter = try #require(ReporterRegistry.reporter(named: "sarif"))
        let output = reporter.render(sample.report, for: sample.surface())
        let log = try JSONDecoder().decode(Log.self, from: Data(output.utf8))
        #expect(log.version == "2.1.0")
        #expect(log.runs.count == 1)
        return try #require(log.runs.first)
    }

    @Test("Every finding is a result of its rule", arguments: ReporterSample.allCases)
    func results(sample: ReporterSample) throws {
        let run = try run(sample)
        let findings = sample.report.findings
        #expect(run.results.map(\.ruleId) == findings.map(\.rule))
        #expect(
            run.results.map { result in result.ruleIndex.map { run.tool.driver.rules[$0].id } }
                == findings.map(\.rule))
        #expect(run.results.map(\.level) == findings.map(\.severity.rawValue))
        #expect(run.results.map { $0.partialFingerprints["dilint/v1"] } == findings.map(\.fingerprint))
        #expect(run.results.map(\.relatedLocations.count) == findings.map(\.related.count))
        #expect(
            run.results.map { $0.relatedLocations.compactMap(\.id) } == findings.map { Array(1..<$0.related.count + 1) }
        )
        let expectedSteps = findings.map { finding in
            let steps = finding.related.filter(\.isStep)
            return steps.isEmpty ? [] : [finding.location.line] + steps.map(\.location.line)
        }
        let steps = run.results.map { result in
            (result.codeFlows ?? []).flatMap(\.threadFlows).flatMap(\.locations)
                .compactMap(\.location.physicalLocation.region?.startLine)
        }
        #expect(steps == expectedSteps)
        #expect(run.tool.driver.rules.map(\.id) == sample.report.rules.map(\.id))
        #expect(run.tool.driver.rules.map(\.defaultConfiguration.level) == sample.report.rules.map(\.severity.rawValue))
        #expect(run.tool.driver.version == "1.2.3")
        #expect(run.tool.driver.semanticVersion == "1.2.3")
        #expect(run.tool.driver.rules.first?.name == "DependencyCycle")
    }

    @Test("Problems are notifications", arguments: ReporterSample.allCases)
    func notifications(sample: ReporterSample) throws {
        let invocation = try #require(run(sample).invocations.first)
        #expect(invocation.executionSuccessful)
        let notes = sample.report.summary.notes
        let excesses = sample.report.budgets.compactMap(\.excess)
        #expect(
            invocation.toolExecutionNotifications.map(\.message.text)
                == sample.report.problems.map(\.message) + excesses + notes)
        #expect(
            invocation.toolExecutionNotifications.map(\.level)
                == sample.report.problems.map { _ in "warning" } + excesses.map { _ in "error" }
                + notes.map { _ in "note" })
        #expect(
            invocation.toolExecutionNotifications.map { $0.locations?.count }
                == sample.report.problems.map { _ in 1 } + (excesses + notes).map { _ in nil })
    }

    @Test("Paths are URIs from the source root")
    func paths() throws {
        let shop = try run(.shop).results.map { $0.locations[0].physicalLocation.artifactLocation }
        #expect(shop.first?.uri == "ios/Sources/App/AppContainer.swift")
        #expect(shop.last?.uri == "ios/Sources/Lager/Gr%C3%B6%C3%9Fe.swift")
        #expect(Set(shop.map(\.uriBaseId)) == ["%SRCROOT%"])
        let hostile = try run(.hostile).results.map { $0.locations[0].physicalLocation.artifactLocation }
        #expect(
            hostile.map { $0.uri.removingPercentEncoding } == [
                "ios/" + ReporterHostile.path, "file:///home/me/elsewhere.swift",
            ])
        #expect(hostile.map(\.uriBaseId) == ["%SRCROOT%", nil])
        #expect(hostile.allSatisfy { URL(string: $0.uri) != nil })
    }

    @Test("Columns are counted in UTF-16, where the line can be had")
    func columns() throws {
        let finding = Finding(
            rule: "singleton", severity: .note, location: Location(path: "a.swift", line: 1, column: 14), message: "m",
            hint: "", subject: "S")
        let report = Report(findings: [finding], summary: Summary(), problems: [], rules: [])
        let reporter = try #require(ReporterRegistry.reporter(named: "sarif"))
        func columns(_ line: String?) throws -> [Int?] {
            let output = reporter.render(report, for: Surface(sourceLine: { _, _ in line }))
            let log = try JSONDecoder().decode(Log.self, from: Data(output.utf8))
            let region = log.runs.first?.results.first?.locations.first?.physicalLocation.region
            return [region?.startColumn, region?.endColumn]
        }
        // ü is two bytes and one unit, the emoji four bytes and two units, 倉 three bytes and one unit.
        #expect(try columns("ü 😀 倉 a.shared") == [9, 16])
        #expect(try columns("short") == [14, nil])
        #expect(try columns(nil) == [14, nil])
        #expect(try columns("123456789 ab @größe😀") == [14, 20])
        #expect(try columns("123456789 ab ") == [14, nil])
        #expect(try columns("123456789 ab 😀 ") == [14, 16])
    }
}

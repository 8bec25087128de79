import DilintKit
import Testing

@testable import dilint

@Suite("Stability")
struct StabilityTests {
    private let tool: TestHost

    /// More files than one worker reads alone, with findings.
    init() throws {
        tool = try TestHost(TemporaryFolder())
        for number in 0..<260 {
            try tool.folder.write(Sample.sharedAccess(number), to: "App/Part\(number % 7)/Screen\(number).swift")
        }
    }

    /// What a command writes in every format.
    private func outputs(of command: String, formats: [String], jobs: Int) throws -> [String: String] {
        let folder = "\(command)-\(jobs)"
        try tool.folder.makeFolder(folder)
        let options = formats.map { "--format=\($0)=\(folder)/\($0)" }
        let outcome = tool.outcome(of: [command, "App", "--jobs", "\(jobs)", "--quiet"] + options, in: tool.host())
        #expect(outcome == TestHost.Outcome(status: .clean))
        let texts = try formats.map { try tool.folder.text(of: folder + "/" + $0) }
        return Dictionary(uniqueKeysWithValues: zip(formats, texts))
    }

    @Test("Reports are the same whatever the number of jobs, in every format")
    func reports() throws {
        let formats = ReporterRegistry.all.map(\.format)
        let single = try outputs(of: "analyze", formats: formats, jobs: 1)
        #expect(single["xcode"]?.split(separator: "\n").count { $0.hasSuffix("[singleton]") } == 260)
        #expect(try outputs(of: "analyze", formats: formats, jobs: 8) == single)
    }

    @Test("So is the graph")
    func graphs() throws {
        let formats = GraphFormatRegistry.all.map(\.format)
        let single = try outputs(of: "graph", formats: formats, jobs: 1)
        #expect(try outputs(of: "graph", formats: formats, jobs: 8) == single)
    }
}

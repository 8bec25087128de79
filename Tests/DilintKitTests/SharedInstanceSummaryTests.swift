import DilintKit
import TestSupport
import Testing

@Suite("The most used shared instances")
struct SharedInstanceSummaryTests {
    private func uses(_ configure: (inout Configuration) -> Void = { _ in }) -> [SharedInstanceUse] {
        let text = """
            final class Tracker {
                static let shared = Tracker()
                func track() {}
            }
            final class Log {
                static let shared = Log()
                func write() {}
            }
            final class Screen {
                func open() { Tracker.shared.track() }
                // dilint:disable:next singleton - until the screen is rewritten
                func close() { Tracker.shared.track() }
                func load() { Log.shared.write() }
                func save() { Log.shared.write() }
                // dilint:disable:next singleton-default - tests pass one
                func send(by log: Log = Log.shared) { log.write() }
            }
            """
        var builder = ProjectBuilder(files: [ProjectBuilder.File(path: "App/Screen.swift", text: text)])
        configure(&builder.configuration)
        return builder.report().summary.sharedInstances
    }

    private let tracker = SharedInstanceUse(name: "Tracker.shared", accesses: 1, types: 1)
    private let log = SharedInstanceUse(name: "Log.shared", accesses: 2, types: 1)

    @Test("What comments suppress does not count")
    func suppressed() { #expect(uses() == [log, tracker]) }

    @Test("What the configuration allows does not count")
    func allowed() {
        #expect(uses { $0.allowedSingletons = ["Log"] } == [tracker])
        #expect(uses { $0.ambientSingletons = ["Tracker.*"] } == [log])
    }

    @Test("Where they are not looked for none is listed")
    func off() {
        #expect(uses { $0.rules["singleton"] = RuleSettings(severity: .off) } == [])
        #expect(uses { $0.rules["singleton-default"] = RuleSettings(severity: .off) } == [log, tracker])
    }

    @Test("A quiet report does not list them")
    func quiet() {
        var summary = Summary()
        summary.sharedInstances = [log]
        let report = Report(findings: [], summary: summary, problems: [], rules: [])
        let reporter = ReporterRegistry.reporter(named: "text")
        var surface = Surface()
        #expect(reporter?.render(report, for: surface).contains("Most used") == true)
        surface.isQuiet = true
        #expect(
            reporter?.render(report, for: surface)
                == "No findings\n\n0 files, 0 lines, 0 types, 0 dependencies analysed\n")
    }
}

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

    private func uses(in texts: [String: String]) -> [SharedInstanceUse] {
        let files = texts.sorted { $0.key < $1.key }.map { ProjectBuilder.File(path: $0.key, text: $0.value) }
        return ProjectBuilder(files: files).report().summary.sharedInstances
    }

    @Test("Members of a static registry are listed one by one; of a container that is one itself the instance is")
    func registries() {
        let text = """
            protocol Stores { func load() }
            protocol Analytics { func track() }
            final class LiveStores: Stores { func load() {} }
            final class LiveAnalytics: Analytics { func track() {} }
            enum Services {
                static let stores: Stores = LiveStores()
                static var analytics: Analytics = LiveAnalytics()
            }
            final class Injector {
                static let main = Injector()
                lazy var stores: Stores = LiveStores()
                lazy var analytics: Analytics = LiveAnalytics()
            }
            final class Page {
                func open() { Services.stores.load(); Services.analytics.track(); Injector.main.stores.load() }
            }
            final class Sheet {
                func open() { Services.stores.load(); Injector.main.analytics.track() }
            }
            """
        #expect(
            uses(in: ["App/Page.swift": text]) == [
                SharedInstanceUse(name: "Injector.main", accesses: 2, types: 2),
                SharedInstanceUse(name: "Services.stores", accesses: 2, types: 2),
                SharedInstanceUse(name: "Services.analytics", accesses: 1, types: 1),
            ])
    }

    @Test("Two types of one name have two, and are two that reach something")
    func namesakes() {
        let one = """
            final class Session { static let shared = Session(); var count = 0; func ping() { count += 1 } }
            final class Caller { func go() { Session.shared.ping() } }
            """
        #expect(
            uses(in: ["A/Session.swift": one, "B/Session.swift": one])
                == ["A", "B"].map { SharedInstanceUse(name: "\($0).Session.shared", accesses: 1, types: 1) })
        let session = "final class Session { static let shared = Session(); var count = 0; func ping() { count += 1 } }"
        let caller = "final class Caller { func go() { Session.shared.ping() } }"
        #expect(
            uses(in: ["A/Session.swift": session, "B/Caller.swift": caller, "C/Caller.swift": caller])
                == [SharedInstanceUse(name: "Session.shared", accesses: 2, types: 2)])
    }

    @Test("Of two types of one name in one module it may not be known which is meant")
    func namesakesOfOneModule() {
        let session = "final class Session { static let shared = Session(); var count = 0; func ping() { count += 1 } }"
        let caller = "final class Caller { func go() { Session.shared.ping() } }"
        #expect(
            uses(in: [
                "A/One/Session.swift": session, "A/Two/Session.swift": session, "A/One/Caller.swift": caller,
                "A/Three/Caller.swift": caller,
            ]) == [SharedInstanceUse(name: "Session.shared", accesses: 2, types: 2)])
    }

    @Test("A container that is asked is one as well")
    func containers() {
        let text = """
            final class Store { func load() {} }
            final class Wire { let store: Store; init(store: Store) { self.store = store }; func open() { store.load() } }
            final class AppContainer {
                static let shared = AppContainer()
                lazy var store = Store()
                lazy var wire = Wire(store: store)
            }
            final class Page { func load() { AppContainer.shared.store.load() ; AppContainer.shared.wire.open() } }
            """
        #expect(
            uses(in: ["App/App.swift": text])
                == [SharedInstanceUse(name: "AppContainer.shared", accesses: 2, types: 1)])
    }

    @Test("A program's own variables are shared with its types alone")
    func scripts() {
        let runner = "final class RunService { var count = 0; func run() { count += 1 } }"
        let main = "let runner = RunService() ; runner.run()"
        let log = "final class Log { func write() { runner.run() } }"
        #expect(uses(in: ["Tool/main.swift": main, "Tool/RunService.swift": runner]) == [])
        #expect(
            uses(in: ["Tool/main.swift": main, "Tool/RunService.swift": runner, "Tool/Log.swift": log])
                == [SharedInstanceUse(name: "runner", accesses: 1, types: 1)])
    }

    @Test("What a program's own code asks of its container is its own business")
    func containersOfScripts() {
        let main = """
            final class Store { private var n = 0 ; func load() { n += 1 } }
            final class Wire { let store: Store ; init(store: Store) { self.store = store } ; func open() { store.load() } }
            final class AppContainer { lazy var store = Store() ; lazy var wire = Wire(store: store) }
            let container = AppContainer()
            container.store.load()
            container.wire.open()
            final class Inner { func go() { container.store.load() } }
            """
        let page = """
            final class Page { func load() { container.store.load() } }
            let other = AppContainer()
            let start: Int = { other.store.load() ; return 1 }()
            enum Plan { static let box = AppContainer() ; static let n: Int = { Plan.box.store.load() ; return 1 }() }
            """
        #expect(
            uses(in: ["Tool/main.swift": main, "Tool/Page.swift": page]) == [
                SharedInstanceUse(name: "container", accesses: 2, types: 2),
                SharedInstanceUse(name: "other", accesses: 1, types: 1),
            ])
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

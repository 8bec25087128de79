import DilintKit
import TestSupport
import Testing

@Suite("Questions about what compositions and containers give out")
struct CompositionQuestionTests {
    private let files = [
        ProjectBuilder.File(
            path: "App/Services.swift",
            text: """
                protocol Scanner { func scan() }
                protocol Reporter { func report() }
                final class CameraScanner: Scanner { func scan() {} }
                final class LiveReporter: Reporter { func report() {} }
                protocol HasScanner { var scanner: Scanner { get } }
                protocol HasReporter { var reporter: Reporter { get } }
                protocol HasAll: HasScanner, HasReporter {}
                final class ServiceContainer: HasAll {
                    let scanner: Scanner
                    let reporter: Reporter
                    init(scanner: Scanner, reporter: Reporter) {
                        self.scanner = scanner
                        self.reporter = reporter
                    }
                    convenience init() { self.init(scanner: CameraScanner(), reporter: LiveReporter()) }
                }
                """),
        ProjectBuilder.File(
            path: "App/Tickets.swift",
            text: """
                final class TicketProcessor {
                    typealias Services = HasScanner & HasReporter
                    private let services: Services
                    init(services: Services) { self.services = services }
                    func check() {
                        services.scanner.scan()
                        services.reporter.report()
                    }
                }
                final class GateProcessor {
                    private let services: HasReporter
                    init(services: HasReporter) { self.services = services }
                    func open() { services.reporter.report() }
                }
                final class VisitorProcessor {
                    private let services: HasAll
                    init(services: HasAll) { self.services = services }
                    func greet() { services.reporter.report() }
                }
                final class RootProcessor {
                    private let container: ServiceContainer
                    init(container: ServiceContainer) { self.container = container }
                    func start() {
                        container.scanner.scan()
                        _ = DeskProcessor(reporter: container.reporter)
                    }
                }
                final class DeskProcessor {
                    private let reporter: Reporter
                    init(reporter: Reporter) { self.reporter = reporter }
                    func close() { reporter.report() }
                }
                final class BadgeProcessor {
                    private let scanner: Scanner
                    init(services: HasScanner) { scanner = services.scanner }
                    func read() { scanner.scan() }
                }
                """),
    ]
    private var answers: AnswerTexts { AnswerTexts(files) }

    @Test("trace names who reads it, and the container as who provides it")
    func traces() throws {
        #expect(
            try answers.trace("Scanner") == """
                Scanner  protocol  App/Services.swift:1:10

                Implemented by
                  CameraScanner                                   App/Services.swift:3:13

                Provided by
                  ServiceContainer.scanner                        App/Services.swift:9:9

                Constructed by
                  ServiceContainer                                App/Services.swift:15:45

                Used by
                  TicketProcessor uses it through HasScanner      App/Tickets.swift:6:9
                  RootProcessor uses it through ServiceContainer  App/Tickets.swift:24:9
                  BadgeProcessor uses it through HasScanner       App/Tickets.swift:36:19

                """)
    }

    @Test("What is read and handed on is carried")
    func carriers() throws {
        #expect(
            try answers.trace("LiveReporter") == """
                LiveReporter  class  App/Services.swift:4:13

                Stands behind
                  Reporter                                      App/Services.swift:2:10

                Provided by
                  ServiceContainer.reporter                     App/Services.swift:10:9

                Constructed by
                  ServiceContainer                              App/Services.swift:15:72

                Carried by
                  RootProcessor hands it to DeskProcessor       App/Tickets.swift:25:37

                Used by
                  TicketProcessor uses it through HasReporter   App/Tickets.swift:7:9
                  GateProcessor uses it through HasReporter     App/Tickets.swift:13:19
                  VisitorProcessor uses it through HasReporter  App/Tickets.swift:18:20
                  DeskProcessor takes it and uses it            App/Tickets.swift:31:20

                """)
    }

    @Test("why leads from a Has-protocol to what its property gives, not to all that its container takes")
    func chains() throws {
        #expect(
            try answers.why("TicketProcessor", "Scanner") == """
                TicketProcessor depends on Scanner in 2 steps

                  ├─▶ TicketProcessor injects HasScanner  App/Tickets.swift:4:10
                  ╰─▶ HasScanner provides Scanner         App/Services.swift:5:27

                """)
        #expect(
            try answers.why("TicketProcessor", "CameraScanner") == """
                TicketProcessor depends on CameraScanner in 3 steps

                  ├─▶ TicketProcessor injects HasScanner       App/Tickets.swift:4:10
                  ├─▶ HasScanner provides Scanner              App/Services.swift:5:27
                  ╰─▶ Scanner is implemented by CameraScanner  App/Services.swift:3:13

                """)
        #expect(
            try answers.why("VisitorProcessor", "Reporter") == """
                VisitorProcessor depends on Reporter in 3 steps

                  ├─▶ VisitorProcessor injects HasAll   App/Tickets.swift:17:10
                  ├─▶ HasAll inherits from HasReporter  App/Services.swift:7:10
                  ╰─▶ HasReporter provides Reporter     App/Services.swift:6:28

                """)
        #expect(
            try answers.why("GateProcessor", "ServiceContainer") == """
                GateProcessor depends on ServiceContainer in 2 steps

                  ├─▶ GateProcessor injects HasReporter               App/Tickets.swift:12:10
                  ╰─▶ HasReporter is implemented by ServiceContainer  App/Services.swift:8:13

                """)
        #expect(try answers.why("GateProcessor", "Scanner") == "GateProcessor does not depend on Scanner\n")
        #expect(
            try answers.why("RootProcessor", "Scanner") == """
                RootProcessor depends on Scanner in 2 steps

                  ├─▶ RootProcessor injects ServiceContainer  App/Tickets.swift:22:10
                  ╰─▶ ServiceContainer injects Scanner        App/Services.swift:11:10

                """)
    }
}

/// A whole of several protocols, by its alias or as it is written.
@Suite("Questions about a part of what is taken as a whole")
struct WholeQuestionTests {
    private let files = [
        ProjectBuilder.File(
            path: "App/Home.swift",
            text: """
                protocol Logging { func log(_ text: String) }
                protocol Tracking { func track(_ text: String) }
                typealias Analytics = Logging & Tracking
                final class HomeCoordinator {
                    private let analytics: any Analytics
                    init(analytics: any Analytics) { self.analytics = analytics }
                    func start() { HomeViewModel(analytics: analytics).show() }
                }
                final class HomeViewModel {
                    private let analytics: any Analytics
                    init(analytics: any Analytics) { self.analytics = analytics }
                    func show() { analytics.log("home") }
                }
                """)
    ]

    @Test("trace tells who hands the whole on, and who asks the part of it")
    func traces() throws {
        let answers = AnswerTexts(files)
        #expect(
            try answers.trace("Logging") == """
                Logging  protocol  App/Home.swift:1:10

                Carried by
                  HomeCoordinator hands it to HomeViewModel  App/Home.swift:7:45

                Used by
                  HomeViewModel uses it through Analytics    App/Home.swift:12:19

                """)
        #expect(
            try answers.trace("Tracking") == """
                Tracking  protocol  App/Home.swift:2:10

                Carried by
                  HomeCoordinator hands it to HomeViewModel  App/Home.swift:7:45

                Used by
                  HomeViewModel takes it                     App/Home.swift:11:10

                """)
    }
}

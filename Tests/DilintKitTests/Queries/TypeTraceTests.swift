import DilintKit
import TestSupport
import Testing

@Suite("The journey of a dependency")
struct TypeTraceTests {
    private func stop(_ text: String, _ path: String, _ line: Int, _ column: Int) -> TypeTrace.Stop {
        TypeTrace.Stop(text, QuerySample.at(path, line, column))
    }

    @Test("A protocol is what stands behind it: constructed, carried, used")
    func protocols() throws {
        var expected = TypeTrace(
            name: "PaymentService", kind: "protocol", location: QuerySample.at("Services/Payments.swift", 1, 10))
        expected.otherNames = [stop("CardPayments", "Services/Payments.swift", 2, 13)]
        expected.constructions = [stop("AppDelegate", "App/AppDelegate.swift", 3, 24)]
        expected.carriers = [stop("CheckoutCoordinator hands it to PaymentViewModel", "App/Flow.swift", 8, 47)]
        expected.users = [stop("PaymentViewModel takes it and uses it", "App/Flow.swift", 13, 18)]
        #expect(try QuerySample.trace("PaymentService") == [expected])
    }

    @Test("Shared instances provide, code reaches them, and what is taken in vain is told")
    func sharedInstance() throws {
        var expected = TypeTrace(
            name: "Log", kind: "class", location: QuerySample.at("Services/Payments.swift", 5, 13))
        expected.providers = [stop("Log.shared", "Services/Payments.swift", 6, 16)]
        expected.constructions = [stop("Log", "Services/Payments.swift", 6, 25)]
        expected.users = [
            stop("AppDelegate reaches it", "App/AppDelegate.swift", 4, 54),
            stop("CardPayments reaches it", "Services/Payments.swift", 3, 21),
        ]
        expected.idle = [stop("CheckoutCoordinator", "App/Flow.swift", 4, 36)]
        #expect(try QuerySample.trace("Log") == [expected])
    }

    @Test("For people, in parts with a column for the places")
    func page() throws {
        #expect(
            AnswerPage(usesColor: false, isVerbose: false).text(of: try QuerySample.trace("PaymentService")) == """
                PaymentService  protocol  Services/Payments.swift:1:10

                Implemented by
                  CardPayments                                      Services/Payments.swift:2:13

                Constructed by
                  AppDelegate                                       App/AppDelegate.swift:3:24

                Carried by
                  CheckoutCoordinator hands it to PaymentViewModel  App/Flow.swift:8:47

                Used by
                  PaymentViewModel takes it and uses it             App/Flow.swift:13:18

                """)
        #expect(throws: QueryError.unknownType("Payment", nearest: nil)) { try QuerySample.trace("Payment") }
    }

    @Test("A container provides what its methods give out, wherever that comes from, unless they are its own affair")
    func gettingMethods() throws {
        let file = ProjectBuilder.File(
            path: "App/Opening.swift",
            text: """
                protocol Opening { func open() }
                final class Opener: Opening {
                    static let shared = Opener()
                    func open() {}
                }
                final class SafeAssembly {
                    func opener() -> any Opening { Opener.shared }
                    var spare: any Opening { Opener.shared }
                    private func hidden() -> any Opening { Opener.shared }
                    func makeOpener() -> any Opening { Opener() }
                    func makeDesk() -> Desk { Desk(opening: opener()) }
                }
                final class Desk {
                    private let opening: any Opening
                    init(opening: any Opening) { self.opening = opening }
                    func again() -> any Opening { opening }
                }
                """)
        let builder = ProjectBuilder(files: [file])
        let traces = try Analyzer(configuration: Configuration())
            .traces(of: "Opening", in: builder.batches, modules: builder.modules)
        #expect(
            traces.map(\.providers) == [
                [
                    stop("Opener.shared", "App/Opening.swift", 3, 16),
                    stop("SafeAssembly.opener(…)", "App/Opening.swift", 7, 10),
                    stop("SafeAssembly.spare", "App/Opening.swift", 8, 9),
                    stop("SafeAssembly.makeOpener(…)", "App/Opening.swift", 10, 10),
                ]
            ])
    }

    @Test("What somebody unseen, or a class beside it, may use is taken, as far as anybody knows")
    func unseenUses() throws {
        let file = ProjectBuilder.File(
            path: "App/Gauges.swift",
            text: """
                public protocol Probe { func read() }
                public final class OpenGauge {
                    public let probe: Probe
                    public init(probe: Probe) { self.probe = probe }
                }
                class Gauge {
                    let probe: Probe
                    init(probe: Probe) { self.probe = probe }
                }
                final class RainGauge: Gauge {
                    let size: Int
                    init(probe: Probe, size: Int) { self.size = size; super.init(probe: probe) }
                }
                final class WindGauge: Gauge {
                    func turn() { probe.read() }
                }
                """)
        let builder = ProjectBuilder(files: [file])
        let traces = try Analyzer(configuration: Configuration())
            .traces(of: "Probe", in: builder.batches, modules: builder.modules)
        #expect(
            traces.map(\.users) == [
                [
                    stop("OpenGauge takes it", "App/Gauges.swift", 4, 17),
                    stop("RainGauge takes it", "App/Gauges.swift", 12, 10),
                    stop("Gauge takes it and uses it", "App/Gauges.swift", 15, 19),
                ]
            ])
    }

    private func traces(of name: String, _ path: String, _ text: String) throws -> [TypeTrace] {
        let builder = ProjectBuilder(files: [ProjectBuilder.File(path: path, text: text)])
        return try Analyzer(configuration: Configuration())
            .traces(of: name, in: builder.batches, modules: builder.modules)
    }

    @Test("Two initializers that take the same thing are one taker")
    func twoInitializers() throws {
        let found = try traces(
            of: "Probe", "App/Rooms.swift",
            """
            protocol Probe { func read() }
            final class Meter {
                private let probe: Probe
                init(probe: Probe) { self.probe = probe }
                init(probe: Probe, size: Int) { self.probe = probe }
                func show() { probe.read() }
            }
            final class Room {
                private let probe: Probe
                init(probe: Probe) { self.probe = probe }
                init(probe: Probe, name: String) { self.probe = probe }
                func open() { Meter(probe: probe).show() }
            }
            """)
        #expect(found.map(\.users) == [[stop("Meter takes it and uses it", "App/Rooms.swift", 6, 19)]])
        #expect(found.map(\.carriers) == [[stop("Room hands it to Meter", "App/Rooms.swift", 12, 32)]])
    }

    @Test("What others read of a parameter object is their doing, whatever that was filled from")
    func readOfWhatWasFilled() throws {
        let found = try traces(
            of: "Probe", "App/Tides.swift",
            """
            protocol Probe { func read() }
            final class LiveProbe: Probe { func read() {} }
            class TideServices {
                let probe: Probe
                init(probe: Probe) { self.probe = probe }
            }
            struct TideEnvironment {
                let probe: Probe
                let title: String
            }
            extension TideServices {
                convenience init(standardFor environment: TideEnvironment) { self.init(probe: environment.probe) }
            }
            final class Reporter {
                private let probe: Probe
                init(probe: Probe) { self.probe = probe }
                func report() { probe.read() }
            }
            final class TideFlow {
                private let reporter: Reporter
                private let probe: Probe
                init(services: TideServices) {
                    reporter = Reporter(probe: services.probe)
                    probe = services.probe
                }
                func start() { reporter.report() ; probe.read() }
            }
            """)
        #expect(
            found.map(\.users) == [
                [
                    stop("Reporter takes it and uses it", "App/Tides.swift", 17, 21),
                    stop("TideFlow uses it through TideServices", "App/Tides.swift", 26, 40),
                ]
            ])
        #expect(found.map(\.carriers) == [[stop("TideFlow hands it to Reporter", "App/Tides.swift", 23, 36)]])
    }

    @Test("A property that computes where somebody else has it provides nothing; one that makes does")
    func lookingUp() throws {
        let found = try traces(
            of: "Deck", "App/Decks.swift",
            """
            import AppKit
            final class DeckService { func load() {} }
            final class Deck {
                private let service: DeckService
                init(service: DeckService) { self.service = service }
                func play() { service.load() }
            }
            final class DeckWindowController: NSWindowController { var deck: Deck! }
            final class DeckSlider: NSSlider {
                var deck: Deck { (window!.windowController as! DeckWindowController).deck }
                func slide() { deck.play() }
            }
            final class DeckBuilder {
                let service: DeckService
                init(service: DeckService) { self.service = service }
                var deck: Deck { Deck(service: service) }
            }
            """)
        #expect(found.map(\.providers) == [[stop("DeckBuilder.deck", "App/Decks.swift", 16, 9)]])
    }

    @Test("What is asked for where it is used is told once")
    func asked() throws {
        let found = try traces(
            of: "LiveTides", "App/Tides.swift",
            """
            import FactoryKit
            protocol TideService { func level() -> Int }
            final class LiveTides: TideService { func level() -> Int { 0 } }
            extension Container {
                var tides: Factory<TideService> { Factory(self) { LiveTides() } }
            }
            final class Quay {
                private let tides: TideService
                init(tides: TideService) { self.tides = tides }
                func open() { _ = tides.level() }
            }
            final class QuayBuilder {
                private let container: Container
                init(container: Container) { self.container = container }
                func quay() -> Quay { Quay(tides: container.tides.resolve()) }
                func other() -> Quay { Quay(tides: container.tides.resolve()) }
            }
            """)
        #expect(
            found.map { $0.users.filter { $0.text.hasPrefix("QuayBuilder") } } == [
                [
                    stop("QuayBuilder reaches it", "App/Tides.swift", 15, 39),
                    stop("QuayBuilder reaches it", "App/Tides.swift", 16, 40),
                ]
            ])
    }

    @Test("A type without instances is used by those who call its functions")
    func namespaces() throws {
        let found = try traces(
            of: "PierModule", "App/Pier.swift",
            """
            final class PierService { func open() {} }
            final class PierScreen {
                private let service: PierService
                init(service: PierService) { self.service = service }
                func show() { service.open() }
            }
            enum PierModule {
                static func screen() -> PierScreen { PierScreen(service: service()) }
                private static func service() -> PierService { PierService() }
            }
            final class Harbour {
                private let child = PierModule.screen()
                func show() { PierModule.screen().show() }
            }
            """)
        #expect(
            found.map(\.users) == [
                [
                    stop("Harbour calls screen(…)", "App/Pier.swift", 12, 35),
                    stop("Harbour calls screen(…)", "App/Pier.swift", 13, 29),
                ]
            ])
    }

    @Test("An instance may be named as reports name it")
    func instances() throws {
        #expect(try QuerySample.trace("Log.shared") == QuerySample.trace("Log"))
        #expect(throws: QueryError.unknownType("Log.main", nearest: "Log")) { try QuerySample.trace("Log.main") }
    }
}

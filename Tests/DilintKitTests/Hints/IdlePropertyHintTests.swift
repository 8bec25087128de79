import Testing

/// What to do about properties that have what is reached or fetched, and with which nothing is done.
@Suite struct IdlePropertyHintTests {
    private static let services = """
        import Resolver
        import SwiftUI
        protocol Tracking { func track() ; func callAsFunction(_ number: Int) }
        final class Tracker: Tracking { static let shared = Tracker() ; func track() {} ; func callAsFunction(_ number: Int) {} }
        final class Beacon {
            static let shared = Beacon()
            init() { start() }
            func start() {}
            func stop() {}
        }
        protocol Naming { func name() -> String }
        final class Board: ObservableObject { @Published var count = 0 ; func load() { count += 1 } }
        extension Resolver {
            static func registerAll() {
                register { Tracker() }.implements(Tracking.self)
                register { Beacon() }
                register { Board() }
            }
        }

        """

    private func hints(_ code: String, only rule: String) -> [String] {
        DilintKitTests.hints(Self.services + code, only: rule)
    }

    @Test(
        "What is kept for nothing is removed",
        arguments: [
            ("@Injected private var tracker: Tracking", "hidden-dependency"),
            ("private let tracker = Tracker.shared", "singleton"),
            ("private let tracker: Tracking = Tracker.shared", "singleton"),
            ("private let tracker: Tracking = Resolver.resolve()", "service-locator"),
            ("private lazy var tracker: Tracking = Resolver.resolve()", "service-locator"),
            ("private var tracker: Tracking { Tracker.shared }", "singleton"),
            // Others see it, and do nothing with it either.
            ("@Injected var tracker: Tracking", "hidden-dependency"),
            ("let tracker = Tracker.shared", "singleton"),
            ("@Injected private var tracker: Tracking & Naming", "hidden-dependency"),
        ])
    func whatIsKeptForNothing(property: String, rule: String) {
        let code = "final class Tour { \(property) ; let name: String ; init(name: String) { self.name = name } }"
        #expect(hints(code, only: rule) == ["Remove `tracker`, with which nothing is done"])
    }

    @Test func whatAnInitializerSetsAndNobodyReads() {
        let code = "final class Tour { private let tracker: Tracking ; init() { tracker = Tracker.shared } }"
        #expect(hints(code, only: "singleton") == ["Remove `tracker`, with which nothing is done"])
    }

    @Test(
        "What somebody may read, or what works by itself, is taken as before",
        arguments: [
            (
                "@Injected private var tracker: Tracking ; func go() { tracker.track() }", "hidden-dependency",
                "Let Tour take Tracking through its initializer"
            ),
            (
                "@Injected private var tracker: Tracking ; func go() { print($tracker) }", "hidden-dependency",
                "Let Tour take Tracking through its initializer"
            ),
            (
                "@Injected public var tracker: Tracking", "hidden-dependency",
                "Let Tour take Tracking through its initializer"
            ),
            // What others may ask for, by whatever name.
            (
                "var tracker: Tracking { Tracker.shared }", "singleton",
                "Let Tour take it through an initializer: `init(tracker:)`"
            ),
            (
                "@Injected private var beacon: Beacon & Naming", "hidden-dependency",
                "Let Tour take Beacon & Naming through its initializer"
            ),
            (
                "@Injected private var beacon: Beacon", "hidden-dependency",
                "Let Tour take Beacon through its initializer"
            ),
            (
                "private let beacon = Beacon.shared", "singleton",
                "Let Tour take it through an initializer: `init(beacon:)`"
            ),
            (
                "private let tracker = Tracker.shared ; func go() { tracker.track() }", "singleton",
                "Let Tour take it through an initializer: `init(tracker:)`"
            ),
            (
                "private let tracker = Tracker.shared ; var path: Any { \\Tour.tracker }", "singleton",
                "Let Tour take it through an initializer: `init(tracker:)`"
            ),
            // What is called may be the property, by its `callAsFunction`.
            (
                "@Injected private var tracker: Tracking ; func tracker() { tracker(4) }", "hidden-dependency",
                "Let Tour take Tracking through its initializer"
            ),
            // Who reads values is not known.
            (
                "private var title: String { Tracker.shared.description }", "singleton",
                "Let Tour take it through an initializer: `init(tracker:)`"
            ),
            (
                "private let tracker: Tracking = Resolver.resolve() ; func go() { tracker.track() }", "service-locator",
                "Let Tour take Tracking through an initializer: `init(tracker:)`"
            ),
        ])
    func whatMayBeOfUse(code: String, rule: String, hint: String) {
        #expect(hints("public final class Tour { \(code) }", only: rule) == [hint])
    }

    /// What a registration starts, or gives out for as long as somebody has it, is there because it is fetched.
    @Test(
        "What fetching starts, or keeps for others, is taken as before",
        arguments: [
            ("register { () -> Gauge in let gauge = Gauge() ; gauge.start() ; return gauge }", false),
            ("register { makeStarted() }", false),
            ("register { Gauge() }.resolveProperties { _, gauge in gauge.start() }", false),
            ("register { Gauge() }.scope(.shared)", false),
            ("register { Gauge() }", true),
            ("register { makeGauge() }.scope(.application)", true),
            ("register { Gauge() }.scope(.application)", true),
        ])
    func whatFetchingStarts(registration: String, isIdle: Bool) {
        let code = """
            final class Gauge { var level = 0 ; func start() {} }
            func makeGauge() -> Gauge { Gauge() }
            func makeStarted() -> Gauge { let gauge = Gauge() ; gauge.start() ; return gauge }
            extension Resolver { static func registerGauges() { \(registration) } }
            final class Tour { @Injected private var gauge: Gauge }
            """
        let hint =
            isIdle ? "Remove `gauge`, with which nothing is done" : "Let Tour take Gauge through its initializer"
        #expect(hints(code, only: "hidden-dependency") == [hint])
    }

    @Test func whatFetchesTwiceForNothingIsToldOnce() {
        let code = "final class Tour { @Injected private var first: Tracker ; @Injected private var second: Tracker }"
        #expect(hints(code, only: "hidden-dependency") == ["Remove the properties, with which nothing is done"])
    }

    /// `withDependencies(from:)` finds what applies by a property with such a wrapper.
    @Test(arguments: ["Mirror(reflecting: self)", "withDependencies(from: self) { Beacon() }"])
    func whatLooksThroughAllPropertiesReadsThem(call: String) {
        let code = "final class Tour { @Injected private var tracker: Tracking ; func go() { _ = \(call) } }"
        #expect(hints(code, only: "hidden-dependency") == ["Let Tour take Tracking through its initializer"])
    }

    /// A view is drawn anew when what its wrapper has fetched changes, be that mentioned or not.
    @Test(arguments: [
        (
            "@InjectedObject private var board: Board", "Text(\"\")",
            "Remove `board`, unless its changes are to draw Sheet anew"
        ),
        (
            "@EnvironmentObject var board: Board", "Text(\"\")",
            "Remove `board`, unless its changes are to draw Sheet anew"
        ),
        ("@EnvironmentObject var board: Board", "Text(board.title)", "Let Sheet take Board through its initializer"),
        ("@Injected private var tracker: Tracking", "Text(\"\")", "Remove `tracker`, with which nothing is done"),
    ])
    func whatAViewWatches(property: String, body: String, hint: String) {
        let code = "struct Sheet: View { \(property) ; var body: some View { \(body) } }"
        #expect(hints(code, only: "hidden-dependency") == [hint])
    }

    /// Who is to take a container had better take its parts.
    @Test func whatAContainerHasIsTaken() {
        let code = """
            final class Container: ObservableObject {
                lazy var tracker = Tracker()
                lazy var beacon = Beacon()
            }
            struct Sheet: View {
                @EnvironmentObject var container: Container
                var body: some View { Text("").onAppear { container.tracker.track() } }
            }
            """
        #expect(
            hints(code, only: "hidden-dependency") == [
                "Let Sheet take what it needs of Container through its initializer"
            ])
    }

    /// To remove the property alone would leave the other places.
    @Test func whatIsReachedElsewhereAsWell() {
        let code = """
            final class Tour {
                private let tracker = Tracker.shared
                func go() { Tracker.shared.track() }
            }
            """
        #expect(hints(code, only: "singleton").allSatisfy { !$0.contains("Remove") })
    }

    @Test func whatIsFetchedElsewhereAsWell() {
        let code = """
            final class Tour {
                @Injected private var tracker: Tracking
                func go() {
                    @Injected var tracker: Tracking
                    tracker.track()
                }
            }
            """
        #expect(hints(code, only: "hidden-dependency") == ["Let Tour take Tracking through its initializer"])
    }

    /// What views find in their environment is kept by whoever put it there, and does its work without them.
    @Test(arguments: [
        ("@Environment(Theme.self) private var theme", "Remove `theme`, with which nothing is done"),
        ("@Environment(Plain.self) private var theme", "Remove `theme`, with which nothing is done"),
        (
            "@Environment(Theme.self) private var theme ; func go() { theme.start() }",
            "Let Page take Theme through its initializer"
        ),
        ("@Injected private var theme: Theme", "Let Page take Theme through its initializer"),
    ])
    func whatIsFoundInTheEnvironment(property: String, hint: String) {
        let code = """
            @Observable final class Theme { private(set) var number = 0 ; init() { start() } ; func start() { number = 1 } }
            @Observable final class Plain { private(set) var number = 0 ; init() {} ; func start() { number = 1 } }
            extension Resolver { static func registerMore() { register { Theme() } } }
            struct Page: View { \(property) ; let text: String ; var body: some View { Text(text) } }
            """
        #expect(hints(code, only: "hidden-dependency") == [hint])
    }
}

import DilintKit
import SwiftFacts

/// Reports that between them hold everything a reporter must cope with.
enum ReporterSample: String, CaseIterable, Sendable {
    /// A ring, a pipeline, occurrences, wide and accented names, tabs, long lines, a problem.
    case shop
    /// Names that try to break out of every format.
    case hostile
    /// Nothing to report.
    case silent
    /// Nothing to report, and libraries of which nothing was read.
    case unread
    /// Two findings are new since a revision, others are fixed; a baseline knows some, one budget is exceeded.
    case changed

    var report: Report {
        switch self {
        case .shop: ReporterShop.report
        case .hostile: ReporterHostile.report
        case .changed: ReporterShop.changed
        case .unread:
            Report(
                findings: [],
                summary: {
                    var summary = Summary(files: 3, lines: 40, types: 5, dependencies: 2)
                    summary.notes = [
                        "2 files import Typhoon, whose registrations dilint does not read yet",
                        "1 file imports Größe<T> & 100% [Co], but no registration or lookup of it was found",
                    ]
                    return summary
                }(), problems: [], rules: ReporterShop.rules)
        case .silent:
            Report(
                findings: [], summary: .init(files: 1, lines: 12, types: 2, dependencies: 0), problems: [],
                rules: ReporterShop.rules)
        }
    }

    func surface(usesColor: Bool = false, width: Int? = nil, elapsedSeconds: Double? = nil) -> Surface {
        let sources = self == .hostile ? ReporterHostile.sources : ReporterShop.sources
        return Surface(
            usesColor: usesColor, width: width, workingDirectory: "/home/me/shop/ios", sourceRoot: "/home/me/shop",
            elapsedSeconds: elapsedSeconds, toolVersion: "1.2.3", sourceLine: { path, line in sources[path]?[line] })
    }
}

extension Summary {
    init(files: Int, lines: Int, types: Int, dependencies: Int, sharedInstances: [SharedInstanceUse] = []) {
        self.init()
        self.files = files
        self.lines = lines
        self.types = types
        self.dependencies = dependencies
        self.sharedInstances = sharedInstances
    }
}

/// A shop with most of the mistakes there are.
enum ReporterShop {
    static let report = Report(
        findings: findings,
        summary: Summary(
            files: 120, lines: 14_020, types: 310, dependencies: 822,
            sharedInstances: [
                SharedInstanceUse(name: "Tracker.shared", accesses: 38, types: 12),
                SharedInstanceUse(name: "URLSession.shared", accesses: 4, types: 3),
                SharedInstanceUse(name: "Großhandel.einzig", accesses: 1, types: 1),
            ]),
        problems: [
            Problem(path: "Sources/Legacy/Broken.swift", message: "the string that begins in line 12 never ends")
        ],
        rules: rules)

    /// The shop after some work: a ring and an access are new.
    static let changed: Report = {
        var changed = report
        changed.findings = [ring, singleton]
        changed.problems = []
        changed.budgets = [
            BudgetOutcome(rule: "singleton", count: 12, limit: 9),
            BudgetOutcome(rule: "singleton", module: "Lager & Größe", count: 3, limit: 3),
        ]
        changed.summary.baseline = BaselineCounts(known: 16, stale: 1)
        let asks = Dependency(from: "API", to: "Session", kind: "injects")
        let reaches = Dependency(from: "CheckoutViewModel", to: "Tracker", kind: "locates")
        changed.change = Change(
            revision: "origin/main", fixed: [hidden, massive],
            added: [
                Change.AddedDependency(asks, rules: ["dependency-cycle"]),
                Change.AddedDependency(Dependency(from: "API", to: "Store <T>", kind: "holds")),
                Change.AddedDependency(reaches, rules: ["singleton"]),
            ], removed: [Dependency(from: "Größe.Rechner", to: "倉庫サービス", kind: "injects")])
        return changed
    }()

    static let sources: [String: [Int: String]] = [
        "Sources/App/AppContainer.swift": [
            9: "    lazy var api = API(session: session)",
            41: "        registry.register(Store.self) { _ in DiskStore(folder: .caches, limit: 100_000) }",
        ],
        "Sources/Checkout/CheckoutViewModel.swift": [
            3: "    @Injected private var payment: PaymentService",
            27: "        Tracker.shared.track(.opened)",
        ],
        "Sources/Features/Products/ProductsCoordinator.swift": [
            12: "\tinit(navigation: UINavigationController,\tnetwork: NetworkProtocol) {",
            30:
                "        self.state = items.isEmpty ? State.empty(reason: \"nothing here yet\") : State.filled(items.map"
                + " { Row($0) }, footer: URLSession.shared.configuration.description, header: title, isLoading: false)",
        ],
        "Sources/Lager/Größe.swift": [
            7: "    init(größe: Größe, 倉庫: 倉庫サービス, 発送: 発送サービス, a: A, b: B) {"
        ],
    ]

    static let findings: [Finding] = [ring, duplicate, hidden, singleton, pipeline, platform, massive]

    private static let ring = Finding(
        rule: "dependency-cycle", severity: .error, location: at("App/AppContainer", 9, 33),
        message: "Making AppContainer.api needs itself: api → session → storage → api",
        hint: "Hand Storage a closure that gives the API when it is first needed",
        subject: "AppContainer.api", dependency: "AppContainer.session",
        related: [
            Related(at("App/AppContainer", 13, 32), "session asks for storage", isStep: true),
            Related(at("Persistence/PersistenceContainer", 104, 5), "storage asks for api", isStep: true),
        ], isRing: true)

    private static let duplicate = Finding(
        rule: "duplicate-registration", severity: .warning, location: at("App/AppContainer", 41, 27),
        message: "Store is registered twice in AppContainer", hint: "Remove one of the registrations",
        subject: "AppContainer", dependency: "Store",
        related: [Related(at("App/AppContainer", 38, 27), "first registered here")])

    private static let hidden = Finding(
        rule: "hidden-dependency", severity: .note, location: at("Checkout/CheckoutViewModel", 3, 5),
        message: "@Injected hides from the initializer that CheckoutViewModel needs PaymentService",
        hint: "Take it as a parameter of the initializer", subject: "CheckoutViewModel",
        dependency: "PaymentService")

    private static let singleton = Finding(
        rule: "singleton", severity: .warning, location: at("Checkout/CheckoutViewModel", 27, 9),
        message: "CheckoutViewModel reaches for Tracker.shared 12 times instead of being given a Tracker",
        hint: "Take a Tracker in the initializer and let the composition root pass Tracker.shared",
        subject: "CheckoutViewModel", dependency: "Tracker.shared", occurrences: 12,
        related: [31, 44, 58, 71, 90, 102].map {
            Related(at("Checkout/CheckoutViewModel", $0, 9), "also here")
        }
            + [4, 8, 15, 16, 23].map {
                Related(at("Checkout/CheckoutViewModel+Tracking", $0, 13), "also here")
            })

    private static let pipeline = Finding(
        rule: "dependency-pipeline", severity: .warning,
        location: at("Features/Products/ProductsCoordinator", 12, 43),
        message: "NetworkProtocol only passes through ProductsCoordinator and ProductCoordinator to ProductViewModel",
        hint: "Give ProductsCoordinator a factory that makes the next screen, so that only the factory knows it",
        subject: "ProductsCoordinator", dependency: "NetworkProtocol", parameter: "network",
        related: [
            Related(
                at("Features/Products/ProductsCoordinator", 19, 31),
                "ProductsCoordinator hands it to ProductCoordinator",
                isStep: true),
            Related(
                at("Features/Products/Detail/ProductCoordinator", 22, 52),
                "ProductCoordinator hands it to ProductViewModel", isStep: true),
            Related(
                at("Features/Products/Detail/ProductViewModel", 40, 9), "ProductViewModel uses it", isStep: true),
        ])

    private static let platform = Finding(
        rule: "singleton", severity: .note, location: at("Features/Products/ProductsCoordinator", 30, 130),
        message: "ProductsCoordinator reaches for URLSession.shared", hint: "Take a URLSession in the initializer",
        subject: "ProductsCoordinator", dependency: "URLSession.shared")

    private static let massive = Finding(
        rule: "massive-initializer", severity: .warning, location: at("Lager/Größe", 7, 5),
        message: "Größe.Rechner takes 5 dependencies: 倉庫サービス, 発送サービス, A, B, C",
        hint: "Group what belongs together, or let the type do less", subject: "Größe.Rechner")

    private static func at(_ file: String, _ line: Int, _ column: Int) -> Location {
        Location(path: "Sources/\(file).swift", line: line, column: column)
    }

    static let rules: [RuleInfo] = [
        RuleInfo(
            id: "dependency-cycle", severity: .error, summary: "Producing an instance needs itself.",
            why: "At run time the first access never ends.", fix: "Break the ring with a closure or a lazy value.",
            bad: """
                final class AppContainer {
                    lazy var api = API(session: session)
                    //                          ^ error: [dependency-cycle]
                    lazy var session = Session(api: api)
                }
                """,
            good: """
                final class AppContainer {
                    lazy var api = API(session: session)
                    lazy var session = Session(api: { self.api })
                }
                """),
        rule("dependency-pipeline", .warning, "A type takes a dependency and holds it only to hand it on."),
        rule("duplicate-registration", .warning, "One key is registered twice."),
        rule("hidden-dependency", .note, "A dependency that no initializer shows."),
        RuleInfo(
            id: "massive-initializer", severity: .warning,
            options: [
                RuleOption("max", default: 4, help: "Dependencies an initializer may take.")
            ],
            summary: "An initializer takes too many dependencies.",
            why: """
                A type that needs much does much: every one of its reasons to change is a parameter, every test has to \
                make all of them.
                """,
            fix: "Group what belongs together, or let the type do less.",
            bad: """
                init(a: API, b: Cache, c: Store, d: Tracker, e: Logger) {}
                // <- warning: [massive-initializer]
                """,
            good: "init(services: Services) {}"),
        rule("singleton", .warning, "Code reaches a shared instance <instead> of | being given it."),
    ]

    private static func rule(_ id: String, _ severity: Severity, _ summary: String) -> RuleInfo {
        RuleInfo(
            id: id, severity: severity, summary: summary, why: "It hides what is needed.", fix: "Say what is needed.",
            bad: "let bad = 1", good: "let good = 1")
    }
}

/// Names as nobody would write them, and as a file may hold them.
enum ReporterHostile {
    static let path = "Sources/a \"b\" <c>&'d',%0A|`e`\u{1B}[31m\n::error::f\u{202E}.swift"

    static let report = Report(
        findings: [
            Finding(
                rule: "singleton", severity: .error, location: Location(path: path, line: 1, column: 3),
                message: "\u{1B}]0;owned\u{7}<b>T&T</b> ]]> \"x\" 'y' 100%\r\n| a \\| b \u{0} `c` @someone",
                hint: "=SUM(1,2) [x](y) --> \u{85}\u{FFFF}\t*x*", subject: "A,\"B\"\n", dependency: "C:D::E",
                occurrences: 2,
                related: [
                    Related(Location(path: path, line: 2, column: 1), "step \u{8}one;[\"q\"]{}()|", isStep: true),
                    Related(Location(path: "../outside.swift", line: 3, column: 9), "also\nhere"),
                ]),
            Finding(
                rule: "singleton", severity: .note,
                location: Location(path: "../../elsewhere.swift", line: 7, column: 999),
                message: "", hint: "", subject: "", parameter: "p"),
        ],
        summary: Summary(
            files: 2, lines: 3, types: 1, dependencies: 1,
            sharedInstances: [SharedInstanceUse(name: "\u{1B}[2J", accesses: 1, types: 1)]),
        problems: [Problem(path: path, message: "invalid UTF-8 at byte 3: \u{FFFD}\u{1B}")],
        rules: ReporterShop.rules)

    static let sources: [String: [Int: String]] = [
        path: [1: "\t\u{1B}[2J\u{202E}let x\u{0} = Ünï.\u{0301}shared 👩‍👩‍👧‍👦\r"],
        "../../elsewhere.swift": [7: "short"],
    ]
}

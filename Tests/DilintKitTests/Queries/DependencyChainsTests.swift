import DilintKit
import TestSupport
import Testing

@Suite("Why one type depends on another")
struct DependencyChainsTests {
    typealias Hop = DependencyChains.Hop

    private func hop(
        _ from: String, _ kind: String?, _ to: String, isDeferred: Bool = false, _ location: Location
    ) -> Hop {
        let kind = kind.map(Hop.Kind.dependency) ?? .implementation(among: 1)
        return Hop(from: from, to: to, kind: kind, isDeferred: isDeferred, location: location)
    }

    @Test("The shortest chain goes through a protocol to what stands behind it")
    func throughProtocol() throws {
        #expect(
            try QuerySample.chains(from: "PaymentViewModel", to: "Log")
                == DependencyChains(
                    from: "PaymentViewModel", to: "Log",
                    chains: [
                        [
                            hop(
                                "PaymentViewModel", "injects", "PaymentService",
                                QuerySample.at("App/Flow.swift", 12, 10)),
                            hop(
                                "PaymentService", nil, "CardPayments", QuerySample.at("Services/Payments.swift", 2, 13)),
                            hop(
                                "CardPayments", "locates", "Log", isDeferred: true,
                                QuerySample.at("Services/Payments.swift", 3, 21)),
                        ]
                    ]))
    }

    @Test("Of several ways as short all are shown, as far as wanted")
    func severalWays() throws {
        let all = try QuerySample.chains(from: "AppDelegate", to: "PaymentService")
        // As what the root makes implements it, and as what the coordinator takes.
        #expect(
            all.chains.map { $0.map(\.to) } == [
                ["CardPayments", "PaymentService"], ["CheckoutCoordinator", "PaymentService"],
            ])
        #expect(!all.isCut)
        let first = try QuerySample.chains(from: "AppDelegate", to: "PaymentService", limit: 1)
        #expect(first.chains == [all.chains[0]])
        #expect(first.isCut)
    }

    @Test(
        "What is reached while one is made is not reached later",
        arguments: [
            ("    private let log = Log.shared", false), ("    init() { print(Log.shared) }", false),
            ("    init() { work = { print(Log.shared) } }", true), ("    lazy var log = Log.shared", true),
            ("    static let log = Log.shared", true),
        ])
    func reachedAtConstruction(_ member: String, isDeferred: Bool) throws {
        var builder = ProjectBuilder(files: QuerySample.files)
        builder.files.append(
            ProjectBuilder.File(path: "App/Till.swift", text: "final class Till {\n\(member)\n}\n"))
        let answer = try Analyzer(configuration: Configuration())
            .chains(from: "Till", to: "Log", limit: 5, in: builder.batches, modules: builder.modules)
        #expect(answer.chains.map { $0.map(\.isDeferred) } == [[isDeferred]])
    }

    @Test("Two implementations of a protocol do not depend on one another")
    func siblings() throws {
        var builder = ProjectBuilder(files: QuerySample.files)
        builder.files.append(
            ProjectBuilder.File(
                path: "Services/Cash.swift", text: "final class CashPayments: PaymentService { func charge() {} }"))
        let answer = try Analyzer(configuration: Configuration())
            .chains(from: "CashPayments", to: "CardPayments", limit: 5, in: builder.batches, modules: builder.modules)
        #expect(answer == DependencyChains(from: "CashPayments", to: "CardPayments", chains: []))
    }

    @Test("Where only the other way leads somewhere, that is told")
    func otherWay() throws {
        #expect(
            try QuerySample.chains(from: "Log", to: "CheckoutCoordinator")
                == DependencyChains(from: "Log", to: "CheckoutCoordinator", chains: [], isReverse: true))
    }

    @Test("A name may be qualified; an unknown one is answered with the nearest")
    func names() throws {
        #expect(try QuerySample.chains(from: "App.PaymentViewModel", to: "Services.Log").chains.count == 1)
        #expect(throws: QueryError.unknownType("Lgo", nearest: "Log")) {
            try QuerySample.chains(from: "PaymentViewModel", to: "Lgo")
        }
        #expect(throws: QueryError.unknownType("App.Log", nearest: nil)) {
            try QuerySample.chains(from: "PaymentViewModel", to: "App.Log")
        }
        #expect(throws: QueryError.sameType("Log")) { try QuerySample.chains(from: "Log", to: "Services.Log") }
    }

    @Test("For people, a chain is drawn one hop a line")
    func page() throws {
        let page = AnswerPage(usesColor: false, isVerbose: false)
        #expect(
            page.text(of: try QuerySample.chains(from: "PaymentViewModel", to: "Log"))
                == """
                PaymentViewModel depends on Log in 3 steps

                  ├─▶ PaymentViewModel injects PaymentService        App/Flow.swift:12:10
                  ├─▶ PaymentService is implemented by CardPayments  Services/Payments.swift:2:13
                  ╰─▶ CardPayments locates Log later                 Services/Payments.swift:3:21

                """)
        let narrow = AnswerPage(usesColor: false, isVerbose: false, columns: 44)
        #expect(
            narrow.text(of: try QuerySample.chains(from: "PaymentViewModel", to: "Log"))
                == """
                PaymentViewModel depends on Log in 3 steps

                  ├─▶ PaymentViewModel injects
                  │   PaymentService
                  │   App/Flow.swift:12:10
                  ├─▶ PaymentService is implemented by
                  │   CardPayments
                  │   Services/Payments.swift:2:13
                  ╰─▶ CardPayments locates Log later
                      Services/Payments.swift:3:21

                """)
        #expect(
            page.text(of: try QuerySample.chains(from: "Log", to: "CheckoutCoordinator"))
                == "Log does not depend on CheckoutCoordinator; CheckoutCoordinator depends on Log, though\n")
    }

    @Test("From a class to its superclass one inherits, from a protocol to another, too; a protocol a class implements")
    func inheritance() throws {
        let answers = AnswerTexts([
            ProjectBuilder.File(
                path: "App/Boats.swift",
                text: """
                    protocol Floating { func float() }
                    protocol Sailing: Floating {}
                    class Boat: Sailing {
                        func float() {}
                    }
                    final class Ferry: Boat {}
                    """)
        ])
        #expect(
            try answers.why("Ferry", "Floating") == """
                Ferry depends on Floating in 3 steps

                  ├─▶ Ferry inherits from Boat        App/Boats.swift:6:13
                  ├─▶ Boat implements Sailing         App/Boats.swift:3:7
                  ╰─▶ Sailing inherits from Floating  App/Boats.swift:2:10

                """)
    }
}

import TestSupport
import Testing

@testable import DilintKit

/// Which of several implementations stands behind a protocol nobody can tell: such a chain is told only where there is no
/// other, and as what may be.
@Suite struct SeveralImplementationsTests {
    private let answers = AnswerTexts([
        ProjectBuilder.File(
            path: "App/Flows.swift",
            text: """
                protocol Flow { func start() }
                protocol Ledger { func note() }
                final class PaperLedger: Ledger { func note() {} }
                final class PinFlow: Flow {
                    private let ledger: Ledger
                    init(ledger: Ledger) { self.ledger = ledger }
                    func start() { ledger.note() }
                }
                final class MenuFlow: Flow {
                    private var children: [Flow] = []
                    func start() { children.forEach { $0.start() } }
                }
                final class Clerk {
                    private let ledger: Ledger
                    init(ledger: Ledger) { self.ledger = ledger }
                    func sign() { ledger.note() }
                }
                final class RootFlow: Flow {
                    private var children: [Flow] = []
                    private let clerk: Clerk
                    init(clerk: Clerk) { self.clerk = clerk }
                    func start() { clerk.sign(); children.forEach { $0.start() } }
                }
                """)
    ])

    @Test func whatMayBeIsToldSo() throws {
        #expect(
            try answers.why("MenuFlow", "PaperLedger") == """
                MenuFlow may depend on PaperLedger in 4 steps

                  ├─▶ MenuFlow holds Flow                           App/Flows.swift:10:17
                  ├─▶ Flow may be implemented by PinFlow, one of 3  App/Flows.swift:4:13
                  ├─▶ PinFlow injects Ledger                        App/Flows.swift:6:10
                  ╰─▶ Ledger is implemented by PaperLedger          App/Flows.swift:3:13

                """)
    }

    @Test("A longer chain that is certain goes before a shorter one that is not")
    func certainChainsAlone() throws {
        #expect(
            try answers.why("RootFlow", "Ledger") == """
                RootFlow depends on Ledger in 2 steps

                  ├─▶ RootFlow injects Clerk  App/Flows.swift:21:10
                  ╰─▶ Clerk injects Ledger    App/Flows.swift:15:10

                """)
    }

    @Test("The other way is told where it is certain")
    func otherWay() throws {
        #expect(
            try answers.why("PaperLedger", "Clerk")
                == "PaperLedger does not depend on Clerk; Clerk depends on PaperLedger, though\n")
        #expect(try answers.why("PaperLedger", "MenuFlow") == "PaperLedger does not depend on MenuFlow\n")
    }
}

import DilintKit
import TestSupport
import Testing

@Suite("Questions about protocols that are nothing but several that give")
struct GiverOfGiversQuestionTests {
    private let answers = AnswerTexts([
        ProjectBuilder.File(
            path: "App/Tower.swift",
            text: """
                protocol Bell { func ring() }
                protocol Clock { func tick() }
                protocol Cellar { func store() }
                protocol HasBell { var bell: Bell { get } }
                protocol HasClock { var clock: Clock { get } }
                protocol HasWorks: HasBell, HasClock {}
                protocol HasTower: HasWorks {}
                final class TowerContainer: HasTower {
                    let bell: Bell
                    let clock: Clock
                    private let cellar: Cellar
                    init(bell: Bell, clock: Clock, cellar: Cellar) {
                        self.bell = bell
                        self.clock = clock
                        self.cellar = cellar
                        cellar.store()
                    }
                }
                final class Ringer {
                    private let tower: HasTower
                    init(tower: HasTower) { self.tower = tower }
                    func ring() { tower.bell.ring() }
                }
                """)
    ])

    /// However many names stand between, who takes such a protocol gets what the properties give, and nothing that the
    /// container behind it takes for itself.
    @Test("why leads to what they give, not to what stands behind them")
    func chains() throws {
        #expect(try answers.why("Ringer", "Cellar") == "Ringer does not depend on Cellar\n")
        #expect(
            try answers.why("Ringer", "Bell") == """
                Ringer depends on Bell in 4 steps

                  ├─▶ Ringer injects HasTower          App/Tower.swift:21:10
                  ├─▶ HasTower inherits from HasWorks  App/Tower.swift:7:10
                  ├─▶ HasWorks inherits from HasBell   App/Tower.swift:6:10
                  ╰─▶ HasBell provides Bell            App/Tower.swift:4:24

                """)
        #expect(
            try answers.why("TowerContainer", "Cellar") == """
                TowerContainer depends on Cellar in 1 step

                  ╰─▶ TowerContainer injects Cellar  App/Tower.swift:12:36

                """)
    }
}

import DilintKit
import TestSupport
import Testing

@Suite("Questions about a protocol that gives out one that it refines")
struct RefinedGiverQuestionTests {
    private let answers = AnswerTexts([
        ProjectBuilder.File(
            path: "App/Tower.swift",
            text: """
                protocol Clock { func tick() }
                protocol Bell { func ring() }
                final class QuartzClock: Clock { func tick() {} }
                final class BrassBell: Bell { func ring() {} }
                protocol HasClock { var clock: Clock { get } }
                protocol TowerServices: HasClock {
                    var remote: HasClock { get }
                    var bell: Bell { get }
                }
                final class CityClocks: HasClock {
                    let clock: Clock
                    init(clock: Clock) { self.clock = clock }
                }
                final class Tower {
                    private let services: TowerServices
                    init(services: TowerServices) { self.services = services }
                    func strike() {
                        services.remote.clock.tick()
                        services.bell.ring()
                    }
                }
                final class Square {
                    private let clocks: HasClock
                    init(clocks: HasClock) { self.clocks = clocks }
                    func look() { clocks.clock.tick() }
                }
                """)
    ])

    /// A property gives another one than whoever takes the protocol has, though the protocol refines that as well: any
    /// conforming type may stand behind it.
    @Test("why leads through what the property gives")
    func chains() throws {
        #expect(
            try answers.why("Tower", "CityClocks") == """
                Tower depends on CityClocks in 3 steps

                  ├─▶ Tower injects TowerServices            App/Tower.swift:16:10
                  ├─▶ TowerServices provides HasClock        App/Tower.swift:7:9
                  ╰─▶ HasClock is implemented by CityClocks  App/Tower.swift:10:13

                """)
        #expect(
            try answers.why("Tower", "BrassBell") == """
                Tower depends on BrassBell in 3 steps

                  ├─▶ Tower injects TowerServices       App/Tower.swift:16:10
                  ├─▶ TowerServices provides Bell       App/Tower.swift:8:9
                  ╰─▶ Bell is implemented by BrassBell  App/Tower.swift:4:13

                """)
        #expect(try answers.why("Square", "BrassBell") == "Square does not depend on BrassBell\n")
    }
}

import DilintKit
import TestSupport
import Testing

@Suite("Questions about what heirs of a generic class have in place of its parameter")
struct GenericSuperclassQuestionTests {
    private let answers = AnswerTexts([
        ProjectBuilder.File(
            path: "App/Screens.swift",
            text: """
                protocol Ledger { func add() }
                final class LiveLedger: Ledger { func add() {} }
                protocol Clock { func tick() }
                final class LiveClock: Clock { func tick() {} }
                protocol BaseModel { func act() }
                class BaseScreen<Model: BaseModel> {
                    let model: Model
                    init(model: Model) { self.model = model }
                    func load() { model.act() }
                }
                class WideScreen<Wide: BaseModel>: BaseScreen<Wide> {}
                final class TillModel: BaseModel {
                    let ledger: Ledger
                    init(ledger: Ledger) { self.ledger = ledger }
                    func act() { ledger.add() }
                }
                final class ClockModel: BaseModel {
                    let clock: Clock
                    init(clock: Clock) { self.clock = clock }
                    func act() { clock.tick() }
                }
                final class TillScreen: BaseScreen<TillModel> {}
                final class ClockScreen: WideScreen<ClockModel> {}
                final class DoorScreen: BaseScreen<TillModel> {
                    init(till: TillModel, ledger: Ledger) {
                        ledger.add()
                        super.init(model: till)
                    }
                }
                """)
    ])

    @Test("No way leads from one heir to what another one has")
    func chains() throws {
        #expect(try answers.why("ClockScreen", "Ledger") == "ClockScreen does not depend on Ledger\n")
        #expect(
            try answers.why("TillScreen", "Ledger") == """
                TillScreen depends on Ledger in 2 steps

                  ├─▶ TillScreen injects TillModel  App/Screens.swift:22:13
                  ╰─▶ TillModel injects Ledger      App/Screens.swift:14:10

                """)
        #expect(try answers.why("BaseScreen", "Ledger").hasPrefix("BaseScreen may depend on Ledger in 3 steps"))
    }

    @Test("trace names the heirs, not the class that knows nothing of them")
    func traces() throws {
        #expect(
            try answers.trace("ClockModel") == """
                ClockModel  class  App/Screens.swift:17:13

                Used by
                  ClockScreen takes it  App/Screens.swift:23:13

                """)
        #expect(
            try answers.trace("TillModel") == """
                TillModel  class  App/Screens.swift:12:13

                Used by
                  DoorScreen takes it and uses it  App/Screens.swift:9:19
                  TillScreen takes it              App/Screens.swift:22:13

                """)
    }

    @Test("The heir is named beside the class that takes a protocol which stands for its own alone")
    func tracesOfTheOnlyOne() throws {
        let answers = AnswerTexts([
            ProjectBuilder.File(
                path: "App/Dials.swift",
                text: """
                    protocol Gauge { func read() }
                    class Dial<Kind: Gauge> {
                        let gauge: Kind
                        init(gauge: Kind) { self.gauge = gauge }
                        func turn() { gauge.read() }
                    }
                    final class Meter: Gauge { func read() {} }
                    final class MeterDial: Dial<Meter> {
                        init(meter: Meter) { super.init(gauge: meter) }
                    }
                    """)
        ])
        #expect(
            try answers.trace("Meter") == """
                Meter  class  App/Dials.swift:7:13

                Stands behind
                  Gauge                           App/Dials.swift:1:10

                Used by
                  Dial takes it and uses it       App/Dials.swift:5:19
                  MeterDial takes it and uses it  App/Dials.swift:5:19

                """)
    }
}

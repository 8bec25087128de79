import DilintKit
import TestSupport
import Testing

/// Rings that are findings are drawn and red, whatever they are made of.
@Suite("Rings in a drawn graph")
struct GraphRingTests {
    private func graph(of text: String) -> GraphDocument {
        let builder = ProjectBuilder(files: [ProjectBuilder.File(path: "Sources/Clock/Clock.swift", text: text)])
        return Analyzer(configuration: Configuration()).graph(builder.batches, modules: builder.modules)
    }

    /// The edges of rings; a star stands before what a finding goes along.
    private func rings(of text: String) -> [String] {
        graph(of: text).rings.edges.map { edge in
            #expect(edge.isRingStep == edge.rules.contains("dependency-cycle"))
            let later = edge.isDeferred ? " later" : ""
            return "\(edge.isRingStep ? "* " : "")\(edge.from) \(edge.kind)\(later) \(edge.to)"
        }
    }

    private let works = """
        protocol Dial { func turn() }
        protocol Wheel { func spin() }
        final class BrassDial: Dial {
            private let wheel: Wheel
            init(wheel: Wheel) { self.wheel = wheel }
            func turn() { wheel.spin() }
        }
        final class IronWheel: Wheel {
            private let dial: Dial
            init(dial: Dial) { self.dial = dial }
            func spin() { dial.turn() }
        }
        """

    @Test("Of providers: from what one produces to what the next one does, and on with what stands behind a protocol")
    func providers() throws {
        let ring = [
            "* Clock.BrassDial implements Clock.Dial", "* Clock.BrassDial injects Clock.Wheel",
            "* Clock.IronWheel injects Clock.Dial", "* Clock.IronWheel implements Clock.Wheel",
        ]
        let container = """
            final class ClockContainer {
                lazy var dial: Dial = BrassDial(wheel: wheel)
                lazy var wheel: Wheel = IronWheel(dial: dial)
            }
            """
        #expect(rings(of: works + "\n" + container) == ring)
        let assembly = """
            import Swinject
            final class ClockAssembly: Assembly {
                func assemble(container: Container) {
                    container.register(Dial.self) { BrassDial(wheel: $0.resolve(Wheel.self)!) }
                    container.register(Wheel.self) { IronWheel(dial: $0.resolve(Dial.self)!) }
                }
            }
            """
        #expect(rings(of: works + "\n" + assembly) == ring)
        let graph = graph(of: works + "\n" + assembly)
        #expect(graph.ringCounts.all == 1 && graph.ringCounts.reported == 1)
        #expect(try graph.selecting(GraphSelection(kinds: ["injects"], isCyclesOnly: true)) == graph.rings)
        #expect(try graph.selecting(GraphSelection(kinds: ["locates"], isCyclesOnly: true)).edges == [])
    }

    @Test("Of types, through a protocol")
    func types() {
        #expect(
            rings(
                of: """
                    protocol Bell { func ring() }
                    final class Tower {
                        private let bell: Bell
                        init(bell: Bell) { self.bell = bell }
                        func toll() { bell.ring() }
                    }
                    final class TowerBell: Bell {
                        private let tower: Tower
                        init(tower: Tower) { self.tower = tower }
                        func ring() { tower.toll() }
                    }
                    """) == [
                    "* Clock.Tower injects Clock.Bell", "* Clock.TowerBell implements Clock.Bell",
                    "* Clock.TowerBell injects Clock.Tower",
                ])
    }

    @Test("Of what generated code makes, which no code of the project hands to anybody")
    func generated() {
        #expect(
            rings(
                of: """
                    final class Hammer {
                        // weaver: anvil = Anvil
                        init(injecting _: HammerDependencyResolver) {}
                    }
                    final class Anvil {
                        // weaver: hammer = Hammer
                        init(injecting _: AnvilDependencyResolver) {}
                    }
                    """) == ["* Clock.Anvil injects Clock.Hammer", "* Clock.Hammer injects Clock.Anvil"])
    }

    @Test("What is no finding is no step, and whoever implements what it takes is no ring")
    func harmless() {
        let later = """
            final class HandService {
                private let face: () -> FaceService
                init(face: @escaping () -> FaceService) { self.face = face }
                func move() { face().show() }
            }
            final class FaceService {
                private let hand: HandService
                init(hand: HandService) { self.hand = hand }
                func show() { hand.move() }
            }
            """
        let counts = graph(of: later).ringCounts
        #expect(counts.all == 1 && counts.reported == 0)
        #expect(
            rings(of: later) == [
                "Clock.FaceService injects Clock.HandService", "Clock.HandService injects later Clock.FaceService",
            ])
        let decorator = """
            protocol Chime { func strike() }
            final class LoudChime: Chime {
                private let chime: Chime
                init(chime: Chime) { self.chime = chime }
                func strike() { chime.strike() }
            }
            final class SoftChime: Chime { func strike() {} }
            """
        #expect(rings(of: decorator) == [])
    }

    @Test("What is no finding is drawn through a protocol as well, where one type alone stands behind it")
    func harmlessThroughProtocols() throws {
        let later = """
            protocol Pendulum { func swing() }
            protocol Escapement { func tick() }
            final class LongPendulum: Pendulum {
                private let escapement: () -> Escapement
                init(escapement: @escaping () -> Escapement) { self.escapement = escapement }
                func swing() { escapement().tick() }
            }
            final class AnchorEscapement: Escapement {
                private let pendulum: Pendulum
                init(pendulum: Pendulum) { self.pendulum = pendulum }
                func tick() { pendulum.swing() }
            }
            """
        let ring = [
            "Clock.AnchorEscapement implements Clock.Escapement", "Clock.AnchorEscapement injects Clock.Pendulum",
            "Clock.LongPendulum injects later Clock.Escapement", "Clock.LongPendulum implements Clock.Pendulum",
        ]
        #expect(rings(of: later) == ring)
        let counts = graph(of: later).ringCounts
        #expect(counts.all == 1 && counts.reported == 0)
        let injected = try graph(of: later).selecting(GraphSelection(kinds: ["injects"], isCyclesOnly: true))
        #expect(injected.edges.count == ring.count)
        #expect(rings(of: later + "\nfinal class ShortPendulum: Pendulum { func swing() {} }") == [])
    }

    @Test("Whoever takes what a container gives by a protocol gets nothing else of it")
    func givingProtocols() {
        #expect(
            rings(
                of: """
                    protocol HasBell { var bell: BellService { get } }
                    final class BellService { func ring() {} }
                    final class Striker {
                        private let parts: HasBell
                        init(parts: HasBell) { self.parts = parts }
                        func strike() { parts.bell.ring() }
                    }
                    final class ClockContainer: HasBell {
                        lazy var bell = BellService()
                        lazy var striker = Striker(parts: self)
                    }
                    """) == [])
        #expect(
            rings(
                of: """
                    protocol BellMaking { func makeBell() -> BellService }
                    final class BellService { func ring() {} }
                    final class StrikerService {
                        private let bells: BellMaking
                        init(bells: BellMaking) { self.bells = bells }
                        func strike() { bells.makeBell().ring() }
                    }
                    final class ClockContainer: BellMaking {
                        func makeBell() -> BellService { BellService() }
                        func makeStriker() -> StrikerService { StrikerService(bells: self) }
                    }
                    """) == [])
    }

    @Test("What a factory makes may need whoever has the factory")
    func factories() {
        #expect(
            rings(
                of: """
                    protocol BellMaking { func makeBell(striker: StrikerService) -> BellService }
                    final class BellService {
                        private let striker: StrikerService
                        init(striker: StrikerService) { self.striker = striker }
                        func ring() { striker.strike() }
                    }
                    final class StrikerService {
                        private let bells: BellMaking
                        init(bells: BellMaking) { self.bells = bells }
                        func strike() { bells.makeBell(striker: self).ring() }
                    }
                    final class BellMaker: BellMaking {
                        func makeBell(striker: StrikerService) -> BellService { BellService(striker: striker) }
                    }
                    """) == [
                    "Clock.BellMaking makes Clock.BellService", "Clock.BellService injects Clock.StrikerService",
                    "Clock.StrikerService injects Clock.BellMaking",
                ])
    }
}

import DilintKit
import TestSupport
import Testing

/// Which edges of a drawn graph say that they are followed later.
@Suite struct GraphEdgeTests {
    @Test func onlyNeedsAreMetLater() {
        let text = """
            protocol Bell { func ring() }
            final class BrassBell: Bell { func ring() {} }
            final class Tower {
                private let bell: () -> Bell
                init(bell: @escaping () -> Bell) { self.bell = bell }
                func toll() { bell().ring() }
            }
            final class TownFactory { func makeBell() -> Bell { BrassBell() } }
            """
        let builder = ProjectBuilder(files: [ProjectBuilder.File(path: "Sources/Town/Town.swift", text: text)])
        let graph = Analyzer(configuration: Configuration()).graph(builder.batches, modules: builder.modules)
        let edges = graph.edges.map { "\($0.from) \($0.kind)\($0.isDeferred ? " later" : "") \($0.to)" }
        #expect(
            edges == [
                "Town.BrassBell implements Town.Bell",
                "Town.Tower injects later Town.Bell",
                "Town.TownFactory makes Town.Bell",
                "Town.TownFactory constructs later Town.BrassBell",
            ])
    }
}

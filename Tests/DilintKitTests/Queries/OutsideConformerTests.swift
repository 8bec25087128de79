import DilintKit
import TestSupport
import Testing

@Suite("Questions about what an extension makes a type from elsewhere")
struct OutsideConformerTests {
    /// - Parameter further: Another file.
    private func builder(_ further: String = "") -> ProjectBuilder {
        let text = """
            import UIKit
            protocol Opening { func open(_ page: Int) }
            extension UIApplication { var page: Int { 0 } }
            extension UIApplication: Opening { func open(_ page: Int) {} }
            final class Reader {
                private let opening: Opening
                init(opening: Opening) { self.opening = opening }
                func read() { opening.open(1) }
            }
            final class Shelf { func pick() { Reader(opening: UIApplication.shared).read() } }
            """
        return ProjectBuilder(files: [
            ProjectBuilder.File(path: "App/Shelf.swift", text: text),
            ProjectBuilder.File(path: "App/Further.swift", text: further),
        ])
    }

    @Test("trace names it where it conforms")
    func trace() throws {
        let builder = builder()
        let traces = try Analyzer(configuration: Configuration())
            .traces(of: "Opening", in: builder.batches, modules: builder.modules)
        #expect(
            traces.map(\.otherNames) == [
                [TypeTrace.Stop("UIApplication", Location(path: "App/Shelf.swift", line: 4, column: 11))]
            ])
    }

    @Test("why goes by way of it, unless somebody says what the protocol is")
    func why() throws {
        func answer(_ builder: ProjectBuilder) throws(QueryError) -> String {
            AnswerPage(usesColor: false, isVerbose: false).text(
                of: try Analyzer(configuration: Configuration())
                    .chains(
                        from: "Reader", to: "UIApplication", limit: 5, in: builder.batches, modules: builder.modules))
        }
        #expect(
            try answer(builder()) == """
                Reader depends on UIApplication in 2 steps

                  ├─▶ Reader injects Opening                   App/Shelf.swift:7:10
                  ╰─▶ Opening is implemented by UIApplication  App/Shelf.swift:4:11

                """)
        #expect(
            try answer(
                builder(
                    """
                    final class Opener: Opening { func open(_ page: Int) {} }
                    final class OpeningFactory { func makeOpening() -> Opening { Opener() } }
                    """))
                == "Reader does not depend on UIApplication\n")
    }
}

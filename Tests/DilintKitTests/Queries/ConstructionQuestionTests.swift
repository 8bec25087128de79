import DilintKit
import TestSupport
import Testing

@Suite("Questions about what is constructed by the way")
struct ConstructionQuestionTests {
    private let values = AnswerTexts([
        ProjectBuilder.File(
            path: "App/A.swift",
            text: """
                final class Wire {
                    static let shared = Wire()
                    func go(_ id: Int) {}
                }
                struct FetchAction {
                    let id: Int
                    func run() { Wire.shared.go(id) }
                }
                struct Batch {
                    let ids: [Int]
                    func run() { for id in ids { FetchAction(id: id).run() } }
                }
                struct Label { let text: String }
                final class ScreenModel {
                    private let batch = Batch(ids: [1])
                    func open() { batch.run() }
                    func title() -> Label { Label(text: "") }
                }
                """)
    ])

    @Test("A value that reaches something is depended on by what constructs it, and by what constructs that")
    func chainsThroughValues() throws {
        #expect(
            try values.why("ScreenModel", "Wire") == """
                ScreenModel depends on Wire in 3 steps

                  ├─▶ ScreenModel constructs Batch        App/A.swift:15:25
                  ├─▶ Batch constructs FetchAction later  App/A.swift:11:34
                  ╰─▶ FetchAction locates Wire later      App/A.swift:7:18

                """)
        #expect(try values.why("ScreenModel", "Label") == "ScreenModel does not depend on Label\n")
    }
}

import DilintKit
import TestSupport
import Testing

@Suite("Questions about a name that several types have")
struct NamesakeQuestionTests {
    private let files = ["One", "Two"].map { module in
        ProjectBuilder.File(
            path: "\(module)/Store.swift",
            text: """
                final class Store { func save() {} }
                final class \(module)Screen {
                    private let store: Store
                    init(store: Store) { self.store = store }
                    func open() { store.save() }
                }
                """)
    }
    private var answers: AnswerTexts { AnswerTexts(files) }

    private func block(_ module: String) -> String {
        """
        \(module).Store  class  \(module)/Store.swift:1:13

        Used by
          \(module)Screen takes it and uses it  \(module)/Store.swift:5:19

        """
    }

    @Test("trace tells each one's journey by itself")
    func traces() throws {
        #expect(try answers.trace("Store") == block("One") + "\n" + block("Two"))
        #expect(try answers.trace("Two.Store") == block("Two"))
    }

    @Test("why tells what the name stands for, and a hop which one it is about")
    func chains() throws {
        #expect(
            try answers.why("OneScreen", "Store") == """
                Store stands for 2 types
                  One.Store  One/Store.swift:1:13
                  Two.Store  Two/Store.swift:1:13

                OneScreen depends on Store in 1 step

                  ╰─▶ OneScreen injects One.Store  One/Store.swift:4:10

                """)
        #expect(
            try answers.why("OneScreen", "One.Store") == """
                OneScreen depends on One.Store in 1 step

                  ╰─▶ OneScreen injects One.Store  One/Store.swift:4:10

                """)
        #expect(try answers.why("OneScreen", "Two.Store") == "OneScreen does not depend on Two.Store\n")
        #expect(throws: QueryError.sameType("Two.Store")) { try answers.why("Store", "Two.Store") }
    }

    private static let factory = """
        final class PartsFactory {
            static let shared = PartsFactory()
            func part() -> Int { 1 }
        }
        """

    private func file(_ path: String, _ text: String) -> ProjectBuilder.File {
        ProjectBuilder.File(path: path, text: text)
    }

    @Test("Of two in folders of one module a file means the one whose folder it imports")
    func importedFolders() throws {
        let answers = AnswerTexts([
            file("Town/Data/PartsFactory.swift", Self.factory),
            file("Town/Watch/Data/PartsFactory.swift", Self.factory),
            file(
                "Town/Main/Quay.swift",
                "import Data\n\nfinal class Quay { func open() { _ = PartsFactory.shared.part() } }"),
            file("Town/Main/Pier.swift", "final class Pier { func open() { _ = PartsFactory.shared.part() } }"),
            file("Other/Other.swift", "enum Other {}"),
        ])
        #expect(
            try answers.why("Quay", "PartsFactory") == """
                PartsFactory stands for 2 types
                  Town.PartsFactory  Town/Data/PartsFactory.swift:1:13
                  Town.PartsFactory  Town/Watch/Data/PartsFactory.swift:1:13

                Quay depends on PartsFactory in 1 step

                  ╰─▶ Quay locates Town.PartsFactory later  Town/Main/Quay.swift:3:38

                """)
        #expect(try answers.why("Pier", "PartsFactory").hasSuffix("Pier does not depend on PartsFactory\n"))
    }

    @Test("Who imports a module means no folder that is called so as well")
    func importedModules() throws {
        let quay = "final class Quay { func open() { PartsFactory.shared.part() } }"
        let answers = AnswerTexts([
            file("Town/Data/PartsFactory.swift", Self.factory), file("Town/Watch/PartsFactory.swift", Self.factory),
            file("Town/Main/Quay.swift", "import Data\n\n" + quay), file("Data/Other.swift", "public enum Other {}"),
        ])
        #expect(try answers.why("Quay", "PartsFactory").hasSuffix("Quay does not depend on PartsFactory\n"))
    }
}

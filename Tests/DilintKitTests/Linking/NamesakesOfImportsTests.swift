import DilintKit
import TestSupport
import Testing

/// Of very many declarations of one name those of the modules that a file imports, where its own module has none.
@Suite struct NamesakesOfImportsTests {
    private static let service = "public protocol Cell { func show() }\n"
    private static let value = "public struct Cell {}\n"
    private static let number = "public let cell = 1\n"
    private static let instance = """
        public final class CellStore { public func show() {} }
        public let cell = CellStore()

        """

    /// What is found in a file of a module of its own.
    private func findings(in code: String, importing modules: [String], besides others: [String: String]) -> [String] {
        var files = others.map { ProjectBuilder.File(path: $0.key, text: $0.value) }
        files += (0..<40).map { number in
            ProjectBuilder.File(
                path: "Depot/File\(number).swift", text: "private struct Cell {}\nprivate let cell = 1\n")
        }
        let text = modules.map { "import \($0)\n" }.joined() + code
        files.append(ProjectBuilder.File(path: "Sources/Own/Keeper.swift", text: text))
        files.sort { $0.path < $1.path }
        return ProjectBuilder(files: files).report().findings.filter { $0.location.path.hasPrefix("Sources/Own") }
            .map(\.message)
    }

    /// The type of the imported module whose folder is nearer, in whichever order they are imported; of two that are
    /// equally near neither.
    @Test(arguments: [
        (["Core", "Shop"], ["Sources/Core/Cell.swift": service, "Shop/Cell.swift": value], true),
        (["Shop", "Core"], ["Sources/Core/Cell.swift": service, "Shop/Cell.swift": value], true),
        (["Core", "Shop"], ["Sources/Core/Cell.swift": value, "Shop/Cell.swift": service], false),
        (["Shop", "Core"], ["Sources/Core/Cell.swift": value, "Shop/Cell.swift": service], false),
        (["Core", "Feed"], ["Sources/Core/Cell.swift": service, "Sources/Feed/Cell.swift": service], false),
        (["Feed", "Core"], ["Sources/Core/Cell.swift": service, "Sources/Feed/Cell.swift": service], false),
        (["Core"], ["Sources/Core/Cell.swift": service, "Sources/Feed/Cell.swift": service], true),
        (["Feed"], ["Sources/Core/Cell.swift": service, "Sources/Feed/Cell.swift": service], true),
    ])
    func types(imports: [String], others: [String: String], isService: Bool) {
        let found = findings(
            in: "final class Keeper { init(cell: Cell) {} }\n", importing: imports, besides: others)
        #expect(found == (isService ? ["Keeper takes Cell, but never uses it"] : []))
    }

    /// The global of the imported module whose folder is nearer; of two that are equally near the first, in whichever
    /// order they are imported.
    @Test(arguments: [
        (["Core", "Shop"], ["Sources/Core/Cell.swift": instance, "Shop/Cell.swift": number], true),
        (["Shop", "Core"], ["Sources/Core/Cell.swift": number, "Shop/Cell.swift": instance], false),
        (["Core", "Feed"], ["Sources/Core/Cell.swift": instance, "Sources/Feed/Cell.swift": number], true),
        (["Feed", "Core"], ["Sources/Core/Cell.swift": instance, "Sources/Feed/Cell.swift": number], true),
        (["Core", "Feed"], ["Sources/Core/Cell.swift": number, "Sources/Feed/Cell.swift": instance], false),
        (["Feed", "Core"], ["Sources/Core/Cell.swift": number, "Sources/Feed/Cell.swift": instance], false),
    ])
    func globals(imports: [String], others: [String: String], isInstance: Bool) {
        let found = findings(
            in: "final class Keeper { func show() { cell.show() } }\n", importing: imports, besides: others)
        #expect(found == (isInstance ? ["Keeper reaches the shared instance cell"] : []))
    }
}

import DilintKit
import TestSupport
import Testing

/// What a report says of libraries that a project imports and of which nothing was read.
@Suite struct UnreadLibrariesTests {
    private func notes(_ files: [String: String]) -> [String] {
        let files = files.sorted { $0.key < $1.key }.map { ProjectBuilder.File(path: $0.key, text: $0.value) }
        return ProjectBuilder(files: files).report().summary.notes
    }

    @Test(arguments: [
        ("import Swinject", ["1 file imports Swinject, but no registration or lookup of it was found"]),
        (
            "import SwinjectStoryboard",
            ["1 file imports SwinjectStoryboard, but no registration or lookup of it was found"]
        ),
        (
            """
            import Swinject
            final class Till {}
            func fill(_ box: Container) { box.register(Till.self) { _ in Till() } }
            """,
            []
        ),
        ("import Dependencies", ["1 file imports Dependencies, but no registration or lookup of it was found"]),
        ("import Typhoon", ["1 file imports Typhoon, whose registrations dilint does not read yet"]),
        // Most who import these want their views or their reducers.
        ("import ComposableArchitecture", []),
        ("import SwiftUI", []),
        ("import Foundation", []),
    ])
    func anEmptyReportIsNoCleanBill(text: String, expected: [String]) {
        #expect(notes(["Sources/Shop/Shop.swift": text]) == expected)
    }

    @Test func filesAreCountedThatImportOneOfItsModules() {
        let files = [
            "Sources/Shop/Shop.swift": "import Swinject\nimport SwinjectAutoregistration",
            "Sources/Shop/Till.swift": "import SwinjectAutoregistration\nimport Typhoon",
            "Sources/Shop/Cart.swift": "import Foundation",
            "Tests/ShopTests/ShopTests.swift": "import Swinject\nimport Typhoon",
        ]
        #expect(
            notes(files) == [
                "2 files import Swinject, but no registration or lookup of it was found",
                "1 file imports Typhoon, whose registrations dilint does not read yet",
            ])
    }

    /// `Resolver`, `Dependencies` and `Factory` are names that a project gives its own modules, too.
    @Test func aModuleOfTheProjectIsNoLibrary() {
        let files = [
            "Sources/Dependencies/Dependencies.swift": "public protocol Till {}",
            "Sources/Shop/Shop.swift": "import Dependencies\nimport Resolver",
            "Resolver/Box.swift": "public protocol Box {}",
        ]
        #expect(notes(files) == [])
    }
}

// Where the fixtures are: the repository's `Fixtures` folder, which no target compiles.

package import Foundation

/// A fixture's file; what a test is run with, so that every fixture is a case with a name.
package struct FixtureFile: Sendable, CustomStringConvertible {
    /// Below `Fixtures`, without extension: `Rules/dependency-cycle/lazy-properties-of-one-container`.
    package var name: String
    package var url: URL

    package var description: String { name }

    package func fixture() throws -> Fixture {
        try Fixture(name: name, text: String(contentsOf: url, encoding: .utf8))
    }
}

/// The files below `Fixtures`.
package enum FixtureLibrary {
    /// The folder `Fixtures` of the repository.
    package static var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures")
    }

    /// Every Swift file below some folders of `Fixtures`, by name; none for a folder that is not there.
    package static func files(below folders: String...) -> [FixtureFile] {
        var result: [FixtureFile] = []
        for folder in folders {
            let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
            while let path = paths?.nextObject() as? String {
                guard path.hasSuffix(".swift") else { continue }
                let url = root.appending(path: "\(folder)/\(path)")
                result.append(FixtureFile(name: "\(folder)/\(path.dropLast(".swift".count))", url: url))
            }
        }
        return result.sorted { $0.name < $1.name }
    }
}

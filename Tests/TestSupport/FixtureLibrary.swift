// Where the fixtures are: the repository's `Fixtures` folder, which no target compiles.

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A fixture's file; what a test is run with, so that every fixture is a case with a name.
package struct FixtureFile: Sendable, CustomStringConvertible {
    /// Below `Fixtures`, without extension: `Rules/dependency-cycle/lazy-properties-of-one-container`.
    package var name: String
    /// Absolute.
    package var path: String

    package var description: String { name }

    /// What the file holds; nothing if it cannot be read.
    package var bytes: [UInt8] { FileManager.default.contents(atPath: path).map(Array.init) ?? [] }

    package func fixture() throws(MarkError) -> Fixture {
        try Fixture(name: name, text: String(decoding: bytes, as: UTF8.self))
    }
}

/// The files below `Fixtures`.
package enum FixtureLibrary {
    /// The folder `Fixtures` of the repository.
    package static var root: String {
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
            + "/Fixtures"
    }

    /// Every Swift file below some folders of `Fixtures`, by name; none for a folder that is not there.
    package static func files(below folders: String...) -> [FixtureFile] {
        var result: [FixtureFile] = []
        for folder in folders {
            let paths = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
            for path in paths where path.hasSuffix(".swift") {
                let name = "\(folder)/\(path.dropLast(".swift".count))"
                result.append(FixtureFile(name: name, path: "\(root)/\(folder)/\(path)"))
            }
        }
        return result.sorted { $0.name < $1.name }
    }
}

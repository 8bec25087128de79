import Foundation

/// The Swift files of this package: of its products, its tests and its samples.
package enum PackageSources {
    /// Their paths; without those of builds, which are in folders that begin with a dot.
    package static var paths: [String] {
        let package = URL(filePath: FixtureLibrary.root).deletingLastPathComponent()
        return ["Sources", "Tests", "Fixtures"].flatMap { folder in
            let found = FileManager.default.enumerator(
                at: package.appending(path: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            return (found?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }
        }
    }
}

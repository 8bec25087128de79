/// Tells which module each file belongs to and whether it is test code by its place.
///
/// SwiftPM targets where a `Package.swift` covers the file, else the first folder below the analysed root (the second
/// where the first is Sources, Modules, Packages, Targets or Features).
package struct ModuleLayout: Sendable {
    /// A `Package.swift` that was found: its path as the files' paths are, and its bytes.
    package struct Manifest: Sendable {
        package var path: String
        package var bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// - Parameters:
    ///   - roots: The analysed paths, as given.
    ///   - manifests: Every `Package.swift` below the roots.
    package init(roots: [String], manifests: [Manifest]) {}

    /// The module's name, and whether it is a test target of a manifest.
    package func module(of path: String) -> (name: String, isTest: Bool) { ("", false) }
}

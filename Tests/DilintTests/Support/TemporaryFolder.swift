import Foundation

@testable import dilint

/// A folder for one test, gone with the value.
final class TemporaryFolder: Sendable {
    /// Absolute, without symbolic links.
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dilint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // `resolvingSymlinksInPath` takes `/private` away on Darwin, where `/var` and `/tmp` are links to it.
        path = FileSystem.current().realPath(folder.path) ?? folder.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, with the folders on the way to it.
    func write(_ text: String = "", to name: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    func setPermissions(_ permissions: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path + "/" + name)
    }

    func permissions(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.posixPermissions] as? Int
    }

    func text(of name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    /// The names of the entries, sorted.
    func names(in name: String = ".") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + "/" + name).sorted()
    }
}

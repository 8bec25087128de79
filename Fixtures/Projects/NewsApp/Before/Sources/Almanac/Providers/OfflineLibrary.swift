import Foundation

/// Stories for the train. Became a singleton when the fourth screen needed it.
@MainActor
final class OfflineLibrary {
    static let shared = OfflineLibrary(folder: .documentsDirectory)

    private let folder: URL

    init(folder: URL) {
        self.folder = folder
    }

    func text(of story: Story) -> String? {
        try? String(contentsOf: file(of: story), encoding: .utf8)
    }

    func keep(_ text: String, of story: Story) throws {
        try text.write(to: file(of: story), atomically: true, encoding: .utf8)
    }

    func has(_ story: Story) -> Bool {
        FileManager.default.fileExists(atPath: file(of: story).path)
    }

    private func file(of story: Story) -> URL { folder.appendingPathComponent("\(story.id).txt") }
}

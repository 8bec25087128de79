import Foundation

/// Stories for the train.
@MainActor
protocol OfflineLibrary: AnyObject {
    func text(of story: Story) -> String?
    func keep(_ text: String, of story: Story) throws
    func has(_ story: Story) -> Bool
}

@MainActor
final class FileLibrary: OfflineLibrary {
    private let folder: URL
    private let files: FileManager

    init(folder: URL, files: FileManager) {
        self.folder = folder
        self.files = files
    }

    func text(of story: Story) -> String? {
        try? String(contentsOf: file(of: story), encoding: .utf8)
    }

    func keep(_ text: String, of story: Story) throws {
        try text.write(to: file(of: story), atomically: true, encoding: .utf8)
    }

    func has(_ story: Story) -> Bool {
        files.fileExists(atPath: file(of: story).path)
    }

    private func file(of story: Story) -> URL { folder.appendingPathComponent("\(story.id).txt") }
}

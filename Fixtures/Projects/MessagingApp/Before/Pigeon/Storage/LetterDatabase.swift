import Foundation

/// All letters that this device has seen.
@MainActor
final class LetterDatabase {
    private let folder: URL
    private let files: FileManager

    init(folder: URL, files: FileManager = .default) {
        self.folder = folder
        self.files = files
    }

    func save(_ letters: [Letter], of keeper: Keeper) throws {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("\(keeper.id).json")
        try JSONEncoder().encode(letters).write(to: file)
    }

    func eraseEverything() throws {
        try files.removeItem(at: folder)
    }
}

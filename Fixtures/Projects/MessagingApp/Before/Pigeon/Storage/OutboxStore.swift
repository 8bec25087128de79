import Foundation

/// Letters that could not leave yet.
@MainActor
final class OutboxStore {
    private(set) var waiting: [Letter] = []

    func put(_ letter: Letter) {
        waiting.append(letter)
        persist()
    }

    func take() -> [Letter] {
        defer { waiting.removeAll() }
        return waiting
    }

    private func persist() {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("outbox.json")
        if FileManager.default.fileExists(atPath: file.path) {
            try? FileManager.default.removeItem(at: file)
        }
        try? JSONEncoder().encode(waiting).write(to: file)
    }
}

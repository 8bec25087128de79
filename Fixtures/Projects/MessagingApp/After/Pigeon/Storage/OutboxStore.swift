import Foundation

/// Letters that could not leave yet.
@MainActor
final class OutboxStore {
    private let file: URL
    private(set) var waiting: [Letter] = []

    init(file: URL) {
        self.file = file
    }

    func put(_ letter: Letter) {
        waiting.append(letter)
        try? JSONEncoder().encode(waiting).write(to: file)
    }

    func take() -> [Letter] {
        defer { waiting.removeAll() }
        return waiting
    }
}

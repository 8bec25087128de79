import Foundation

/// Answers that were begun and not sent.
@MainActor
final class DraftStore {
    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    func draft(for letter: Letter) -> String? {
        defaults.string(forKey: key(of: letter))
    }

    func keep(_ text: String, for letter: Letter) {
        defaults.set(text, forKey: key(of: letter))
    }

    func forget(_ letter: Letter) {
        defaults.removeObject(forKey: key(of: letter))
    }

    private func key(of letter: Letter) -> String { "draft.\(letter.id)" }
}

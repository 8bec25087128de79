import Foundation

/// Secrets that outlive the app.
@MainActor
final class KeychainStore {
    private let group: String
    private var items: [String: Data] = [:]

    init(group: String) {
        self.group = group
    }

    func read(_ key: String) -> Data? { items["\(group).\(key)"] }

    func write(_ value: Data?, for key: String) { items["\(group).\(key)"] = value }
}

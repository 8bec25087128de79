import Foundation

/// Proves to the post office who we are.
@MainActor
final class TokenManager {
    static let shared = TokenManager(keychain: KeychainStore(group: "club.pigeon.shared"))

    private let keychain: KeychainStore

    init(keychain: KeychainStore) {
        self.keychain = keychain
    }

    var token: String? {
        keychain.read("token").map { String(decoding: $0, as: UTF8.self) }
    }

    func replace(_ token: String?) {
        keychain.write(token.map { Data($0.utf8) }, for: "token")
    }
}

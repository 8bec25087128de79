import Foundation

/// Signs keepers in and out.
@MainActor
final class AccountManager {
    private let loader: AccountLoader
    private let tokens: TokenManager
    private let storage: any PersonalStorage

    private(set) var current: Keeper?

    init(loader: AccountLoader, tokens: TokenManager, storage: any PersonalStorage) {
        self.loader = loader
        self.tokens = tokens
        self.storage = storage
    }

    func signIn(token: String) async throws {
        tokens.replace(token)
        let keeper = try await loader.account()
        storage.remember(keeper.name)
        current = keeper
    }

    func signOut() throws {
        tokens.replace(nil)
        try storage.erase()
        current = nil
    }
}

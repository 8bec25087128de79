import Foundation

/// Signs keepers in and out.
@MainActor
final class AccountManager {
    private let loader: AccountLoader
    private let database: LetterDatabase
    private let cache: AvatarCache
    private let keychain: KeychainStore
    private let tokens: TokenManager

    private(set) var current: Keeper?

    init(
        loader: AccountLoader,
        database: LetterDatabase,
        cache: AvatarCache,
        keychain: KeychainStore,
        tokens: TokenManager
    ) {
        self.loader = loader
        self.database = database
        self.cache = cache
        self.keychain = keychain
        self.tokens = tokens
    }

    func signIn(token: String) async throws {
        tokens.replace(token)
        let keeper = try await loader.account()
        keychain.write(Data(keeper.name.utf8), for: "name")
        current = keeper
    }

    func signOut() throws {
        tokens.replace(nil)
        keychain.write(nil, for: "name")
        cache.empty()
        try database.eraseEverything()
        current = nil
    }
}

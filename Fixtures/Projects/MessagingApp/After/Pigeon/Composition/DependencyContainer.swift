import Foundation

/// What lives as long as the app, each made when it is first asked for.
@MainActor
final class DependencyContainer {
    lazy var client: any HTTPClient = URLSessionHTTPClient(session: .shared)
    lazy var tokens = TokenManager(keychain: keychain)
    lazy var avatars = AvatarCache(client: client, limit: 200)
    lazy var drafts = DraftStore(defaults: .standard)
    lazy var sender = LetterSender(client: client, outbox: outbox)
    lazy var accounts = AccountManager(
        loader: AccountLoader(client: client), tokens: tokens, storage: deviceStorage)

    private lazy var keychain = KeychainStore(group: "club.pigeon.shared")
    private lazy var database = LetterDatabase(folder: .documentsDirectory, files: .default)
    private lazy var deviceStorage = DeviceStorage(database: database, avatars: avatars, keychain: keychain)
    private lazy var outbox: OutboxStore = {
        let folder = FileManager.default.temporaryDirectory
        return OutboxStore(file: folder.appendingPathComponent("outbox.json"))
    }()
}

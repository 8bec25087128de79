import Foundation

/// Whatever a keeper leaves behind on the device.
@MainActor
protocol PersonalStorage {
    func remember(_ name: String)
    func erase() throws
}

@MainActor
final class DeviceStorage: PersonalStorage {
    private let database: LetterDatabase
    private let avatars: AvatarCache
    private let keychain: KeychainStore

    init(database: LetterDatabase, avatars: AvatarCache, keychain: KeychainStore) {
        self.database = database
        self.avatars = avatars
        self.keychain = keychain
    }

    func remember(_ name: String) {
        keychain.write(Data(name.utf8), for: "name")
    }

    func erase() throws {
        keychain.write(nil, for: "name")
        avatars.empty()
        try database.eraseEverything()
    }
}

import Foundation

extension DependencyContainer: LetterLoaderFactory {
    func makeLetterLoader() -> LetterLoader {
        LetterLoader(client: client)
    }
}

extension DependencyContainer: AccountManagerFactory {
    func makeAccountManager() -> AccountManager {
        accounts
    }
}

extension DependencyContainer: AvatarCacheFactory {
    func makeAvatarCache() -> AvatarCache {
        avatars
    }
}

extension DependencyContainer {
    func makeQuickReplyHandler() -> QuickReplyHandler {
        QuickReplyHandler(sender: sender)
    }

    func makeAttachmentUploader() -> AttachmentUploader {
        AttachmentUploader(client: client, tokens: tokens)
    }
}

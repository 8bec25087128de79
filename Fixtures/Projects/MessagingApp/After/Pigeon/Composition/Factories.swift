import UIKit

@MainActor
protocol ScreenFactory {
    func makeLoftListViewController() -> LoftListViewController
    func makeLetterListViewController(of loft: Loft) -> LetterListViewController
    func makeLetterViewController(for letter: Letter) -> LetterViewController
    func makeSettingsViewController() -> SettingsViewController
}

@MainActor
protocol LetterLoaderFactory {
    func makeLetterLoader() -> LetterLoader
}

@MainActor
protocol AccountManagerFactory {
    func makeAccountManager() -> AccountManager
}

@MainActor
protocol AvatarCacheFactory {
    func makeAvatarCache() -> AvatarCache
}

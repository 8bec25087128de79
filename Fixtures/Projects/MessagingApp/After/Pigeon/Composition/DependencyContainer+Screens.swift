import UIKit

extension DependencyContainer: ScreenFactory {
    func makeLoftListViewController() -> LoftListViewController {
        LoftListViewController(factory: self)
    }

    func makeLetterListViewController(of loft: Loft) -> LetterListViewController {
        LetterListViewController(loft: loft, factory: self)
    }

    func makeLetterViewController(for letter: Letter) -> LetterViewController {
        LetterViewController(letter: letter, sender: sender, drafts: drafts, center: .default)
    }

    func makeSettingsViewController() -> SettingsViewController {
        SettingsViewController(accounts: accounts, factory: self)
    }
}

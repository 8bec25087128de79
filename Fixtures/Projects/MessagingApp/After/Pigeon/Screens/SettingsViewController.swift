import UIKit

/// Who is signed in, and a way to complain.
final class SettingsViewController: UIViewController {
    private let accounts: AccountManager
    private let factory: any ScreenFactory

    init(accounts: AccountManager, factory: any ScreenFactory) {
        self.accounts = accounts
        self.factory = factory
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = accounts.current?.name ?? "Settings"
    }

    func signOut() {
        try? accounts.signOut()
    }

    func writeToSupport() {
        let letter = Letter.toSupport(from: accounts.current ?? .anonymous)
        let screen = factory.makeLetterViewController(for: letter)
        present(UINavigationController(rootViewController: screen), animated: true)
    }
}

import UIKit

/// Who is signed in, and a way to complain.
final class SettingsViewController: UIViewController {
    private let accounts: AccountManager

    init(accounts: AccountManager) {
        self.accounts = accounts
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
        let screen = LetterViewController(letter: letter, sender: LetterSender.shared, drafts: DraftStore())
        present(UINavigationController(rootViewController: screen), animated: true)
    }
}

import UIKit

/// The letters of one loft.
final class LetterListViewController: UITableViewController {
    private let loft: Loft
    private let loader: LetterLoader
    private let sender: LetterSender
    private let drafts: DraftStore
    private var letters: [Letter] = []

    init(loft: Loft, loader: LetterLoader, sender: LetterSender, drafts: DraftStore) {
        self.loft = loft
        self.loader = loader
        self.sender = sender
        self.drafts = drafts
        super.init(style: .plain)
        title = loft.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Task { [weak self, loader, loft] in
            let letters = try await loader.letters(in: loft)
            self?.show(letters)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        letters.count
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let letter = letters[indexPath.row]
        let screen = LetterViewController(letter: letter, sender: sender, drafts: drafts)
        navigationController?.pushViewController(screen, animated: true)
    }

    private func show(_ letters: [Letter]) {
        self.letters = letters
        tableView.reloadData()
    }
}

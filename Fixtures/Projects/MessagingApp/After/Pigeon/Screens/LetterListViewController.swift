import UIKit

/// The letters of one loft.
final class LetterListViewController: UITableViewController {
    typealias Factory = LetterLoaderFactory & ScreenFactory

    private let loft: Loft
    private let factory: any Factory
    private let loader: LetterLoader
    private var letters: [Letter] = []

    init(loft: Loft, factory: any Factory) {
        self.loft = loft
        self.factory = factory
        self.loader = factory.makeLetterLoader()
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
        let screen = factory.makeLetterViewController(for: letter)
        navigationController?.pushViewController(screen, animated: true)
    }

    private func show(_ letters: [Letter]) {
        self.letters = letters
        tableView.reloadData()
    }
}

import UIKit

/// The first screen: all lofts, with the faces of those who wrote last.
final class LoftListViewController: UITableViewController {
    private let loader: LetterLoader
    private let accounts: AccountManager
    private let sender: LetterSender
    private let drafts: DraftStore
    private let avatars: AvatarCache
    private var lofts: [Loft] = []

    init(
        loader: LetterLoader,
        accounts: AccountManager,
        sender: LetterSender,
        drafts: DraftStore,
        avatars: AvatarCache
    ) {
        self.loader = loader
        self.accounts = accounts
        self.sender = sender
        self.drafts = drafts
        self.avatars = avatars
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = accounts.current?.name ?? "Lofts"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "loft")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Task {
            lofts = try await loader.lofts()
            tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lofts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "loft", for: indexPath)
        let loft = lofts[indexPath.row]
        cell.textLabel?.text = loft.name
        if let face = loft.members.first?.avatar {
            Task { cell.imageView?.image = UIImage(data: try await avatars.image(at: face)) }
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let letters = LetterListViewController(
            loft: lofts[indexPath.row], loader: loader, sender: sender, drafts: drafts)
        navigationController?.pushViewController(letters, animated: true)
    }
}

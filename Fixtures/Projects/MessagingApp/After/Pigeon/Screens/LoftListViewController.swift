import UIKit

/// The first screen: all lofts, with the faces of those who wrote last.
final class LoftListViewController: UITableViewController {
    typealias Factory = LetterLoaderFactory & AccountManagerFactory & AvatarCacheFactory & ScreenFactory

    private let factory: any Factory
    private lazy var loader = factory.makeLetterLoader()
    private lazy var avatars = factory.makeAvatarCache()
    private var lofts: [Loft] = []

    init(factory: any Factory) {
        self.factory = factory
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = factory.makeAccountManager().current?.name ?? "Lofts"
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
        let letters = factory.makeLetterListViewController(of: lofts[indexPath.row])
        navigationController?.pushViewController(letters, animated: true)
    }
}

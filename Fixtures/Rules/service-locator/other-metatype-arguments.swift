// Cells, JSON, HTTP and caches take metatypes and keys without being registries of services.

import UIKit

struct User: Codable {
    var name: String
}

protocol UserAPI {
    func get<Value: Decodable>(_ type: Value.Type, from path: String) -> Value?
}

final class UserCell: UITableViewCell {}

final class UserCache {
    private var users: [String: User] = [:]
    func get(_ key: String) -> User? { users[key] }
    func object<Value>(_ type: Value.Type) -> Value? { nil }
}

final class UserListViewController: UITableViewController {
    private let api: any UserAPI
    private let cache: UserCache

    init(api: any UserAPI, cache: UserCache) {
        self.api = api
        self.cache = cache
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        tableView.register(UserCell.self, forCellReuseIdentifier: "user")
        let user = api.get(User.self, from: "/me") ?? cache.get("me") ?? cache.object(User.self)
        title = user?.name
        _ = try? JSONDecoder().decode(User.self, from: Data())
    }
}

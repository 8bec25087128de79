// Decoding containers, persistent containers, container views and a domain type of the name are no registries.

import CoreData
import UIKit

protocol Container {
    var feeds: [String] { get set }
    func has(_ feed: String) -> Bool
}

struct Feed: Decodable {
    let title: String
    enum CodingKeys: String, CodingKey { case title }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
    }
}

final class FeedViewController: UIViewController {
    private let stored: NSPersistentContainer
    private let container: UIView
    init(stored: NSPersistentContainer, container: UIView) {
        self.stored = stored
        self.container = container
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        container.addSubview(UIView())
        stored.viewContext.reset()
    }
}

final class FolderModel {
    func count(_ container: any Container) -> Int { container.feeds.count }
}

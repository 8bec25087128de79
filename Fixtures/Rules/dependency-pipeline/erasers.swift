// Who puts something under a type that can be kept, `AnyFeed(news)`, is who uses it. Handed to a decorator, or to what takes
// anything of a kind among other things, it goes on.
// only: dependency-pipeline

protocol Feed {
    associatedtype Item
    func more() -> [Item]
}
final class AnyFeed<Item>: Feed {
    private let next: () -> [Item]
    init<F: Feed>(_ feed: F) where F.Item == Item { next = feed.more }
    func more() -> [Item] { next() }
}
final class NamedFeed<Item>: Feed {
    private let next: () -> [Item]
    private let name: String
    init<F: Feed>(_ feed: F, name: String) where F.Item == Item {
        next = { feed.more() }
        //       ^ related: [dependency-pipeline] {{NamedFeed uses it}}
        self.name = name
    }
    func more() -> [Item] { name.isEmpty ? [] : next() }
}
final class NewsClient: Feed {
    func more() -> [String] { [] }
}

final class NewsServer {
    private let news: NewsClient
    private var feeds: [AnyFeed<String>] = []
    init(news: NewsClient) { self.news = news }
    func start() { feeds.append(AnyFeed(news)) }
}
final class NamedServer {
    private let news: NewsClient
    private var feeds: [NamedFeed<String>] = []
    init(news: NewsClient) { self.news = news }
    //   ^ warning: [dependency-pipeline] {{NamedServer takes NewsClient only to hand it on: NamedServer → NamedFeed, which uses it}}
    func start() { feeds.append(NamedFeed(news, name: "news")) }
    //                                    ^ related: [dependency-pipeline] {{NamedServer hands it to NamedFeed}}
}

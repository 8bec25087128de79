// What hides which type something is of is that thing, under a type that can be kept: nobody takes a factory for it. What adds
// something, as a decorator does, is told, and so is who takes the thing under the other type.
// only: inline-assembly

protocol Feed {
    associatedtype Item
    func more() -> [Item]
}
final class AnyFeed<Item>: Feed {
    private let next: () -> [Item]
    init<F: Feed>(_ feed: F) where F.Item == Item { next = feed.more }
    func more() -> [Item] { next() }
}
final class Patient<F: Feed>: Feed {
    private let feed: F
    init(_ feed: F) { self.feed = feed }
    func more() -> [F.Item] { feed.more() }
}
protocol Letters {
    func post()
}
final class QuietLetters: Letters {
    private let letters: any Letters
    init<L: Letters>(_ letters: L) { self.letters = letters }
    func post() { letters.post() }
}

protocol Paging {
    func reset()
}
final class Pager<Item>: Paging {
    private let feed: AnyFeed<Item>
    init<F: Feed>(feed: F) where F.Item == Item { self.feed = AnyFeed(feed) }
    func page() -> [Item] { feed.more() }
    func reset() {}
}
final class BoardService<F: Feed> {
    private let feed: Patient<F>
    init(feed: F) { self.feed = Patient(feed) }
    //                          ^ note: [inline-assembly] {{BoardService builds Patient out of its own dependencies}}
    func page() -> [F.Item] { feed.more() }
}
final class PostService<L: Letters> {
    private let letters: QuietLetters
    init(letters: L) { self.letters = QuietLetters(letters) }
    //                                ^ note: [inline-assembly] {{PostService builds QuietLetters out of its own dependencies}}
    func post() { letters.post() }
}
final class WallService {
    private let letters: any Letters
    init(letters: any Letters) { self.letters = letters }
    func open<F: Feed>(_ feed: F) where F.Item == String {
        letters.post()
        Reader(feed: AnyFeed(feed), letters: letters).read()
    //  ^ note: [inline-assembly] {{WallService builds Reader out of its own dependencies}}
    }
}
final class Reader: Paging {
    private let feed: AnyFeed<String>
    private let letters: any Letters
    init(feed: AnyFeed<String>, letters: any Letters) {
        self.feed = feed
        self.letters = letters
    }
    func read() { if feed.more().isEmpty { letters.post() } }
    func reset() {}
}

// What is compared and never changes is a key, whatever it promises besides; what changes while others look is shared.
// only: singleton

protocol Naming {
    func text() -> String
}

class Key: Hashable, Naming {
    let name: String
    init(_ name: String) { self.name = name }
    func text() -> String { name }
    static func == (left: Key, right: Key) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

final class FeedKey: Key {}

class Counter: Hashable, Naming {
    var name: String
    init(_ name: String) { self.name = name }
    func text() -> String { name }
    static func == (left: Counter, right: Counter) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

let feedKey = FeedKey("feed")
let counter = Counter("feed")

final class Feed {
    func title() -> String { feedKey.text() }
    func count() -> String { counter.text() }
    //                       ^ warning: [singleton] {{Feed reaches the shared instance counter}}
}

// A struct of closures that answer is a service, be they optional or called by an alias of another type. Closures that
// only report back are data under such names as well.
// only: unused-dependency

enum Feed {
    typealias Load = (String) -> String
    typealias Tell = (String) -> Void
}

struct PageSource {
    var load: ((String) -> String)?
    var save: ((String) -> Bool)!
}

struct PageEvents {
    var onOpen: (() -> Void)?
    var onClose: (() -> Void)!
}

struct FeedSource {
    var load: Feed.Load
    var refresh: Feed.Load
}

struct FeedEvents {
    var onLoad: Feed.Tell
    var onRefresh: Feed.Tell
}

final class Book {
    private let source: PageSource
    init(source: PageSource) { self.source = source }
    //   ^ warning: [unused-dependency] {{Book takes PageSource and keeps it, but never uses it}}
}

final class Cover {
    private let events: PageEvents
    init(events: PageEvents) { self.events = events }
}

final class River {
    private let source: FeedSource
    init(source: FeedSource) { self.source = source }
    //   ^ warning: [unused-dependency] {{River takes FeedSource and keeps it, but never uses it}}
}

final class Bank {
    private let events: FeedEvents
    init(events: FeedEvents) { self.events = events }
}

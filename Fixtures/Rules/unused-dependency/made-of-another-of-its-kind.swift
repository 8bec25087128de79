// What a package's protocol has an initializer take is one more of the own kind. Without a protocol from elsewhere nobody asks
// for it, and for something else none of those does.

import RxDataSources

public protocol Fetching { func fetch() }

public struct Row { let fetching: Fetching }

public struct Section: SectionModelType {
    public typealias Item = Row
    public var items: [Item]
    public init(original: Section, items: [Item]) { self.init(items: items) }
    init(items: [Item]) { self.items = items }
}

public struct Page {
    public var items: [Row]
    public init(original: Page, items: [Row]) { self.init(items: items) }
//              ^ warning: [unused-dependency] {{Page takes Page, but never uses it}}
    init(items: [Row]) { self.items = items }
}

public struct Chapter: SectionModelType {
    public typealias Item = Row
    public var items: [Item]
    public init(original: Chapter, items: [Item]) { self.init(items: items) }
    init(fetching: Fetching, items: [Item]) { self.items = items }
//       ^ warning: [unused-dependency] {{Chapter takes Fetching, but never uses it}}
    init(items: [Item]) { self.items = items }
}

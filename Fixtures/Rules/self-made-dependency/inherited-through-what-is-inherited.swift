// What a class inherits counts, though it is only found through what something else inherits: a type nested in a
// superclass of the type around it, or an alias of such a type.
// only: self-made-dependency

protocol Tapping { func tap() }
class Screen {
    class Cell: Tapping {
        func tap() {}
    }
    class Label {
        func read() {}
    }
}

class FeedScreen: Screen {
    class Row: Cell {}
    class Title: Label {}
}
final class WideRow: FeedScreen.Row {}
final class WideTitle: FeedScreen.Title {}

typealias FeedCell = FeedScreen.Cell
typealias FeedLabel = FeedScreen.Label
final class Badge: FeedCell {}
final class Caption: FeedLabel {}

final class FeedService {
    private let row = WideRow()
    //                ^ note: [self-made-dependency] {{FeedService creates WideRow, which it could be given}}
    private let title = WideTitle()
    private let badge = Badge()
    //                  ^ note: [self-made-dependency] {{FeedService creates Badge, which it could be given}}
    private let caption = Caption()
    func show() {
        row.tap()
        title.read()
        badge.tap()
        caption.read()
    }
}

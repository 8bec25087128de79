// Methods whose parameters differ in what is not read of a type are not told apart: none of them is meant.
// only: dependency-cycle

struct Song {
    let name: String
}
struct Box<Content> {}
final class ItemStore {
    init(_ shelf: ShelfStore?) {}
}
final class ShelfStore {
    init(_ item: ItemStore) {}
}

final class Boxes {
    func makeItem(_ box: Box<Int>) -> ItemStore { ItemStore(makeShelf(Box<String>())) }
    func makeItem(_ box: Box<String>) -> ItemStore { ItemStore(nil) }
    func makeShelf(_ box: Box<String>) -> ShelfStore { ShelfStore(makeItem(box)) }
}
final class Lists {
    func makeItem(_ names: [Song]) -> ItemStore { ItemStore(makeShelf([:])) }
    func makeItem(_ names: [Song: Song]) -> ItemStore { ItemStore(nil) }
    func makeShelf(_ names: [Song: Song]) -> ShelfStore { ShelfStore(makeItem(names)) }
}
final class Closures {
    func makeItem(_ read: (Int) -> Void) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ read: (Int, Int) -> Void) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem { print($0, $1) }) }
}
final class Results {
    func makeItem(_ read: () -> Int) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ read: () -> String) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem { "" }) }
}
final class Changes {
    func makeItem(_ song: inout Song) -> ItemStore { ItemStore(makeShelf(song)) }
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeShelf(_ song: Song) -> ShelfStore { ShelfStore(makeItem(song)) }
}
// One of them takes any number.
final class Numbers {
    func makeItem(_ numbers: Int...) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ one: Int, _ other: Int) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(1, 2)) }
}
// What may be missing is no song, it is something.
final class Anything {
    func makeItem(_ song: Song) -> ItemStore { ItemStore(makeShelf(song)) }
    func makeItem<Content>(_ content: Content) -> ItemStore { ItemStore(nil) }
    func makeShelf(_ song: Song?) -> ShelfStore { ShelfStore(makeItem(song)) }
}
// A song is wrapped only if nothing takes it as it is.
protocol Named {}
final class Ticket: Named {}
final class Wraps {
    func makeItem(_ ticket: Ticket?) -> ItemStore { ItemStore(makeShelf(Ticket())) }
    func makeItem(_ named: Named) -> ItemStore { ItemStore(nil) }
    func makeShelf(_ ticket: Ticket) -> ShelfStore { ShelfStore(makeItem(ticket)) }
}

// Neither are generic functions, unless they register something.
final class Pairs {
    func makeItem<Content>(_ one: Content, _ other: Content) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem<Content, Other>(_ one: Content, _ other: Other) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(1, Song(name: ""))) }
}

// Nobody knows which initializer runs.
protocol GameFactory {
    func makeBoard() -> BoardStore
    func makeDice() -> DiceStore
}
final class BoardStore {
    init(_ song: Song, _ factory: GameFactory) { print(factory.makeDice()) }
    init(_ box: Box<Int>, _ factory: GameFactory) {}
}
final class DiceStore {
    init(_ board: BoardStore) {}
}
final class Games: GameFactory {
    func makeBoard() -> BoardStore { BoardStore(somethingElse(), self) }
    func makeDice() -> DiceStore { DiceStore(makeBoard()) }
}

// One declaration for each platform is one.
final class Platforms {
    #if os(macOS)
        func makeItem(_ song: Song) -> ItemStore { ItemStore(makeShelf(song)) }
        //                                                   ^ error: [dependency-cycle] {{Producing Platforms.makeItem needs itself: makeItem → makeShelf → makeItem}}
    #else
        func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    #endif
    func makeShelf(_ song: Song) -> ShelfStore { ShelfStore(makeItem(song)) }
    //                                                      ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}

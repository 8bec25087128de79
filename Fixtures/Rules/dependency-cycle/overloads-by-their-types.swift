// Of methods that labels do not tell apart the one is asked whose parameters take what it is told, or that gives out what is
// asked for; where nothing tells them apart, none is.
// only: dependency-cycle

protocol Ticking {
    func now() -> Int
}
struct Song {
    let name: String
}
struct Film {
    let name: String
}
final class SystemTicker: Ticking {
    func now() -> Int { 0 }
}

// The first one asks back, another one is meant.
final class Jukebox {
    private let song = Song(name: "")
    private let name: String
    private let names: [String] = []
    private let read: () -> Void
    init(name: String, read: @escaping () -> Void) {
        self.name = name
        self.read = read
    }
    func makeItem(_ song: Song) -> ItemStore {
        print(makeNamed(), makeSeveral(), makeRead())
        return ItemStore(shelf: makeShelf())
    }
    func makeItem(_ name: String) -> ItemStore { ItemStore(shelf: nil) }
    func makeItem(_ names: [String]) -> ItemStore { ItemStore(shelf: nil) }
    func makeItem(_ read: () -> Void) -> ItemStore { ItemStore(shelf: nil) }
    func makeNamed() -> ItemStore { makeItem(name) }
    func makeSeveral() -> ItemStore { makeItem(names) }
    func makeRead() -> ItemStore { makeItem(read) }
    func makeShelf() -> ShelfStore { ShelfStore(item: makeItem(name)) }
}
final class ItemStore {
    init(shelf: ShelfStore?) {}
}
final class ShelfStore {
    init(item: ItemStore) {}
}

// What is given out tells methods apart that take the same.
final class Workshop {
    lazy var ticker: Ticking = make()
    lazy var feed: Feed = make()
    func make() -> Feed { Feed(ticker: ticker) }
    func make() -> Ticking { SystemTicker() }
}
final class Feed {
    init(ticker: Ticking) {}
}

// A ring through the one that is meant, though another one stands before it.
final class Cinema {
    func makeSeat(_ song: Song) -> SeatStore { SeatStore(row: nil) }
    func makeSeat(_ film: Film) -> SeatStore { SeatStore(row: makeRow(film)) }
    //                                                        ^ related: [dependency-cycle] {{makeSeat asks for makeRow}}
    func makeRow(_ film: Film) -> RowStore { RowStore(seat: makeSeat(film)) }
    //                                                      ^ error: [dependency-cycle] {{Producing Cinema.makeRow needs itself: makeRow → makeSeat → makeRow}}
}
final class SeatStore {
    init(row: RowStore?) {}
}
final class RowStore {
    init(seat: SeatStore) {}
}

// Nobody knows what an outside function gives out.
final class Theatre {
    func makeStage(_ song: Song) -> StageStore { StageStore(box: makeBox()) }
    func makeStage(_ film: Film) -> StageStore { StageStore(box: nil) }
    func makeBox() -> BoxStore { BoxStore(stage: makeStage(somethingElse())) }
}
final class StageStore {
    init(box: BoxStore?) {}
}
final class BoxStore {
    init(stage: StageStore) {}
}

// A subclass is taken as its superclass, a service as its protocol; what is neither is not taken.
class Card {}
final class Ace: Card {}
final class Deck {
    private let ace = Ace()
    func makeHand(_ ticker: Ticking) -> HandStore { HandStore(table: makeTable(ticker)) }
    func makeHand(_ card: Card) -> HandStore { HandStore(table: nil) }
    func makeTable(_ ticker: Ticking) -> TableStore { TableStore(hand: makeHand(ace)) }
}
final class HandStore {
    init(table: TableStore?) {}
}
final class TableStore {
    init(hand: HandStore) {}
}

// An initializer is chosen in the same way, and what it asks at once is asked; a member without a base is one of its type's.
enum Suit {
    case clubs, hearts
}
struct Colour {
    static let red = Colour()
}
protocol GameFactory {
    func makeBoard() -> Board
    func makeDice() -> Dice
}
final class Board {
    init(_ colour: Colour, _ factory: GameFactory) { print(factory.makeDice()) }
    //                                                     ^ error: [dependency-cycle] {{Producing ColoursFactory.makeBoard needs itself: makeBoard → makeDice → makeBoard}}
    init(_ suit: Suit, _ factory: GameFactory) {}
}
final class Dice {
    init(board: Board) {}
}
final class SuitsFactory: GameFactory {
    func makeBoard() -> Board { Board(.clubs, self) }
    func makeDice() -> Dice { Dice(board: makeBoard()) }
}
final class ColoursFactory: GameFactory {
    func makeBoard() -> Board { Board(.red, self) }
    func makeDice() -> Dice { Dice(board: makeBoard()) }
    //                                    ^ related: [dependency-cycle] {{makeDice asks for makeBoard}}
}

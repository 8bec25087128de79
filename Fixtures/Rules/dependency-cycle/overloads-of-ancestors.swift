// What a type declares leaves what it inherits in place: a call means the one whose parameters take what it is told, wherever
// that stands, and whether it is called on the type or on an instance. What overrides or implements another stands for it.
// only: dependency-cycle

struct Song {
    let name: String
}
struct Film {
    let name: String
}
class ItemStore {
    init(_ shelf: ShelfStore?) {}
}
final class ShelfStore {
    init(_ item: ItemStore) {}
}

// The superclass's one is meant, which asks nothing.
class SongMaker {
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
}
final class FilmMaker: SongMaker {
    private let song = Song(name: "")
    func makeItem(_ film: Film) -> ItemStore { ItemStore(makeShelf()) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(song)) }
}

// So is the one of a protocol's extension.
protocol Making {}
extension Making {
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
}
struct FilmMaking: Making {
    let song: Song
    func makeItem(_ film: Film) -> ItemStore { ItemStore(makeShelf()) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(song)) }
}

// Its own one is meant, and its override of one that it inherits.
class FirstMaker {
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeShelf(_ film: Film) -> ShelfStore { ShelfStore(ItemStore(nil)) }
}
final class SecondMaker: FirstMaker {
    func makeItem(_ film: Film) -> ItemStore { ItemStore(makeShelf(film)) }
    //                                                   ^ error: [dependency-cycle] {{Producing SecondMaker.makeItem needs itself: makeItem → makeShelf → makeItem}}
    override func makeShelf(_ film: Film?) -> ShelfStore { ShelfStore(makeItem(film!)) }
    //                                                                ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}

// So is the second one of its own, which gives out more than the one it overrides.
class BetterStore: ItemStore {}
class ThirdMaker {
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
}
final class FourthMaker: ThirdMaker {
    private let song = Song(name: "")
    func makeItem(_ film: Film) -> ItemStore { ItemStore(nil) }
    override func makeItem(_ song: Song) -> BetterStore { BetterStore(makeShelf()) }
    //                                                                ^ error: [dependency-cycle] {{Producing FourthMaker.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(song)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}

// What a superclass has of the name for its type, or with other labels, is another one.
class FifthMaker {
    static func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeItem(song: Song) -> ItemStore { ItemStore(nil) }
}
final class SixthMaker: FifthMaker {
    private let name = otherSong()
    func makeItem(_ film: Film) -> ItemStore { ItemStore(makeShelf()) }
    //                                                   ^ error: [dependency-cycle] {{Producing SixthMaker.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(name)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}

// What implements a requirement stands for it: one is left, whatever it is told.
protocol Keeper {
    associatedtype Kept
    func makeItem(_ kept: Kept) -> ItemStore
}
final class FilmKeeper: Keeper {
    func makeItem(_ film: Film) -> ItemStore { ItemStore(makeShelf()) }
    //                                                   ^ error: [dependency-cycle] {{Producing FilmKeeper.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(somethingElse())) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}

// A type's function and an instance's are two.
final class Kiosk {
    static func makeItem(_ song: Song) -> ItemStore { ItemStore(Kiosk().makeShelf(song)) }
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeShelf(_ song: Song) -> ShelfStore { ShelfStore(makeItem(song)) }
}
final class Stand {
    func makeItem(_ song: Song) -> ItemStore { ItemStore(makeShelf(song)) }
    static func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeShelf(_ song: Song) -> ShelfStore { ShelfStore(Self.makeItem(song)) }
}
final class Booth {
    static func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeItem(_ song: Song) -> ItemStore { ItemStore(makeShelf(song)) }
    //                                                   ^ error: [dependency-cycle] {{Producing Booth.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf(_ song: Song) -> ShelfStore { ShelfStore(self.makeItem(song)) }
    //                                                      ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}

// Literals, closures and lists say of themselves what they are none of; the one method that is left is meant.
// only: dependency-cycle

struct Song {
    let name: String
}
extension String {
    var isLong: Bool { count > 9 }
}
protocol Ticking {
    func now() -> Int
}
protocol Loud {
    func shout()
}
class Card {}
final class Ace: Card {}
final class Bell: Ticking, Loud {
    func now() -> Int { 0 }
    func shout() {}
}
final class ItemStore {
    init(_ shelf: ShelfStore?) {}
}
final class ShelfStore {
    init(_ item: ItemStore) {}
}

enum Kind: String {
    case one
}
enum Suit {
    case clubs, hearts
}
struct Colour: Painting {}

// A string is no song.
final class Texts {
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeItem(_ name: String) -> ItemStore { ItemStore(makeShelf()) }
    //                                                     ^ error: [dependency-cycle] {{Producing Texts.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem("a")) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class TextsApart {
    func makeItem(_ song: Song) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ name: String) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem("a")) }
}
// With parts of others it is no number either.
final class Parts {
    func makeItem(_ number: Int) -> ItemStore { ItemStore(nil) }
    func makeItem(_ name: String) -> ItemStore { ItemStore(makeShelf()) }
    //                                                     ^ error: [dependency-cycle] {{Producing Parts.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem("a\(1)")) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class PartsApart {
    func makeItem(_ number: Int) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ name: String) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem("a\(1)")) }
}
// Neither is a list.
final class Lists {
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeItem(_ songs: [Song]) -> ItemStore { ItemStore(makeShelf()) }
    //                                                      ^ error: [dependency-cycle] {{Producing Lists.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem([])) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class ListsApart {
    func makeItem(_ song: Song) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ songs: [Song]) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem([])) }
}
// A number is no list of them.
final class Ones {
    func makeItem(_ numbers: [Int]) -> ItemStore { ItemStore(nil) }
    func makeItem(_ number: Int) -> ItemStore { ItemStore(makeShelf()) }
    //                                                    ^ error: [dependency-cycle] {{Producing Ones.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(1)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class OnesApart {
    func makeItem(_ numbers: [Int]) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ number: Int) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(1)) }
}
// A closure is no song.
final class Reads {
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeItem(_ read: () -> Void) -> ItemStore { ItemStore(makeShelf()) }
    //                                                         ^ error: [dependency-cycle] {{Producing Reads.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem({ print(1) })) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class ReadsApart {
    func makeItem(_ song: Song) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ read: () -> Void) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem({ print(1) })) }
}
// As a closure it is nearer than as anything.
final class Calls {
    func makeItem(_ any: Any) -> ItemStore { ItemStore(nil) }
    func makeItem(_ read: () -> Void) -> ItemStore { ItemStore(makeShelf()) }
    //                                                         ^ error: [dependency-cycle] {{Producing Calls.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem({ print(1) })) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class CallsApart {
    func makeItem(_ any: Any) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ read: () -> Void) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem({ print(1) })) }
}
// A list is anything, but no song.
final class Anything {
    private let songs: [Song]
    init(songs: [Song]) { self.songs = songs }
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeItem(_ any: Any) -> ItemStore { ItemStore(makeShelf()) }
    //                                                 ^ error: [dependency-cycle] {{Producing Anything.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(songs)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class AnythingApart {
    private let songs: [Song]
    init(songs: [Song]) { self.songs = songs }
    func makeItem(_ song: Song) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ any: Any) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(songs)) }
}
// A song is nearer than anything.
final class Songs {
    private let song: Song
    init(song: Song) { self.song = song }
    func makeItem(_ any: Any) -> ItemStore { ItemStore(nil) }
    func makeItem(_ song: Song) -> ItemStore { ItemStore(makeShelf()) }
    //                                                   ^ error: [dependency-cycle] {{Producing Songs.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(song)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class SongsApart {
    private let song: Song
    init(song: Song) { self.song = song }
    func makeItem(_ any: Any) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(song)) }
}
// A type is nearer than another one.
final class Types {
    func makeItem(_ type: Card.Type) -> ItemStore { ItemStore(nil) }
    func makeItem(_ type: Song.Type) -> ItemStore { ItemStore(makeShelf()) }
    //                                                        ^ error: [dependency-cycle] {{Producing Types.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(Song.self)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class TypesApart {
    func makeItem(_ type: Card.Type) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ type: Song.Type) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(Song.self)) }
}
// As its superclass.
final class Cards {
    private let ace: Ace
    init(ace: Ace) { self.ace = ace }
    func makeItem(_ ticking: Ticking) -> ItemStore { ItemStore(nil) }
    func makeItem(_ card: Card) -> ItemStore { ItemStore(makeShelf()) }
    //                                                   ^ error: [dependency-cycle] {{Producing Cards.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(ace)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class CardsApart {
    private let ace: Ace
    init(ace: Ace) { self.ace = ace }
    func makeItem(_ ticking: Ticking) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ card: Card) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(ace)) }
}
// As what it conforms to.
final class Bells {
    private let bell: Bell
    init(bell: Bell) { self.bell = bell }
    func makeItem(_ card: Card) -> ItemStore { ItemStore(nil) }
    func makeItem(_ both: Ticking & Loud) -> ItemStore { ItemStore(makeShelf()) }
    //                                                             ^ error: [dependency-cycle] {{Producing Bells.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(bell)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class BellsApart {
    private let bell: Bell
    init(bell: Bell) { self.bell = bell }
    func makeItem(_ card: Card) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ both: Ticking & Loud) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(bell)) }
}
// A number may be what is known from elsewhere alone.
final class Numbers {
    private let number: Int
    init(number: Int) { self.number = number }
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeItem(_ argument: CVarArg) -> ItemStore { ItemStore(makeShelf()) }
    //                                                          ^ error: [dependency-cycle] {{Producing Numbers.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(number)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class NumbersApart {
    private let number: Int
    init(number: Int) { self.number = number }
    func makeItem(_ song: Song) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ argument: CVarArg) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(number)) }
}
// One decimal becomes another.
final class Lengths {
    private let number: Double
    init(number: Double) { self.number = number }
    func makeItem(_ number: Int) -> ItemStore { ItemStore(nil) }
    func makeItem(_ length: CGFloat) -> ItemStore { ItemStore(makeShelf()) }
    //                                                        ^ error: [dependency-cycle] {{Producing Lengths.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(number)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class LengthsApart {
    private let number: Double
    init(number: Double) { self.number = number }
    func makeItem(_ number: Int) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ length: CGFloat) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(number)) }
}
// What has a raw value is none.
final class Names {
    private let kind: Kind
    init(kind: Kind) { self.kind = kind }
    func makeItem(_ name: String) -> ItemStore { ItemStore(nil) }
    func makeItem(_ any: Any) -> ItemStore { ItemStore(makeShelf()) }
    //                                                 ^ error: [dependency-cycle] {{Producing Names.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(kind)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class NamesApart {
    private let kind: Kind
    init(kind: Kind) { self.kind = kind }
    func makeItem(_ name: String) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ any: Any) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(kind)) }
}
// A member that no list of cases has is one of a type that has more than is read.
final class Colours {
    func makeItem(_ suit: Suit) -> ItemStore { ItemStore(nil) }
    func makeItem(_ colour: Colour) -> ItemStore { ItemStore(makeShelf()) }
    //                                                       ^ error: [dependency-cycle] {{Producing Colours.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(.dark)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class ColoursApart {
    func makeItem(_ suit: Suit) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ colour: Colour) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(.dark)) }
}
// So is one of a protocol.
final class Standards {
    func makeItem(_ suit: Suit) -> ItemStore { ItemStore(nil) }
    func makeItem(_ ticking: Ticking) -> ItemStore { ItemStore(makeShelf()) }
    //                                                         ^ error: [dependency-cycle] {{Producing Standards.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(.standard)) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
final class StandardsApart {
    func makeItem(_ suit: Suit) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ ticking: Ticking) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(.standard)) }
}

// Methods of several files are one declaration twice only if the same words are written.
// only: dependency-cycle

//- Sources/Shop/Makers.swift
struct Song: Hashable {
    let name: String
}
struct Box<Content> {}
struct Pair<One, Other> {}
final class ItemStore {
    init(_ shelf: ShelfStore?) {}
}
final class ShelfStore {
    init(_ item: ItemStore) {}
}
final class Boxes {
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(somethingElse())) }
}
final class Pairs {
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(somethingElse())) }
}
final class Lists {
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(somethingElse())) }
}
final class Changes {
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(somethingElse())) }
}
final class Inner {
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(somethingElse())) }
}
final class Twins {
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(somethingElse())) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}

//- Sources/Shop/Phone.swift
extension Boxes {
    func makeItem(_ one: Box<Int>) -> ItemStore { ItemStore(makeShelf()) }
}
extension Pairs {
    func makeItem(_ one: Pair<Int, Int>) -> ItemStore { ItemStore(makeShelf()) }
}
extension Lists {
    func makeItem(_ one: [Song]) -> ItemStore { ItemStore(makeShelf()) }
}
extension Changes {
    func makeItem(_ one: inout Song) -> ItemStore { ItemStore(makeShelf()) }
}
extension Inner {
    func makeItem(_ one: [[Song]]) -> ItemStore { ItemStore(makeShelf()) }
}
extension Twins {
    func makeItem(_ one: Pair<Int, [Song]>?) -> ItemStore { ItemStore(makeShelf()) }
    //                                                                ^ error: [dependency-cycle] {{Producing Twins.makeItem needs itself: makeItem → makeShelf → makeItem}}
}

//- Sources/Shop/Watch.swift
extension Boxes {
    func makeItem(_ one: Box<String>) -> ItemStore { ItemStore(nil) }
}
extension Pairs {
    func makeItem(_ one: Pair<Int, Song>) -> ItemStore { ItemStore(nil) }
}
extension Lists {
    func makeItem(_ one: Set<Song>) -> ItemStore { ItemStore(nil) }
}
extension Changes {
    func makeItem(_ one: Song) -> ItemStore { ItemStore(nil) }
}
extension Inner {
    func makeItem(_ one: [Song]) -> ItemStore { ItemStore(nil) }
}
extension Twins {
    func makeItem(_ one: Pair<Int, [Song]>?) -> ItemStore { ItemStore(nil) }
}

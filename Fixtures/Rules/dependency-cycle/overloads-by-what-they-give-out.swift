// What a call gives out tells the next one apart, and what is asked of it tells methods apart that take nothing.
// only: dependency-cycle

struct Song {}
struct Film {}
final class ItemStore {
    init(_ shelf: ShelfStore?) {}
}
final class ShelfStore {
    init(_ item: ItemStore) {}
}
final class PartStore {}
final class OtherStore {}

// Both make a part.
final class Parts {
    func makePart(_ song: Song) -> PartStore { PartStore() }
    func makePart(_ film: Film) -> PartStore { PartStore() }
    func makeItem(_ song: Song) -> ItemStore { ItemStore(nil) }
    func makeItem(_ part: PartStore) -> ItemStore { ItemStore(makeShelf()) }
    //                                                        ^ error: [dependency-cycle] {{Producing Parts.makeItem needs itself: makeItem → makeShelf → makeItem}}
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(makePart(somethingElse()))) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for makeItem}}
}
// One of them makes something else.
final class Others {
    func makePart(_ song: Song) -> PartStore { PartStore() }
    func makePart(_ film: Film) -> OtherStore { OtherStore() }
    func makeItem(_ part: PartStore) -> ItemStore { ItemStore(makeShelf()) }
    func makeItem(_ other: OtherStore) -> ItemStore { ItemStore(nil) }
    func makeShelf() -> ShelfStore { ShelfStore(makeItem(makePart(somethingElse()))) }
}
// What is asked for.
final class Casts {
    func make() -> PartStore { PartStore() }
    func make() -> ItemStore { ItemStore(makeShelf()) }
    //                                   ^ error: [dependency-cycle] {{Producing Casts.make needs itself: make → makeShelf → make}}
    func makeShelf() -> ShelfStore { ShelfStore(make() as ItemStore) }
    //                                          ^ related: [dependency-cycle] {{makeShelf asks for make}}
}
final class Kinds {
    func make() -> ItemStore { ItemStore(makeShelf()) }
    func make() -> PartStore { PartStore() }
    func makeShelf() -> ShelfStore {
        let part = make() as PartStore
        print(part, make())
        return ShelfStore(ItemStore(nil))
    }
}
final class Locals {
    func make() -> PartStore { PartStore() }
    func make() -> ItemStore { ItemStore(makeShelf()) }
    //                                   ^ error: [dependency-cycle] {{Producing Locals.make needs itself: make → makeShelf → make}}
    func makeShelf() -> ShelfStore {
        let item: ItemStore = make()
        //                    ^ related: [dependency-cycle] {{makeShelf asks for make}}
        return ShelfStore(item)
    }
}

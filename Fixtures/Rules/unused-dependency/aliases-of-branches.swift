// Of an alias that each branch of an `#if` says anew the first branch speaks, in each module for itself: what one
// module calls so another one may call a value.
// only: unused-dependency

//- Attic/Chest.swift
struct Chest {
    let width: Int
}
#if DEBUG
    typealias Keeping = Chest
#else
    typealias Keeping = Chest
#endif

final class Lodger {
    init(keeping: Keeping) {}
}

//- Cellar/Rack.swift
protocol Rack { func store() }
#if DEBUG
    typealias Keeping = Rack
#else
    typealias Keeping = Rack
#endif

final class Cooper {
    init(keeping: Keeping) {}
    //   ^ warning: [unused-dependency] {{Cooper takes Rack, but never uses it}}
}
final class Vintner {
    private let keeping: Keeping
    init(keeping: Keeping) { self.keeping = keeping }
    func rest() { keeping.store() }
}

//- Pantry/Shelf.swift
protocol Shelf { func fill() }
#if os(iOS)
    typealias Keeping = Shelf
#else
    typealias Keeping = Int
#endif

final class Cook {
    init(keeping: Keeping) {}
    //   ^ warning: [unused-dependency] {{Cook takes Shelf, but never uses it}}
}

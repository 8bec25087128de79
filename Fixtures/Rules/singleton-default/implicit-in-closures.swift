// A closure with one expression gives out what is asked of it: an implicit member there is of the type that the closure is said to
// return, and so is the value of an autoclosure.
// only: singleton-default, singleton

final class Store {
    static let shared = Store()
    var count = 0
    func load() { count += 1 }
}

enum Theme {
    case shared, dark
}

final class Shelf {
    private let store: Store
    init(make: () -> Store = { .shared }) { self.store = make() }
    //                         ^ note: [singleton-default] {{Shelf falls back on the shared instance Store.shared where it is handed nothing}}
    func load() { store.load() }
}

final class Case {
    private let store: Store
    init(make: @autoclosure () -> Store = .shared) { self.store = make() }
    //                                    ^ note: [singleton-default] {{Case falls back on the shared instance Store.shared where it is handed nothing}}
    func load() { store.load() }
}

final class Rack {
    var make: () -> Store = { .shared }
    //                        ^ warning: [singleton] {{Rack reaches the shared instance Store.shared}}
    func load() { make().load() }
}

final class Wall {
    var paint: () -> Theme = { .shared }
    var nested: () -> () -> Store = { { .shared } }
    init(theme: () -> Theme = { .dark }) { print(theme()) }
}

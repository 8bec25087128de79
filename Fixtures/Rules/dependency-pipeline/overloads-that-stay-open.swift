// Where nothing tells which of several initializers is meant, what goes to the same parameter of all is handed on all the
// same. An initializer may stand in the superclass, or be made of a struct's properties.
// only: dependency-pipeline, unused-dependency

protocol Store {
    func load() -> Int
}
protocol Player {
    func play()
}
struct Song {}
struct Film {}

final class Deck {
    private let store: Store
    init(_ store: Store, _ song: Song) { self.store = store }
    init(_ store: Store, _ film: Film) { self.store = store }
    func count() -> Int { store.load() }
}
final class Screen {
    private let store: Store
    init(store: Store) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{Screen takes Store only to hand it on: Screen → Deck, which uses it}}
    func open() -> Deck { Deck(store, somethingElse()) }
}

// It may be the one that takes anything.
final class Rack {
    private let store: Store?
    init(_ store: Store, _ song: Song) { self.store = store }
    init(_ any: Any, _ film: Film) { store = nil }
    func count() -> Int { store?.load() ?? 0 }
}
final class Lobby {
    private let store: Store
    init(store: Store) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{Lobby takes Store only to hand it on: Lobby → Rack}}
    func open() -> Rack { Rack(store, somethingElse()) }
}

// The superclass's initializer.
class Page {
    private let store: Store
    init(store: Store) { self.store = store }
    func count() -> Int { store.load() }
}
final class FirstPage: Page {}
final class Hall {
    private let store: Store
    init(store: Store) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{Hall takes Store only to hand it on: Hall → FirstPage, which uses it}}
    func open() -> FirstPage { FirstPage(store: store) }
}

// The superclass's convenience initializer, beside one that takes something else.
class Wall {
    private let player: Player
    init(_ player: Player) { self.player = player }
    convenience init(_ store: Store) { self.init(StorePlayer(store)) }
    func show() { player.play() }
}
final class GreenWall: Wall {
    override init(_ player: Player) { super.init(player) }
}
final class StorePlayer: Player {
    private let store: Store
    init(_ store: Store) { self.store = store }
    func play() { print(store.load()) }
}
final class Yard {
    private let store: Store
    init(store: Store) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{Yard takes Store only to hand it on: Yard → GreenWall → StorePlayer, which uses it}}
    func open() -> GreenWall { GreenWall(store) }
}

// A struct's own initializer, beside one of an extension.
struct Shelf {
    let store: Store
    var height = 1
    func count() -> Int { store.load() }
}
extension Shelf {
    init(store: Film) { self.init(store: FilmStore()) }
}
final class FilmStore: Store {
    func load() -> Int { 0 }
}
final class Cellar {
    private let store: Store
    init(store: Store) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{Cellar takes Store only to hand it on: Cellar → Shelf, which uses it}}
    func open() -> Shelf { Shelf(store: store) }
}

// It delegates to the one of two that takes a film.
final class Attic {
    private let store: Store?
    init(_ store: Store, _ song: Song) { self.store = nil }
    //     ^ warning: [unused-dependency] {{Attic takes Store, but never uses it}}
    init(_ store: Store, _ film: Film) { self.store = store }
    convenience init(store: Store) { self.init(store, Film()) }
    func count() -> Int { store?.load() ?? 0 }
}
final class Stairs {
    private let store: Store
    init(store: Store) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{Stairs takes Store only to hand it on: Stairs → Attic, which uses it}}
    func open() -> Attic { Attic(store: store) }
}

// It delegates to the other one, whatever it hands on.
final class Roof {
    private let store: Store
    convenience init(_ store: Store, _ name: String) { self.init(store, parsed(name)) }
    init(_ store: Store, _ film: Film) { self.store = store }
    func count() -> Int { store.load() }
}
final class Ladder {
    private let store: Store
    init(store: Store) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{Ladder takes Store only to hand it on: Ladder → Roof, which uses it}}
    func open() -> Roof { Roof(store, "") }
}

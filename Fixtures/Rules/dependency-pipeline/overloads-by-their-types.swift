// What an initializer is handed goes to the one whose parameter takes it, and there it is used or not.
// only: dependency-pipeline, unused-dependency

protocol Store {
    func load() -> Int
}
protocol Player {
    func play()
}
final class LiveStore: Store {
    static let shared = LiveStore()
    func load() -> Int { 1 }
}

final class Deck {
    private let store: Store?
    private let player: Player?
    init(_ player: Player) {
        self.player = player
        store = nil
    }
    init(_ store: Store) {
        self.store = store
        player = nil
    }
    func play() { player?.play() }
    func count() -> Int { store?.load() ?? 0 }
}

final class Screen {
    private let store: Store
    init(store: Store) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{Screen takes Store only to hand it on: Screen → Deck, which uses it}}
    func open() -> Deck { Deck(store) }
}

// It delegates to the other one, not to itself.
final class Wall {
    private let player: Player
    init(_ player: Player) { self.player = player }
    convenience init(_ store: Store) { self.init(StorePlayer(store)) }
    func show() { player.play() }
}
final class StorePlayer: Player {
    private let store: Store
    init(_ store: Store) { self.store = store }
    func play() { print(store.load()) }
}
final class Lobby {
    private let player: Player
    init(player: Player) { self.player = player }
    //   ^ warning: [dependency-pipeline] {{Lobby takes Player only to hand it on: Lobby → Wall, which uses it}}
    func open() -> Wall { Wall(player) }
}

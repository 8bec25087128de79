// A member without a base is one of the type that the function takes which is meant, once that is known.
// only: singleton

final class ShopStore {
    static let shared = ShopStore()
    private var count = 0
    func load() -> Int { count }
    func add() { count += 1 }
}
final class Player {
    func play(_ name: String) {}
    func play(_ store: ShopStore) { store.add() }
}
final class Screen {
    private let player: Player
    init(player: Player) { self.player = player }
    func open() { player.play(.shared) }
    //                        ^ warning: [singleton] {{Screen reaches the shared instance ShopStore.shared}}
}

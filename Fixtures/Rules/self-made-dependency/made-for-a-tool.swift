// What goes into a tool for anything, and nowhere else, is a part of that, which is its maker's own. What its maker keeps as well,
// and what goes into something that is no such tool, could be given.
// only: self-made-dependency

protocol Expiring {
    func isOver() -> Bool
}

final class NeverExpiry: Expiring {
    func isOver() -> Bool { false }
}

final class Cache<Key: Hashable, Value> {
    private let expiry: Expiring
    private var values: [Key: Value] = [:]
    init(expiry: Expiring) { self.expiry = expiry }
    func value(_ key: Key) -> Value? { expiry.isOver() ? nil : values[key] }
}

final class CardShelf {
    private let expiry: Expiring
    init(expiry: Expiring) { self.expiry = expiry }
    func card() -> String? { expiry.isOver() ? nil : "" }
}

final class CardRepository {
    private let cache: Cache<String, Int>
    init() { cache = Cache<String, Int>(expiry: NeverExpiry()) }
    func card() -> Int? { cache.value("card") }
}

final class OpenCardRepository {
    private let cache: Cache<String, Int>
    private let expiry: Expiring
    init() {
        let expiry = NeverExpiry()
        //           ^ note: [self-made-dependency] {{OpenCardRepository creates NeverExpiry, which it could be given}}
        self.expiry = expiry
        cache = Cache<String, Int>(expiry: expiry)
    }
    func card() -> Int? { expiry.isOver() ? nil : cache.value("card") }
}

final class ShelfRepository {
    private let shelf: CardShelf
    init() { shelf = CardShelf(expiry: NeverExpiry()) }
    //               ^ note: [self-made-dependency] {{ShelfRepository creates CardShelf, which it could be given}}
    func card() -> String? { shelf.card() }
}

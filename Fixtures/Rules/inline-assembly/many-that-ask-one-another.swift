// Who makes many services out of what it takes and only has one of them ask another one gives none away and assembles nothing
// for anybody. What is handed to something that it makes, or to what keeps it, is given away.
// only: inline-assembly, self-made-dependency

final class LedgerStore {
    func rows() -> [Int] { [] }
}

final class WheatStore {
    private let ledger: LedgerStore
    init(ledger: LedgerStore) { self.ledger = ledger }
    func sacks() -> Int { ledger.rows().count }
}

final class RyeStore {
    private let ledger: LedgerStore
    init(ledger: LedgerStore) { self.ledger = ledger }
    func sacks() -> Int { ledger.rows().count }
}

final class OatStore {
    private let ledger: LedgerStore
    init(ledger: LedgerStore) { self.ledger = ledger }
    func sacks() -> Int { ledger.rows().count }
}

final class BranStore {
    private let ledger: LedgerStore
    init(ledger: LedgerStore) { self.ledger = ledger }
    func sacks() -> Int { ledger.rows().count }
}

final class PriceStore {
    private let ledger: LedgerStore
    init(ledger: LedgerStore) { self.ledger = ledger }
    func price(of id: Int) -> Int { ledger.rows()[id] }
}

final class OrderStore {
    private let ledger: LedgerStore
    private var known: PriceStore?
    init(ledger: LedgerStore) { self.ledger = ledger }

    func sum(of id: Int, prices: PriceStore) -> Int { all(id, prices).reduce(0, +) }
    func all(_ id: Int, _ prices: PriceStore?) -> [Int] {
        guard let prices else { return [] }
        return ledger.rows().map { $0 * prices.price(of: id) }
    }
    func remember(_ prices: PriceStore) { known = prices }
    func known(_ id: Int) -> Int { known?.price(of: id) ?? 0 }
}

final class Sign {
    private let prices: PriceStore
    init(prices: PriceStore) { self.prices = prices }
    func paint() { print(prices.price(of: 0)) }
}

protocol Reckoning {
    func reckon(with prices: PriceStore)
}

final class AskingManager {
    private let wheat: WheatStore
    private let rye: RyeStore
    private let oats: OatStore
    private let bran: BranStore
    private let prices: PriceStore
    private let orders: OrderStore

    init(ledger: LedgerStore) {
        wheat = WheatStore(ledger: ledger)
        //      ^ note: [inline-assembly] {{AskingManager builds WheatStore out of its own dependencies}}
        rye = RyeStore(ledger: ledger)
        //    ^ note: [inline-assembly] {{AskingManager builds RyeStore out of its own dependencies}}
        oats = OatStore(ledger: ledger)
        //     ^ note: [inline-assembly] {{AskingManager builds OatStore out of its own dependencies}}
        bran = BranStore(ledger: ledger)
        //     ^ note: [inline-assembly] {{AskingManager builds BranStore out of its own dependencies}}
        prices = PriceStore(ledger: ledger)
        //       ^ note: [inline-assembly] {{AskingManager builds PriceStore out of its own dependencies}}
        orders = OrderStore(ledger: ledger)
        //       ^ note: [inline-assembly] {{AskingManager builds OrderStore out of its own dependencies}}
    }

    func count() -> Int {
        wheat.sacks() + rye.sacks() + oats.sacks() + bran.sacks() + orders.sum(of: 0, prices: prices)
    }
}

final class MakingManager {
    private let wheat: WheatStore
    private let rye: RyeStore
    private let oats: OatStore
    private let bran: BranStore
    private let prices: PriceStore
    private let orders: OrderStore

    init(ledger: LedgerStore) {
        wheat = WheatStore(ledger: ledger)
        rye = RyeStore(ledger: ledger)
        oats = OatStore(ledger: ledger)
        bran = BranStore(ledger: ledger)
        prices = PriceStore(ledger: ledger)
        orders = OrderStore(ledger: ledger)
    }

    func count() -> Int { orders.sum(of: 0, prices: prices) + wheat.sacks() + rye.sacks() + oats.sacks() + bran.sacks() }
    func sign() -> Sign { Sign(prices: prices) }
}

final class RememberingManager {
    private let wheat: WheatStore
    private let rye: RyeStore
    private let oats: OatStore
    private let bran: BranStore
    private let prices: PriceStore
    private let orders: OrderStore

    init(ledger: LedgerStore) {
        wheat = WheatStore(ledger: ledger)
        rye = RyeStore(ledger: ledger)
        oats = OatStore(ledger: ledger)
        bran = BranStore(ledger: ledger)
        prices = PriceStore(ledger: ledger)
        orders = OrderStore(ledger: ledger)
        orders.remember(prices)
    }

    func count() -> Int { orders.known(0) + wheat.sacks() + rye.sacks() + oats.sacks() + bran.sacks() }
}

final class ReckoningManager {
    private let wheat: WheatStore
    private let rye: RyeStore
    private let oats: OatStore
    private let bran: BranStore
    private let prices: PriceStore
    private let orders: OrderStore

    init(ledger: LedgerStore) {
        wheat = WheatStore(ledger: ledger)
        rye = RyeStore(ledger: ledger)
        oats = OatStore(ledger: ledger)
        bran = BranStore(ledger: ledger)
        prices = PriceStore(ledger: ledger)
        orders = OrderStore(ledger: ledger)
    }

    func tell(_ reckoning: Reckoning) { reckoning.reckon(with: prices) }
    func count() -> Int { orders.known(0) + wheat.sacks() + rye.sacks() + oats.sacks() + bran.sacks() }
}

/// Others see what is told there.
final class ShowingManager {
    private let wheat: WheatStore
    private let rye: RyeStore
    private let oats: OatStore
    private let bran: BranStore
    let prices: PriceStore
    private let orders: OrderStore

    init(ledger: LedgerStore) {
        wheat = WheatStore(ledger: ledger)
        rye = RyeStore(ledger: ledger)
        oats = OatStore(ledger: ledger)
        bran = BranStore(ledger: ledger)
        prices = PriceStore(ledger: ledger)
        orders = OrderStore(ledger: ledger)
    }

    func count() -> Int { orders.sum(of: 0, prices: prices) + wheat.sacks() + rye.sacks() + oats.sacks() + bran.sacks() }
}

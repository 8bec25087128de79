// Of very many methods of one name the one is called whose labels fit, be it that a call has nothing but a closure
// behind it, or nothing at all.
// only: dependency-pipeline

protocol Till {
    func ring(_ total: Int)
}

struct Order {
    let total: Int

    func add(apples count: Int) -> Order { Order(total: total + count * 2) }
    func add(pears count: Int) -> Order { Order(total: total + count * 3) }
    func add(plums count: Int) -> Order { Order(total: total + count * 4) }
    func add(grapes count: Int) -> Order { Order(total: total + count * 5) }
    func add(figs count: Int) -> Order { Order(total: total + count * 6) }
    func add(dates count: Int) -> Order { Order(total: total + count * 7) }
    func add(limes count: Int) -> Order { Order(total: total + count * 8) }
    func add(lemons count: Int) -> Order { Order(total: total + count * 9) }
    func add(melons count: Int) -> Order { Order(total: total + count * 10) }
    func add(leeks count: Int) -> Order { Order(total: total + count * 11) }
    func add(beans count: Int) -> Order { Order(total: total + count * 12) }
    func add(peas count: Int) -> Order { Order(total: total + count * 13) }
    func add(carrots count: Int) -> Order { Order(total: total + count * 14) }
    func add(beets count: Int) -> Order { Order(total: total + count * 15) }
    func add(kale count: Int) -> Order { Order(total: total + count * 16) }
    func add(chard count: Int) -> Order { Order(total: total + count * 17) }
    func add(onions count: Int) -> Order { Order(total: total + count * 18) }
    func add(garlic count: Int) -> Order { Order(total: total + count * 19) }
    func add(ginger count: Int) -> Order { Order(total: total + count * 20) }
    func add(corn count: Int) -> Order { Order(total: total + count * 21) }
    func add(rice count: Int) -> Order { Order(total: total + count * 22) }
    func add(oats count: Int) -> Order { Order(total: total + count * 23) }
    func add(barley count: Int) -> Order { Order(total: total + count * 24) }
    func add(rye count: Int) -> Order { Order(total: total + count * 25) }
    func add(flour count: Int) -> Order { Order(total: total + count * 26) }
    func add(sugar count: Int) -> Order { Order(total: total + count * 27) }
    func add(salt count: Int) -> Order { Order(total: total + count * 28) }
    func add(pepper count: Int) -> Order { Order(total: total + count * 29) }
    func add(honey count: Int) -> Order { Order(total: total + count * 30) }
    func add(butter count: Int) -> Order { Order(total: total + count * 31) }
    func add(cheese count: Int) -> Order { Order(total: total + count * 32) }
    func add(eggs count: Int) -> Order { Order(total: total + count * 33) }
    func add(to till: any Till, then done: @escaping () -> Void) -> Receipt { Receipt(till: till, done: done) }
    func add(then done: @escaping (any Till) -> Receipt) -> Basket { Basket(done: done) }
    func add() -> Receipt { Receipt(till: nil, done: {}) }
}

final class Receipt {
    var till: (any Till)?
    private let done: () -> Void
    init(till: (any Till)?, done: @escaping () -> Void) {
        self.till = till
        self.done = done
    }
    func print() {
        till?.ring(1)
//      ^ related: [dependency-pipeline] {{Receipt uses it}}
        done()
    }
}

final class Basket {
    private let done: (any Till) -> Receipt
    var till: (any Till)?
    init(done: @escaping (any Till) -> Receipt) { self.done = done }
    func close() { if let till { done(till).print() } }
    //                                ^ related: [dependency-pipeline] {{Basket uses it}}
}

final class Cashier {
    private let till: any Till
    init(till: any Till) { self.till = till }
    //   ^ warning: [dependency-pipeline] {{Cashier takes Till only to hand it on: Cashier → Receipt, which uses it}}
    func sell(_ order: Order) { order.add(apples: 2).add(pears: 1).add().till = till }
    //                                                                          ^ related: [dependency-pipeline] {{Cashier hands it to Receipt}}
}

final class Grocer {
    private let till: any Till
    init(till: any Till) { self.till = till }
    //   ^ warning: [dependency-pipeline] {{Grocer takes Till only to hand it on: Grocer → Basket, which uses it}}
    func sell(_ order: Order) { order.add(apples: 2).add { Receipt(till: $0, done: {}) }.till = till }
    //                                                                                          ^ related: [dependency-pipeline] {{Grocer hands it to Basket}}
}

final class Baker {
    private let till: any Till
    init(till: any Till) { self.till = till }
    func sell(_ order: Order) {
        till.ring(order.total)
        order.add(flour: 2).add().till = till
    }
}

final class Butcher {
    private let till: any Till
    init(till: any Till) { self.till = till }
    func sell(_ order: Order) {
        order.add(salt: 1).add { Receipt(till: $0, done: {}) }.till = till
        till.ring(order.total)
    }
}

// What comes first of two values is used by way of the local name that either of them gets; a variable that watches
// itself is the same as what it is filled with.
// only: unused-dependency, dependency-pipeline

protocol Till {
    func ring()
}
struct CashTill: Till { func ring() {} }

final class Receipt {
    private let till: any Till
    init(till: any Till) { self.till = till }
    func print() { till.ring() }
    //             ^ related: [dependency-pipeline] {{Receipt uses it}}
}

final class Cashier {
    private let till: (any Till)?
    init(till: (any Till)?) { self.till = till }
    func sell() {
        let till = self.till ?? CashTill()
        Receipt(till: till).print()
    }
}

final class Grocer {
    private let till: (any Till)?
    init(till: (any Till)? = nil) { self.till = till }
    func sell() {
        guard let till = till ?? Shops.nearest.desk else { return }
        till.ring()
    }
}

final class Baker {
    private let till: any Till
    private var sold = 0
    init(till: any Till) { self.till = till }
    //   ^ warning: [dependency-pipeline] {{Baker takes Till only to hand it on: Baker → Receipt, which uses it}}
    func sell() {
        var current = till { didSet { sold += 1 } }
        Receipt(till: current).print()
        //            ^ related: [dependency-pipeline] {{Baker hands it to Receipt}}
        current = CashTill()
    }
}

final class Butcher {
    private let till: any Till
    private let shop: String
    init(till: any Till, shop: String) {
    //   ^ warning: [unused-dependency] {{Butcher takes Till and keeps it, but never uses it}}
        self.till = till
        self.shop = shop
    }
    func sell() {
        let name = shop.isEmpty ? "none" : shop
        print(name)
    }
}

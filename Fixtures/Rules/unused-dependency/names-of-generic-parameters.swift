// In an extension of a generic type a name may be that of one of its parameters, as in the type itself, whatever else
// bears it: one without a bound says nothing, one with a bound is a dependency if that is. What an alias is told takes
// the place of its parameter, except for closures that give back closures.
// only: unused-dependency

protocol Caching { func store() }
protocol Ticket { func tear() }
protocol Oven { func heat() }

struct Drawer<Ticket> {
    let tickets: [Ticket]
}
extension Drawer {
    init(ticket: Ticket, cache: Caching) { tickets = [] }
    //                   ^ warning: [unused-dependency] {{Drawer takes Caching, but never uses it}}
}

struct Shelf<Item: Caching> {
    let width: Int
}
extension Shelf {
    init(item: Item, ticket: Ticket) { width = 3 }
    //   ^ warning: [unused-dependency] {{Shelf takes Caching, but never uses it}}
    //               ^ warning: [unused-dependency] {{Shelf takes Ticket, but never uses it}}
}
extension Shelf where Item: Caching {
    init(second: Item) { width = 4 }
    //   ^ warning: [unused-dependency] {{Shelf takes Caching, but never uses it}}
}

typealias Making<Product> = () -> Product
typealias Perhaps<Product> = Product?

final class Baker {
    init(make: @escaping Making<Oven>, twice: @escaping Making<() -> Oven>) {}
    //   ^ warning: [unused-dependency] {{Baker takes Oven, but never uses it}}
}
final class Brewer {
    init(make: Perhaps<() -> Oven>, count: Perhaps<() -> Int>) {}
    //   ^ warning: [unused-dependency] {{Brewer takes Oven, but never uses it}}
}
final class Cook {
    private let make: Making<Oven>
    private let spare: Perhaps<() -> Oven>
    init(make: @escaping Making<Oven>, spare: Perhaps<() -> Oven>) {
        self.make = make
        self.spare = spare
    }
    func cook() {
        make().heat()
        spare?().heat()
    }
}

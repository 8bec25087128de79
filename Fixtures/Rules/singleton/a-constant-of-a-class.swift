// One static of a class that can never change, built with arguments, is a constant; so is what is coded. A name that says
// shared, something that works or can change: a shared instance.

final class Tally {
    static let zero = Tally(count: 0)
    let count: Int
    init(count: Int) { self.count = count }
    func plus(_ other: Tally) -> Tally { Tally(count: count + other.count) }
}

final class AddressBook: Codable {
    static let empty = AddressBook(names: [])
    var names: [String]
    init(names: [String]) { self.names = names }
}

final class Ledger {
    static let shared = Ledger(limit: 3)
    let limit: Int
    init(limit: Int) { self.limit = limit }
}

final class Counter {
    static let common = Counter(start: 0)
    var value: Int
    init(start: Int) { value = start }
}

final class BookModel {
    func sum() -> Int {
        let limit = Ledger.shared.limit + Counter.common.value
        //          ^ warning: [singleton] {{BookModel reaches the shared instance Ledger.shared}}
        //                                ^ warning: [singleton] {{BookModel reaches the shared instance Counter.common}}
        return Tally.zero.count + AddressBook.empty.names.count + limit
    }
}

// One static of a class that can never change, built with arguments, is a constant; so is what is coded, and the default
// of what is coded and cannot change. A name that says shared, something that works or can change: a shared instance.

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

final class Stamp: Codable {
    static let `default` = Stamp(text: "", isRound: true)
    let text: String
    let isRound: Bool
    init(text: String, isRound: Bool) {
        self.text = text
        self.isRound = isRound
    }
}

final class Shelf: Codable {
    static let `default` = Shelf(titles: [])
    var titles: [String]
    init(titles: [String]) { self.titles = titles }
}

final class Spine: Codable {
    static let shared = Spine(width: 3)
    let width: Int
    init(width: Int) { self.width = width }
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

    func stamp() -> String { Stamp.default.text }

    func titles() -> [String] { Shelf.default.titles }
    //                          ^ warning: [singleton] {{BookModel reaches the shared instance Shelf.default}}

    func width() -> Int { Spine.shared.width }
    //                    ^ warning: [singleton] {{BookModel reaches the shared instance Spine.shared}}
}

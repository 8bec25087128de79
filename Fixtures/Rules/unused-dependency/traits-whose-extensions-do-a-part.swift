// A protocol whose extension does all that it asks for, and more, says what its types have in common; nobody is handed
// one. Where it leaves something to its types, those do work for others, and one that keeps such a type needs it.
// only: unused-dependency

protocol Stampable {
    func stamp()
}

extension Stampable {
    func stamp() { print(text) }
    var text: String { "\(Self.self)" }
}

final class Parcel: Stampable {
    private var weight = 1
    func fill() { weight += 1 }
}

protocol Weighable {
    func weigh() -> Int
    func report()
}

extension Weighable {
    func report() { print(weigh()) }
}

final class Balance: Weighable {
    private var weight = 1
    func weigh() -> Int { weight }
    func fill() { weight += 1 }
}

final class Shelf {
    private let parcel: Parcel
    init(parcel: Parcel) { self.parcel = parcel }
}

final class Counter {
    private let balance: Balance
    init(balance: Balance) { self.balance = balance }
    //   ^ warning: [unused-dependency] {{Counter takes Balance and keeps it, but never uses it}}
}

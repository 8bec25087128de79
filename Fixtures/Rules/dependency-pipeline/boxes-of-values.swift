// A box that shows a value of any kind and tells of its changes is data in motion, whatever it promises; what keeps it to
// itself, and what works besides, is not.
// only: dependency-pipeline, massive-initializer

protocol Watchable: AnyObject {
    associatedtype Value
    var value: Value { get set }
    func watch(_ tell: @escaping (Value) -> Void)
}

final class Observed<Kind>: Watchable where Kind: Equatable {
    struct Watcher {
        weak var owner: AnyObject?
        let tell: (Kind) -> Void
    }
    private(set) var watchers: [Watcher] = []
    var value: Kind { didSet { watchers.forEach { $0.tell(value) } } }
    init(_ value: Kind) { self.value = value }
    func watch(_ tell: @escaping (Kind) -> Void) { watchers.append(Watcher(owner: nil, tell: tell)) }
}

protocol Depot {
    func save()
}

final class Stored<Kind>: Watchable {
    private let depot: any Depot
    var value: Kind { didSet { depot.save() } }
    init(_ value: Kind, depot: any Depot) {
        self.value = value
        self.depot = depot
    }
    func watch(_ tell: @escaping (Kind) -> Void) { tell(value) }
}

final class Picker {
    private let coins: Observed<Int>
    init(coins: Observed<Int>) { self.coins = coins }
    func pick() { coins.value -= 1 }
}

final class Wireframe {
    private let coins: Observed<Int>
    init(coins: Observed<Int>) { self.coins = coins }
    func show() -> Picker { Picker(coins: coins) }
}

final class Board {
    init(a: Observed<Int>, b: Observed<String>, c: Observed<Bool>, d: Observed<Int>, e: Observed<Int>) {
        print(a.value, b.value, c.value, d.value, e.value)
    }
}

final class StoredPicker {
    private let coins: Stored<Int>
    init(coins: Stored<Int>) { self.coins = coins }
    func pick() { coins.value -= 1 }
    //            ^ related: [dependency-pipeline] {{StoredPicker uses it}}
}

final class StoredWireframe {
    private let coins: Stored<Int>
    init(coins: Stored<Int>) { self.coins = coins }
    //   ^ warning: [dependency-pipeline] {{StoredWireframe takes Stored only to hand it on: StoredWireframe → StoredPicker, which uses it}}
    func show() -> StoredPicker { StoredPicker(coins: coins) }
    //                                                ^ related: [dependency-pipeline] {{StoredWireframe hands it to StoredPicker}}
}

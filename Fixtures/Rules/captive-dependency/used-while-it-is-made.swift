// Who only uses what it is handed while it is made holds on to nothing; who keeps it, in a closure too, or hands it on, does.
// only: captive-dependency

//- Sources/Quay/Quay.swift
import Swinject

final class Till {
    var sum = 0
    func count() {}
}

final class Receipt {
    private let sum: Int
    init(till: Till) {
        till.count()
        sum = till.sum
    }
    func show() -> Int { sum }
}

final class Desk {
    private let drawer: Drawer
    init(till: Till) { drawer = Drawer(till: till) }
    func open() { drawer.open() }
}

final class Drawer {
    private let till: Till
    init(till: Till) { self.till = till }
    func open() { till.count() }
}

final class Bell {
    private var onRing: () -> Void = {}
    init(till: Till) { onRing = { till.count() } }
    func ring() { onRing() }
}

func assemble(_ container: Container) {
    container.register(Till.self) { _ in Till() }.inObjectScope(.transient)
    container.register(Receipt.self) { Receipt(till: $0.resolve(Till.self)!) }.inObjectScope(.container)
    container.register(Desk.self) { Desk(till: $0.resolve(Till.self)!) }.inObjectScope(.container)
    //                                         ^ warning: [captive-dependency] {{Desk is kept and holds on to its Till, which is made anew for everybody else}}
    container.register(Bell.self) { Bell(till: $0.resolve(Till.self)!) }.inObjectScope(.container)
    //                                         ^ warning: [captive-dependency] {{Bell is kept and holds on to its Till, which is made anew for everybody else}}
}

//- Sources/Pier/Pier.swift
import FactoryKit

final class Purse {
    var coins = 0
    func shake() {}
}

final class Toll {
    private let coins: Int
    init(purse: Purse) { coins = purse.coins }
    func show() -> Int { coins }
}

final class Keeper {
    private let purse: Purse
    init(purse: Purse) { self.purse = purse }
    func pay() { purse.shake() }
}

extension Container {
    var purse: Factory<Purse> { self { Purse() } }
    var toll: Factory<Toll> { self { Toll(purse: self.purse()) }.singleton }
    var keeper: Factory<Keeper> { self { Keeper(purse: self.purse()) }.singleton }
    //                                                 ^ warning: [captive-dependency] {{Keeper is kept and holds on to its Purse, which is made anew for everybody else}}
}

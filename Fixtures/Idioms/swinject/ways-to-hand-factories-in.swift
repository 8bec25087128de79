// Swinject: ways to hand factories in, what is filled later, containers made anew, and what only looks like a container.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

//- Sources/App/Registrations.swift
import Swinject

final class StableAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Stable.self, factory: StableAssembly.makeStable)
        container.register(Horse.self, name: "grey") { (r: Resolver) -> Horse in Horse(oats: r.resolve(Oats.self)!) }
        //                 ^ related: [duplicate-registration] {{Horse "grey" is registered here first}}
        container.register(Horse.self, name: "grey", factory: { r in Horse(oats: r.resolve(Oats.self)!) })
        //                 ^ warning: [duplicate-registration] {{StableAssembly registers Horse "grey" a second time}}
        container.register(Oats.self) { _ in Oats() }

        // One name with other arguments is another key.
        container.register(Saddle.self) { (r, size: Int) in Saddle(size: size) }
        container.register(Saddle.self) { _ in Saddle(size: 1) }
        container.register(Saddle.self) { (r, size: Int, color: String) in Saddle(size: size) }

        container.register(Cart.self) { r in Cart() }
            .initCompleted { resolver, cart in
                cart.wheel = resolver.resolve(Wheel.self)
                cart.brake = resolver.resolve(Brake.self)!
                //                            ^ error: [unregistered-dependency] {{StableAssembly asks Swinject for Brake, which nothing registers}}
            }
        container.register(Wheel.self) { r in Wheel(cart: r.resolve(Cart.self)!) }
        container.register(Trough.self) { _ in Trough() }
        container.removeAll()
        container.register(Trough.self) { _ in Trough() }
    }

    static func makeStable(_ r: Resolver) -> Stable {
        Stable(horse: r.resolve(Horse.self, name: "grey")!, boy: r.resolve(StableBoy.self)!)
        //                                                                 ^ error: [unregistered-dependency] {{StableAssembly asks Swinject for StableBoy, which nothing registers}}
    }
}

func ask(_ r: Resolver) {
    _ = r.resolve(Saddle.self, argument: 12)
    _ = r.resolve(Saddle.self, arguments: 12, "red")
    _ = r.resolve(Saddle.self)!
    _ = r.resolve(Saddle.self, arguments: 1, "red", true)!
}

//- Sources/App/Ledger.swift
// A ledger of guests, in a file that has nothing to do with the library.
struct Ledger {
    func register(_ type: Any.Type, name: String) {}
    func resolve(_ type: Any.Type) -> Int? { nil }
}

func book(_ ledger: Ledger) {
    ledger.register(Stable.self, name: "a")
    ledger.register(Stable.self, name: "a")
    _ = ledger.resolve(Ledger.self)!
}

//- Sources/App/Stable.swift
final class Stable {
    private let horse: Horse
    private let boy: StableBoy
    init(horse: Horse, boy: StableBoy) {
        self.horse = horse
        self.boy = boy
    }
    func open() {
        horse.run()
        boy.sweep()
    }
}
protocol StableBoy {
    func sweep()
}
final class Horse {
    private let oats: Oats
    init(oats: Oats) { self.oats = oats }
    func run() { oats.crunch() }
}
final class Oats {
    private var grams = 100
    func crunch() { grams -= 1 }
}
final class Saddle {
    private let size: Int
    init(size: Int) { self.size = size }
    func fits(_ other: Int) -> Bool { size == other }
}
final class Cart {
    var wheel: Wheel?
    var brake: Brake?
    func roll() {
        wheel?.turn()
        brake?.pull()
    }
}
protocol Brake {
    func pull()
}
final class Wheel {
    private let cart: Cart
    init(cart: Cart) { self.cart = cart }
    func turn() { cart.roll() }
}
final class Trough {
    private var litres = 10
    func drink() { litres -= 1 }
}

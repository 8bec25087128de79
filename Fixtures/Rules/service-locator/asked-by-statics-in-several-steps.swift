// A static function that gives out what it is told may ask another one that asks the registry; what registers one thing
// may ask for that thing's parts in its closure alone.
// only: service-locator

protocol Oven {
    func heat()
}

protocol Clay {
    func knead()
}

final class GasOven: Oven {
    func heat() {}
}

final class RiverClay: Clay {
    private let oven: any Oven
    init(oven: any Oven) { self.oven = oven }
    func knead() { oven.heat() }
}

final class Registry {
    static let shared = Registry()
    private var parts: [ObjectIdentifier: () -> Any] = [:]
    func register<T>(_ type: T.Type, make: @escaping () -> T) { parts[ObjectIdentifier(type)] = make }
    func resolve<T>(_ type: T.Type) -> T { parts[ObjectIdentifier(type)]!() as! T }
}

func found<T>() -> T { Registry.shared.resolve(T.self) }

enum Shelf {
    static func part<T>() -> T { found() }
}

func assemble() {
    Registry.shared.register((any Oven).self) { GasOven() }
}

final class Potter {
    func work() {
        let oven: any Oven = Shelf.part()
    //                       ^ warning: [service-locator] {{Potter asks a locator for Oven}}
        oven.heat()
    }
}

final class Kiln {
    func prepare() {
        Registry.shared.register((any Clay).self) { RiverClay(oven: Shelf.part()) }
        Registry.shared.resolve((any Clay).self).knead()
    //  ^ warning: [service-locator] {{Kiln asks a locator for Clay}}
    }
}

final class Wheel {
    func prepare() {
        Registry.shared.register((any Clay).self) { RiverClay(oven: Shelf.part()) }
    }

    func turn() {
        let clay: any Clay = Shelf.part()
    //                       ^ warning: [service-locator] {{Wheel asks a locator for Clay}}
        clay.knead()
    }
}

// Telling a registry something, or asking it whether it was told, asks it for nothing: under a local name neither.
// only: service-locator

final class Attic {
    static let shared = Attic()
    private var boxes: [ObjectIdentifier: () -> Any] = [:]
    func register(value: @autoclosure @escaping () -> Any, for type: Any.Type) { boxes[ObjectIdentifier(type)] = value }
    func isRegistered<Item>(_ type: Item.Type) -> Bool { boxes[ObjectIdentifier(type)] != nil }
    func resolve<Item>(for type: Item.Type) -> Item { boxes[ObjectIdentifier(type)]!() as! Item }
}

protocol Lamp { func shine() }
final class OilLamp: Lamp { func shine() {} }

final class Mover {
    func move() {
        let attic = Attic.shared
        attic.register(value: OilLamp(), for: Lamp.self)
    }
}

struct Checked<Item> {
    init(_ type: Item.Type) {
        assert(Attic.shared.isRegistered(type))
        assert(Attic.shared.isRegistered(Lamp.self))
    }
}

final class Tenant {
    func read() {
        let attic = Attic.shared
        //          ^ warning: [service-locator] {{Tenant asks a locator for Lamp}}
        let lamp: any Lamp = attic.resolve(for: Lamp.self)
        lamp.shine()
    }
}

final class Lodger {
    func bring() {
        let attic = Attic.shared
        //          ^ warning: [service-locator] {{Lodger asks a locator for Lamp in 2 places}}
        attic.register(value: OilLamp(), for: OilLamp.self)
        let lamp: any Lamp = attic.resolve(for: Lamp.self)
        lamp.shine()
    }

    func leave() {
        let attic = Attic.shared
        //          ^ related: [service-locator] {{also asks for Lamp here}}
        let lamp: any Lamp = attic.resolve(for: Lamp.self)
        lamp.shine()
        attic.register(value: OilLamp(), for: OilLamp.self)
    }
}

// A registry may show itself to those who fill it by a protocol for telling and one for asking: who tells it several
// things asks it for what they are made of. Who only asks asks a locator.
// only: service-locator

protocol Telling { func register<Item>(type: Item.Type, make: @escaping () -> Item) }
protocol Asking { func resolve<Item>(_ type: Item.Type) -> Item }
protocol Registry: Telling, Asking {}

final class Cabinet: Registry {
    private var drawers: [ObjectIdentifier: Any] = [:]
    func register<Item>(type: Item.Type, make: @escaping () -> Item) { drawers[ObjectIdentifier(type)] = make }
    func resolve<Item>(_ type: Item.Type) -> Item { (drawers[ObjectIdentifier(type)] as! () -> Item)() }
}

protocol Ink { func dry() }
final class BlueInk: Ink { func dry() {} }

final class Pen {
    private let ink: any Ink
    init(ink: any Ink) { self.ink = ink }
    func write() { ink.dry() }
}

struct DeskWiring {
    static func register(on registry: any Registry) {
        registry.register(type: (any Ink).self) { BlueInk() }
        registry.register(type: Pen.self) { Pen(ink: registry.resolve((any Ink).self)) }
    }
}

final class Clerk {
    private let registry: any Registry
    init(registry: any Registry) { self.registry = registry }
    func sign() { registry.resolve(Pen.self).write() }
    //            ^ warning: [service-locator] {{Clerk asks a locator for Pen}}
}

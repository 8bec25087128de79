// Swinject: whoever only registers with a shared container's local name asks nothing, whatever the closures ask.
// only: service-locator

import Swinject

enum Shop {
    static let container = Container()
}

final class Lamp {
    func shine() {}
}

final class Bulb {
    private let lamp: Lamp
    init(lamp: Lamp) { self.lamp = lamp }
    func shine() { lamp.shine() }
}

final class Office {
    func prepare() {
        let container = Shop.container
        container.register(Lamp.self) { _ in Lamp() }
        container.register(Bulb.self) { r in Bulb(lamp: r.resolve(Lamp.self)!) }
    }
}

final class Depot {
    func close() {
        let container = Shop.container
        container.register(Lamp.self, name: "d") { _ in Lamp() }
    }
}

final class Market {
    func open() {
        let container = Shop.container
    //                  ^ warning: [service-locator] {{Market asks a locator for Bulb}}
        container.register(Lamp.self, name: "c") { _ in Lamp() }
        container.resolve(Bulb.self)!.shine()
    }
    func close() {
        let container = Shop.container
        container.register(Lamp.self, name: "d") { _ in Lamp() }
    }
}

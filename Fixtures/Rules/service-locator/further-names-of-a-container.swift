// An assembler's resolver is one more name of the container: who keeps it keeps a locator, and asks that, in whatever file.
// only: service-locator

//- Sources/App/Bakery.swift
import Swinject

final class OvenAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Oven.self) { _ in Oven() }
    }
}

final class MillAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Mill.self) { _ in Mill() }
    }
}

extension Assembler {
    static let bakery: Assembler = {
        let container = Container()
        return Assembler([OvenAssembly()], container: container)
    }()
}

class Counter {
    var things = Assembler.bakery.resolver
    //           ^ warning: [service-locator] {{Counter reaches the locator Assembler.bakery}}
}

final class Apprentice {
    func bake() { Assembler.bakery.resolver.resolve(Oven.self)?.heat() }
    //            ^ warning: [service-locator] {{Apprentice asks a locator for Oven}}
    func bring<Tool>(_ kind: Tool.Type) -> Tool? { Assembler.bakery.resolver.resolve(kind) }
    func learn() { Assembler.bakery.apply(assembly: MillAssembly()) }
}

//- Sources/App/Oven.swift
final class Oven {
    func heat() {}
}

final class Mill {
    func grind() {}
}

final class CakeCounter: Counter {
    func sell() { things.resolve(Oven.self)?.heat() }
    //            ^ warning: [service-locator] {{CakeCounter asks a locator for Oven}}
}

final class Shelf {
    private var things = Basket.bakery.resolver
    func sell() { things.resolve(Oven.self)?.heat() }
}

enum Basket {
    static let bakery = Crate()
}

struct Crate {
    let resolver = Box()
}

struct Box {
    func resolve(_ kind: Oven.Type) -> Oven? { nil }
}

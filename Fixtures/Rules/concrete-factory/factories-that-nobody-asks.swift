// Who takes a factory and never calls it needs no protocol of it: another rule says that it is taken for nothing. Who hands it
// on, or may be read by somebody unseen, does not take it for nothing.

protocol Oven {
    func bake()
}

final class LoafModel {
    private let oven: any Oven
    init(oven: any Oven) { self.oven = oven }
    func start() { oven.bake() }
}

final class LoafFactory {
    private let oven: any Oven
    init(oven: any Oven) { self.oven = oven }
    func makeLoafModel() -> LoafModel { LoafModel(oven: oven) }
}

final class Bakery {
    private let factory: LoafFactory
    init(factory: LoafFactory) { self.factory = factory }
    //   ^ note: [concrete-factory] {{Bakery takes the factory LoafFactory by its concrete type}}
    func open() { factory.makeLoafModel().start() }
}

final class Branch {
    private let factory: LoafFactory
    init(factory: LoafFactory) { self.factory = factory }
    //   ^ warning: [unused-dependency] {{Branch takes LoafFactory and keeps it, but never uses it}}
    func open() {}
}

final class Stall {
    init(factory: LoafFactory) {}
    //   ^ warning: [unused-dependency] {{Stall takes LoafFactory, but never uses it}}
    func open() {}
}

final class Chain {
    private let factory: LoafFactory
    init(factory: LoafFactory) { self.factory = factory }
    //   ^ note: [concrete-factory] {{Chain takes the factory LoafFactory by its concrete type}}
    func open() -> Bakery { Bakery(factory: factory) }
}

public final class Franchise {
    public let factory: LoafFactory
    public init(factory: LoafFactory) { self.factory = factory }
    //          ^ note: [concrete-factory] {{Franchise takes the factory LoafFactory by its concrete type}}
}

// What a convenience initializer asks a registry of the project's own for, by a static or a function of no type, and hands to one
// that others can call, is a default in other words; what it does something with itself is none.
// only: service-locator, singleton-default

protocol Weaving { func weave() }

enum Loom {
    private static var kept: [ObjectIdentifier: Any] = [:]
    static func register<Service>(_ type: Service.Type, _ service: Service) { kept[ObjectIdentifier(type)] = service }
    static func resolve<Service>(_ type: Service.Type) -> Service { kept[ObjectIdentifier(type)] as! Service }
}

final class Rack {
    static let shared = Rack()
    private var kept: [ObjectIdentifier: Any] = [:]
    func register<Service>(_ type: Service.Type, _ service: Service) { kept[ObjectIdentifier(type)] = service }
    func resolve<Service>() -> Service { kept[ObjectIdentifier(Service.self)] as! Service }
}

func inject<Service>() -> Service { Rack.shared.resolve() }

final class Weaver {
    private let weaving: any Weaving
    convenience init() { self.init(weaving: Loom.resolve(Weaving.self)) }
    //                                      ^ note: [singleton-default] {{Weaver asks a locator for Weaving unless it is handed one}}
    init(weaving: any Weaving) { self.weaving = weaving }
    func work() { weaving.weave() }
}

final class Spinner {
    private let weaving: any Weaving
    convenience init() { self.init(weaving: inject()) }
    //                                      ^ note: [singleton-default] {{Spinner asks a locator for Weaving unless it is handed one}}
    init(weaving: any Weaving) { self.weaving = weaving }
    func work() { weaving.weave() }
}

final class Dyer {
    private let colour: Int
    convenience init() {
        Loom.resolve(Weaving.self).weave()
//      ^ warning: [service-locator] {{Dyer asks a locator for Weaving}}
        self.init(colour: 2)
    }
    init(colour: Int) { self.colour = colour }
    func work() { print(colour) }
}

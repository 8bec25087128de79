// A registry that is used through static functions or subscripts only is asked like one with an instance.
// only: service-locator

protocol SorrelAPI { func pick() }

enum Basket {
    private static var kept: [ObjectIdentifier: Any] = [:]
    static func register<Service>(_ type: Service.Type, _ service: Service) { kept[ObjectIdentifier(type)] = service }
    static func resolve<Service>(_ type: Service.Type = Service.self) -> Service { kept[ObjectIdentifier(type)] as! Service }
    static subscript<Service>(_ type: Service.Type) -> Service { resolve(type) }
    static func pick() { resolve(SorrelAPI.self).pick() }
}

func fetch<Service>() -> Service { Basket.resolve(Service.self) }

@propertyWrapper
struct FromBasket<Service: AnyObject> {
    var wrappedValue: Service
    init() { wrappedValue = Basket.resolve(Service.self) }
}

final class Meadow {
    func walk() { Basket.resolve(SorrelAPI.self).pick() }
    //            ^ warning: [service-locator] {{Meadow asks a locator for SorrelAPI}}
}

final class Hedge {
    private let api: any SorrelAPI = Basket.resolve()
    //                               ^ warning: [service-locator] {{Hedge asks a locator for SorrelAPI}}
    func walk() { api.pick() }
}

final class Ditch {
    func walk() { Basket[SorrelAPI.self].pick() }
    //            ^ warning: [service-locator] {{Ditch asks a locator for SorrelAPI}}
}

final class Copse {
    func walk() {
        let api: any SorrelAPI = fetch()
        //                       ^ warning: [service-locator] {{Copse asks a locator for SorrelAPI}}
        api.pick()
    }
}

final class Sower {
    func sow(_ api: any SorrelAPI) { Basket.register((any SorrelAPI).self, api) }
}

final class Barn {
    static let shared = Barn()
    private var kept: [ObjectIdentifier: Any] = [:]
    private static var spare: [ObjectIdentifier: Any] = [:]
    subscript<Service>(_ type: Service.Type) -> Service? {
        get { kept[ObjectIdentifier(type)] as? Service }
        set { kept[ObjectIdentifier(type)] = newValue }
    }
    static subscript<Service>(_ type: Service.Type) -> Service? {
        get { spare[ObjectIdentifier(type)] as? Service }
        set { spare[ObjectIdentifier(type)] = newValue }
    }
}

final class Reaper {
    func reap(_ api: any SorrelAPI) {
        Barn.shared[(any SorrelAPI).self] = api
        Barn[(any SorrelAPI).self] = api
    }
}

final class Miller {
    func grind() { Barn.shared[SorrelAPI.self]?.pick() }
    //             ^ warning: [service-locator] {{Miller asks a locator for SorrelAPI}}
}

final class Baker {
    func bake() { Barn[SorrelAPI.self]?.pick() }
    //            ^ warning: [service-locator] {{Baker asks a locator for SorrelAPI}}
}

enum Weather {
    enum Key { case wind, rain }
    private static var kept: [Key: Any] = [:]
    static subscript<Value>(_ key: Key, as type: Value.Type) -> Value? {
        get { kept[key] as? Value }
        set { kept[key] = newValue }
    }
}

final class Vane {
    func wind() -> Int { Weather[.wind, as: Int.self] ?? 0 }
}

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
    //            ^ warning: [service-locator] {{SorrelAPI}}
}

final class Hedge {
    private let api: any SorrelAPI = Basket.resolve()
    //                               ^ warning: [service-locator] {{SorrelAPI}}
    func walk() { api.pick() }
}

final class Ditch {
    func walk() { Basket[SorrelAPI.self].pick() }
    //            ^ warning: [service-locator] {{SorrelAPI}}
}

final class Copse {
    func walk() {
        let api: any SorrelAPI = fetch()
        //                       ^ warning: [service-locator] {{SorrelAPI}}
        api.pick()
    }
}

final class Sower {
    func sow(_ api: any SorrelAPI) { Basket.register((any SorrelAPI).self, api) }
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

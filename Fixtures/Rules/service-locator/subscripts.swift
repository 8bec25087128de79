// A locator may be asked by subscript.

final class ServiceRegistry {
    static let shared = ServiceRegistry()
    private var services: [ObjectIdentifier: Any] = [:]
    subscript<T>(_ type: T.Type) -> T {
        get { services[ObjectIdentifier(type)] as! T }
        set { services[ObjectIdentifier(type)] = newValue }
    }
    func resolve<T>(_ type: T.Type) -> T { self[type] }
}

protocol SeatAPI {
    func seats()
}

final class SeatModel {
    func load() {
        ServiceRegistry.shared[SeatAPI.self].seats()
    //  ^ warning: [service-locator] {{SeatModel asks a locator for SeatAPI}}
    }
}

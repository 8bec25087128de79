// A locator that is called like a function is asked once, for what is demanded of it: globally, or by who was handed it.
// only: service-locator, container-injection

protocol Harbour {
    func open()
}

final class ServiceLocator {
    static let shared = ServiceLocator()
    private var services: [ObjectIdentifier: Any] = [:]
    func register<T>(_ service: T, as type: T.Type) { services[ObjectIdentifier(type)] = service }
    func resolve<T>(_ type: T.Type = T.self) -> T { services[ObjectIdentifier(type)] as! T }
    func callAsFunction<T>() -> T { resolve() }
}

final class Pilot {
    func steer() {
        let harbour: Harbour = ServiceLocator.shared()
        //                     ^ warning: [service-locator] {{Pilot asks a locator for Harbour}}
        harbour.open()
    }
}

final class Captain {
    private let locator: ServiceLocator
    init(locator: ServiceLocator) { self.locator = locator }
    //   ^ warning: [container-injection] {{Captain takes the whole container ServiceLocator}}
    func steer() {
        let harbour: Harbour = locator()
        //                     ^ warning: [service-locator] {{Captain asks a locator for Harbour}}
        harbour.open()
    }
}

// A registry whose functions are for one kind of things alone is a registry; what nobody told it is missing.
// only: unregistered-dependency

protocol Serving: AnyObject {
    func start()
}

final class Registry {
    private var makers: [ObjectIdentifier: () -> any Serving] = [:]
    func register<Service: Serving>(_ type: Service.Type, make: @escaping () -> Service) {
        makers[ObjectIdentifier(type)] = make
    }
    func resolve<Service: Serving>(_ type: Service.Type) -> Service { makers[ObjectIdentifier(type)]!() as! Service }
}

final class Tides: Serving { func start() {} }
final class Winds: Serving { func start() {} }
final class Stars: Serving { func start() {} }

func fill(_ registry: Registry) {
    registry.register(Tides.self) { Tides() }
    registry.register(Winds.self) { Winds() }
}

final class Pilot {
    private let tides: Tides
    private let winds: Winds
    private let stars: Stars
    init(registry: Registry) {
        tides = registry.resolve(Tides.self)
        winds = registry.resolve(Winds.self)
        stars = registry.resolve(Stars.self)
        //                       ^ error: [unregistered-dependency] {{Pilot asks the project's registry for Stars, which nothing registers}}
    }
    func steer() {
        tides.start()
        winds.start()
        stars.start()
    }
}

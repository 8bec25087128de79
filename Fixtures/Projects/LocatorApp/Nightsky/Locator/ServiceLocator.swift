/// One place to find everything, for everybody.
@MainActor
final class ServiceLocator {
    static let shared = ServiceLocator()

    private var services: [ObjectIdentifier: Any] = [:]

    private init() {}

    func register<Service>(_ type: Service.Type, _ service: Service) {
        services[ObjectIdentifier(type)] = service
    }

    func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
        guard let service = services[ObjectIdentifier(type)] as? Service else {
            fatalError("nobody registered \(type)")
        }
        return service
    }
}

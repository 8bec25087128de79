/// A container for those who want no package for it.
@MainActor
final class Resolver {
    private var recipes: [ObjectIdentifier: (Resolver) -> Any] = [:]

    func register<Service>(_ type: Service.Type, _ recipe: @escaping (Resolver) -> Service) {
        recipes[ObjectIdentifier(type)] = recipe
    }

    func resolve<Service>(_ type: Service.Type) -> Service? {
        recipes[ObjectIdentifier(type)]?(self) as? Service
    }
}

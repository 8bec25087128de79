// An overload of the library's function that takes no name may register under any.
// only: unregistered-dependency

import Swinject

final class Validator {
    func check() -> Bool { true }
}
final class Login {
    private let validator: Validator
    init(validator: Validator) { self.validator = validator }
    func run() -> Bool { validator.check() }
}
final class LoginAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Validator.self) { _ in Validator() }
        container.register(Login.self) { r in Login(validator: r.resolve(Validator.self, name: "strict")!) }
    }
}
extension Container {
    func register<Service>(_ type: Service.Type, onMain make: @escaping (any Resolver) -> Service) {
        register(type, name: Names.strict.rawValue) { r in make(r) }
    }
}
enum Names: String {
    case strict
}

// An overload of the library's function that hands on no name, or not as it is, may register under any.
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
final class Checker {
    func check() -> Bool { true }
}
final class Desk {
    private let checker: Checker
    init(checker: Checker) { self.checker = checker }
    func run() -> Bool { checker.check() }
}
final class LoginAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Validator.self) { _ in Validator() }
        container.register(Login.self) { r in Login(validator: r.resolve(Validator.self, name: "strict")!) }
        container.register(Checker.self) { _ in Checker() }
        container.register(Desk.self) { r in Desk(checker: r.resolve(Checker.self, name: "default")!) }
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
extension Container {
    func register<Service>(_ type: Service.Type, name: String = "default", make: @escaping () -> Service) {
        register(type, name: name) { _ in make() }
    }
}

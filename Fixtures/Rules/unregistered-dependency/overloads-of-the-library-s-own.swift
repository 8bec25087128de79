// An overload of the library's function that takes a name hides none; one that takes none may register under any.
// only: unregistered-dependency

//- Sources/Named/Container.swift
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
        //                                                               ^ error: [unregistered-dependency] {{Login asks Swinject for Validator "strict", which nothing registers}}
    }
}
extension Container {
    func register<Service>(
        _ type: Service.Type, name: String? = nil, onMain make: @escaping (any Resolver) -> Service
    ) -> ServiceEntry<Service> {
        register(type, name: name) { r in make(r) }
    }
}

// A global function that resolves is a locator without a receiver.

//- Sources/App/Injection.swift
final class Registry {
    private var services: [String: Any] = [:]
    func register<T>(_ service: T) { services["\(T.self)"] = service }
    func resolve<T>() -> T { services["\(T.self)"] as! T }
}

private let registry = Registry()

func inject<T>() -> T { registry.resolve() }

//- Sources/App/LoginModel.swift
protocol LoginAPI {
    func login()
}

final class LoginModel {
    func login() { (inject() as any LoginAPI).login() }
    //              ^ warning: [service-locator] {{LoginModel asks a locator for LoginAPI}}
}

final class LogoutModel {
    private let api: any LoginAPI = inject()
    //                              ^ warning: [service-locator] {{LogoutModel asks a locator for LoginAPI}}
    func again() { api.login() }
}

// An annotation, a cast or the return type says what a generic call asks for.

final class DIContainer {
    static let shared = DIContainer()
    private var makers: [String: () -> Any] = [:]
    func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers["\(type)"] = make }
    func resolve<T>() -> T { makers["\(T.self)"]!() as! T }
}

protocol MenuAPI {
    func menu()
}

final class AnnotatedModel {
    private let api: any MenuAPI = DIContainer.shared.resolve()
    //                             ^ warning: [service-locator] {{MenuAPI}}
    func load() { api.menu() }
}

final class CastModel {
    func load() { (DIContainer.shared.resolve() as any MenuAPI).menu() }
    //             ^ warning: [service-locator] {{MenuAPI}}
}

final class ReturningModel {
    private func api() -> any MenuAPI { DIContainer.shared.resolve() }
    //                                  ^ warning: [service-locator] {{MenuAPI}}
    func load() { api().menu() }
}

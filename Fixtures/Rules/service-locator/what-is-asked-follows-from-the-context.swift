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
    //                             ^ warning: [service-locator] {{AnnotatedModel asks a locator for MenuAPI}}
    func load() { api.menu() }
}

final class CastModel {
    func load() { (DIContainer.shared.resolve() as any MenuAPI).menu() }
    //             ^ warning: [service-locator] {{CastModel asks a locator for MenuAPI}}
}

final class ReturningModel {
    private func api() -> any MenuAPI { DIContainer.shared.resolve() }
    //                                  ^ warning: [service-locator] {{ReturningModel asks a locator for MenuAPI}}
    func load() { api().menu() }
}

protocol MenuScreen {
    static func made() -> Self
}

extension MenuScreen {
    static func made() -> Self { fatalError() }
    static func perhaps() -> Self? { nil }
}

final class MenuPanel: MenuScreen {
    var api: (any MenuAPI)?
    func show() { api?.menu() }
}

final class MenuFlow {
    func start() {
        let panel = MenuPanel.made()
        panel.api = DIContainer.shared.resolve()
        //          ^ warning: [service-locator] {{MenuFlow asks a locator for MenuAPI}}
        panel.show()
    }
}

final class PerhapsFlow {
    func start() {
        guard let panel = MenuPanel.perhaps() else { return }
        panel.api = DIContainer.shared.resolve()
        //          ^ warning: [service-locator] {{PerhapsFlow asks a locator for MenuAPI}}
        panel.show()
    }
}

final class GuessingFlow {
    func start(_ panel: UnknownPanel) { panel.api = DIContainer.shared.resolve() }
    //                                              ^ warning: [service-locator] {{GuessingFlow reaches the locator DIContainer.shared}}
}

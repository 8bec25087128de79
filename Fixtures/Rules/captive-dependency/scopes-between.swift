// Weak and custom scopes, what has no state, values, and what is asked for each time: nothing is captive.
// only: captive-dependency

import Swinject

final class Formatter {
    private let locale: String
    weak var delegate: AnyObject?
    init(locale: String) { self.locale = locale }
    func format() -> String { locale }
}

struct Price {
    var amount = 0
}

final class Session {
    private var token = ""
    func renew() { token = "new" }
}

final class Window {
    private var title = ""
    func show() { title = "shown" }
}

final class Desk {
    private let makeWindow: () -> Window
    private let window: Provider<Window>
    init(
        formatter: Formatter, price: Price, session: Session, makeWindow: @escaping () -> Window,
        window: Provider<Window>
    ) {
        self.makeWindow = makeWindow
        self.window = window
    }
    func open() { makeWindow().show(); window.instance.show() }
}

extension ObjectScope {
    static let login = ObjectScope(storageFactory: PermanentStorage.init)
}

func assemble(_ container: Container) {
    container.register(Formatter.self) { _ in Formatter(locale: "en") }
    container.register(Price.self) { _ in Price() }
    container.register(Session.self) { _ in Session() }.inObjectScope(.login)
    container.register(Window.self) { _ in Window() }.inObjectScope(.transient)
    container.register(Desk.self) { resolver in
        Desk(
            formatter: resolver.resolve(Formatter.self)!, price: resolver.resolve(Price.self)!,
            session: resolver.resolve(Session.self)!, makeWindow: { resolver.resolve(Window.self)! },
            window: resolver.resolve(Provider<Window>.self)!)
    }
    .inObjectScope(.container)
}

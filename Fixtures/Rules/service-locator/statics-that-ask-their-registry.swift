// Who goes by a static that a registry has for something asks the registry, be it a property or a function; a static that keeps
// something is a shared instance, and one that makes something gives out what is new.

protocol Opening {
    func open()
}

final class Opener: Opening {
    func open() {}
}

protocol Sending {
    func send()
}

final class Sender: Sending {
    func send() {}
}

final class Registry {
    nonisolated(unsafe) static var shared = Registry()
    private var makers: [String: () -> Any] = [:]
    private init() {}
    func register<T>(_ make: @escaping () -> T) { makers[String(describing: T.self)] = make }
    func resolve<T>() -> T { makers[String(describing: T.self)]!() as! T }
}

extension Registry {
    static var opener: Opening { Registry.shared.resolve() }
    static func sender() -> Sending {
        let sender: Sending = shared.resolve()
        return sender
    }
    static let kept: Sending = Sender()
    static var made: Opening { Opener() }
    static var title: String { shared.resolve() }
}

final class LinkModel {
    func tap() {
        Registry.opener.open()
    //  ^ warning: [service-locator] {{LinkModel asks a locator for Opening in 2 places}}
        Registry.sender().send()
    //  ^ warning: [service-locator] {{LinkModel asks a locator for Sending}}
    }
    func hold() {
        let opener = Registry.opener
        //           ^ related: [service-locator] {{also asks for Opening here}}
        opener.open()
    }
    func rest() {
        Registry.kept.send()
    //  ^ warning: [singleton] {{LinkModel reaches the shared instance Registry.kept}}
        Registry.made.open()
        print(Registry.title)
    }
}

enum Wiring {
    static func fill() {
        Registry.shared.register { Opener() as Opening }
        Registry.shared.register { Sender() as Sending }
        Registry.opener.open()
    }
}

// A store whose function says that it keeps one kind of things, values as they are or one of them for each of many, is
// asked for state; asked for a service, or by a function that gives out whatever there is, it is a locator.
// only: service-locator

protocol Component {}
struct Mast: Component { var height = 1 }
enum Wind: Component { case calm, storm }

protocol Piping { func pipe() }
final class Whistle: Component, Piping { func pipe() {} }
final class Horn: Component, Piping { func pipe() {} }

final class Hold {
    private var kept: [ObjectIdentifier: Any] = [:]
    func get<T: Component>(_ type: T.Type) -> T? { kept[ObjectIdentifier(type)] as? T }
    func get<T: Component>(_ type: T.Type, from deck: Int) -> T? { kept[ObjectIdentifier(type)] as? T }
    func register<T: Component>(_ value: T) { kept[ObjectIdentifier(T.self)] = value }
}

// How one is asked for says nothing of how many there are.
final class Locker {
    private var kept: [ObjectIdentifier: Any] = [:]
    func get<T: Component>(_ type: T.Type, anew: Bool = false) -> T? { kept[ObjectIdentifier(type)] as? T }
    func register<T: Component>(_ value: T) { kept[ObjectIdentifier(T.self)] = value }
}

final class Chest {
    private var kept: [ObjectIdentifier: Any] = [:]
    func get<T>(_ type: T.Type) -> T? { kept[ObjectIdentifier(type)] as? T }
    func register<T>(_ value: T) { kept[ObjectIdentifier(T.self)] = value }
}

struct Lookout {
    let hold: Hold
    let locker: Locker
    let chest: Chest

    func watch() -> Int {
        let whistle = hold.get(Whistle.self)
        //            ^ warning: [service-locator] {{Lookout asks a locator for Whistle}}
        whistle?.pipe()
        hold.get(Whistle.self, from: 2)?.pipe()
        locker.get(Horn.self)?.pipe()
    //  ^ warning: [service-locator] {{Lookout asks a locator for Horn in 2 places}}
        let mast = chest.get(Mast.self)
        chest.get(Horn.self)?.pipe()
    //  ^ related: [service-locator] {{also asks for Horn here}}
        return (hold.get(Mast.self)?.height ?? 0) + (hold.get(Wind.self) == nil ? 0 : 1) + (mast?.height ?? 0)
    }
}

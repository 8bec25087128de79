// A store without instances that gives out what a key path leads to is asked as a registry is; its keys, its members and
// what else it does is its own. Values are no services, and what is written is told.

protocol StoreKey {
    associatedtype Value
    static var current: Value { get set }
}

struct Shelves {
    private static var current = Shelves()
    static subscript<Key: StoreKey>(key: Key.Type) -> Key.Value {
        get { key.current }
        set { key.current = newValue }
    }
    static subscript<Value>(_ path: WritableKeyPath<Shelves, Value>) -> Value {
        get { current[keyPath: path] }
        set { current[keyPath: path] = newValue }
    }
}

protocol LanternAPI { func glow() }
final class LiveLantern: LanternAPI { func glow() {} }
struct Wick { var length = 1 }

struct LanternKey: StoreKey { static var current: any LanternAPI = LiveLantern() }
struct WickKey: StoreKey { static var current = Wick() }

extension Shelves {
    var lantern: any LanternAPI {
        get { Self[LanternKey.self] }
        set { Self[LanternKey.self] = newValue }
    }
    var wick: Wick {
        get { Self[WickKey.self] }
        set { Self[WickKey.self] = newValue }
    }
    static func light() { Shelves[\.lantern].glow() }
}

final class CellarModel {
    private let lantern = Shelves[\.lantern]
    //                    ^ warning: [service-locator] {{CellarModel asks a locator for LanternAPI in 2 places}}
    func descend() {
        lantern.glow()
        Shelves[\.lantern].glow()
    //  ^ related: [service-locator] {{also asks for LanternAPI here}}
        print(Shelves[\.wick].length)
    }
    func swap(_ other: any LanternAPI) { Shelves[\.lantern] = other }
}

final class AtticModel {
    private let lantern: any LanternAPI
    init(lantern: any LanternAPI = Shelves[\.lantern]) { self.lantern = lantern }
    //                             ^ note: [singleton-default] {{AtticModel asks a locator for LanternAPI unless it is handed one}}
    func climb() { lantern.glow() }
}

// Others' subscripts by key path give out their own parts.
struct Route {
    var name = ""
    subscript<Part>(_ path: KeyPath<Route, Part>) -> Part { self[keyPath: path] }
}

final class RouteModel {
    private let route = Route()
    func text() -> String { route[\.name] }
}

// What resolves whatever the context asks for is a registry, even if a name may be told besides, and if what it is filled with
// bears no type. A key that must be told is one of a store.
// only: service-locator, singleton

protocol Kettle {
    func boil()
}

final class TinKettle: Kettle {
    func boil() {}
}

struct Part {
    let name: String
    let make: () -> Any
    init<T>(_ make: @escaping () -> T) {
        name = "\(T.self)"
        self.make = make
    }
}

final class Kitchen {
    static let shared = Kitchen()
    private var parts: [String: Part] = [:]
    func add(part: Part) { parts[part.name] = part }
    func resolve<T>(for name: String? = nil) -> T { parts[name ?? "\(T.self)"]!.make() as! T }
}

enum KitchenSetup {
    static func fill() {
        Kitchen.shared.add(part: Part { () -> any Kettle in TinKettle() })
        Kitchen.shared.add(part: Part { TinKettle() })
    }
}

@propertyWrapper struct FromKitchen<Value> {
    var wrappedValue: Value { Kitchen.shared.resolve() }
}

final class TeaModel {
    func brew() {
        let kettle: any Kettle = Kitchen.shared.resolve()
        //                       ^ warning: [service-locator] {{TeaModel asks a locator for Kettle}}
        kettle.boil()
    }
}

final class Drawer {
    static let shared = Drawer()
    private var values: [String: Any] = [:]
    func resolve<T>(for name: String) -> T { values[name] as! T }
}

final class SpoonModel {
    func size() -> Int { Drawer.shared.resolve(for: "size") }
    //                   ^ warning: [singleton] {{SpoonModel reaches the shared instance Drawer.shared}}
}

// What must be encoded is a value, whatever else it promises; what must be an object may be a service.
// only: service-locator

protocol Labelled {}

final class Drawer {
    static let shared = Drawer()
    private var values: [String: Any] = [:]
    func get<Value: Codable>(_ type: Value.Type) -> Value? { values["\(type)"] as? Value }
    func register<Value: Codable>(_ value: Value) { values["\(Value.self)"] = value }
}

final class Chest {
    static let shared = Chest()
    private var values: [String: Any] = [:]
    func get<Value: Labelled & Codable>(_ type: Value.Type) -> Value? { values["\(type)"] as? Value }
    func register<Value: Labelled & Codable>(_ value: Value) { values["\(Value.self)"] = value }
}

final class Trunk {
    static let shared = Trunk()
    private var values: [String: Any] = [:]
    func get<Value: AnyObject>(_ type: Value.Type) -> Value? { values["\(type)"] as? Value }
    func register<Value: AnyObject>(_ value: Value) { values["\(Value.self)"] = value }
}

final class Butler {}

final class Hall {
    func open() {
        print(Drawer.shared.get(Butler.self) as Any)
        print(Chest.shared.get(Butler.self) as Any)
        print(Trunk.shared.get(Butler.self) as Any)
        //    ^ warning: [service-locator] {{Hall asks a locator for Butler}}
    }
}

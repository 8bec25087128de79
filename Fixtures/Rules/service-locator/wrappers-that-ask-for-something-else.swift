// A generic wrapper that asks a registry for what it wraps leaves that to whoever writes the attribute, be it a
// registry that a shared instance has. What it asks for to work with itself it asks a locator for.
// only: service-locator, singleton

final class Journal {
    private var lines = 0
    func write() { lines += 1 }
}

final class Registry {
    static let shared = Registry()
    private var makers: [ObjectIdentifier: () -> Any] = [:]
    func resolve<Part>(_ type: Part.Type) -> Part { makers[ObjectIdentifier(type)]!() as! Part }
    func resolve<Part>() -> Part { makers[ObjectIdentifier(Part.self)]!() as! Part }
    func register<Part>(_ type: Part.Type, _ make: @escaping () -> Part) { makers[ObjectIdentifier(type)] = make }
}

final class ValueStore {
    private var values: [String: Any] = [:]
    func read<Value>() -> Value { values["\(Value.self)"] as! Value }
}

final class Cabin {
    static let shared = Cabin()
    let values = ValueStore()
    let registry = Registry()
}

@propertyWrapper
struct Found<Value> {
    var wrappedValue: Value { Registry.shared.resolve() }
}

@propertyWrapper
struct FoundInCabin<Value> {
    var wrappedValue: Value { Cabin.shared.registry.resolve() }
}

@propertyWrapper
struct Noted<Value> {
    private let value: Value
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        Registry.shared.resolve(Journal.self).write()
//      ^ warning: [service-locator] {{Noted asks a locator for Journal}}
        return value
    }
}

@propertyWrapper
struct Setting<Value> {
    var wrappedValue: Value { Cabin.shared.values.read() }
    //                        ^ warning: [service-locator] {{Setting asks a locator for ValueStore}}
}

// Where a key path begins that a wrapper with generic parameters, or one that finds members by name, is told is not known.
// only: unused-dependency

protocol Kiln {
    func fire()
}

protocol Wheel {
    func spin()
}

@propertyWrapper
struct Forwarded<Root, Value> {
    private let path: KeyPath<Root, Value>
    var wrappedValue: Value { fatalError("read through the object around") }
    init(_ path: KeyPath<Root, Value>) { self.path = path }
}

final class Workshop {
    let kiln: any Kiln
    init(kiln: any Kiln) { self.kiln = kiln }
}

final class Potter {
    @Forwarded<Workshop, any Kiln>(\.kiln) private var kiln
    func make() { kiln.fire() }
}

@dynamicMemberLookup
struct Stores {
    private let yard: Yard
    init(yard: Yard) { self.yard = yard }
    subscript<Value>(dynamicMember path: KeyPath<Yard, Value>) -> Value { yard[keyPath: path] }
}

final class Yard {
    let wheel: any Wheel
    init(wheel: any Wheel) { self.wheel = wheel }
}

@propertyWrapper
struct Stored<Value> {
    private let path: KeyPath<Stores, Value>
    var wrappedValue: Value { fatalError("read from the stores") }
    init(_ path: KeyPath<Stores, Value>) { self.path = path }
}

final class Thrower {
    @Stored(\.wheel) private var wheel
    func make() { wheel.spin() }
}

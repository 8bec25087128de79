// A wrapper of the project that asks a library's container for what it wraps hides a dependency. One that asks for
// something else, which it works with itself, wraps what it is given.
// only: hidden-dependency

import Swinject

enum Pantry {
    static let container = Container()
    static func fill() {
        container.register(Bread.self) { _ in Bread() }
        container.register(Ledger.self) { _ in Ledger() }
    }
}

final class Bread {
    private var slices = 12
    func slice() { slices -= 1 }
}

final class Ledger {
    private var lines = 0
    func write() { lines += 1 }
}

@propertyWrapper
struct FromPantry<Thing> {
    var wrappedValue: Thing { Pantry.container.resolve(Thing.self)! }
}

@propertyWrapper
struct Counted<Thing> {
    private let thing: Thing
    init(wrappedValue: Thing) { thing = wrappedValue }
    var wrappedValue: Thing {
        Pantry.container.resolve(Ledger.self)!.write()
        return thing
    }
}

final class Breakfast {
    @FromPantry private var bread: Bread
//  ^ note: [hidden-dependency] {{Breakfast needs Bread, which no initializer shows}}
    func eat() { bread.slice() }
}

final class Supper {
    @Counted private var bread: Bread
    init(bread: Bread) { _bread = Counted(wrappedValue: bread) }
    func eat() { bread.slice() }
}

final class Picnic {
    @FromPantry private var count: Int
    func eat() { print(count) }
}

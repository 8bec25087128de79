// A wrapper of the project that stops where the container has nothing asks for what it wraps; one with a fallback does not.
// only: unregistered-dependency

import Swinject

final class Pantry {
    static let shared = Pantry()
    let container = Container()
    func fill() {
        container.register(Bread.self) { _ in Bread() }
    }
    func find<Thing>(_ type: Thing.Type) -> Thing? { container.resolve(type) }
}

final class Bread {
    func slice() {}
}

protocol Butter {
    func spread()
}

@propertyWrapper
struct Straight<Thing> {
    var wrappedValue: Thing { Pantry.shared.container.resolve(Thing.self)! }
}

@propertyWrapper
struct Forced<Thing> {
    var wrappedValue: Thing { Pantry.shared.find(Thing.self)! }
}

@propertyWrapper
struct Spared<Thing> {
    let other: () -> Thing
    var wrappedValue: Thing { Pantry.shared.container.resolve(Thing.self) ?? other() }
}

@propertyWrapper
struct Soft<Thing> {
    let other: () -> Thing
    var wrappedValue: Thing { Pantry.shared.find(Thing.self) ?? other() }
}

final class Breakfast {
    @Straight private var bread: Bread
    @Straight private var first: any Butter
    //                               ^ error: [unregistered-dependency] {{Breakfast asks Swinject for Butter, which nothing registers}}
    @Forced private var second: any Butter
    //                              ^ related: [unregistered-dependency] {{also asks for Butter here}}
    func eat() {
        bread.slice()
        first.spread()
        second.spread()
    }
}

struct Supper {
    @Spared private var first: any Butter
    @Soft private var second: any Butter
    func eat() {
        first.spread()
        second.spread()
    }
}

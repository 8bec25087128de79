// A project's wrapper that asks a library's container for what it wraps, as soon as it is made, is a need of its owner,
// whatever other attribute stands before it; one that asks for its own part is none.
// only: dependency-cycle

import Swinject

let container = Container()

@globalActor
actor Watch {
    static let shared = Watch()
}

@propertyWrapper
struct Provided<Value> {
    let wrappedValue: Value

    init() {
        wrappedValue = container.resolve(Value.self)!
    }
}

@propertyWrapper
struct Logged<Value> {
    private var value: Value
    private let journal = container.resolve(Journal.self)!

    init(wrappedValue: Value) { value = wrappedValue }

    var wrappedValue: Value {
        get { value }
        set {
            value = newValue
            journal.write()
        }
    }
}

final class Journal {
    func write() {}
}

final class Keeper {
    @Provided private var lamp: Lamp
//  ^ error: [dependency-cycle] {{Making Keeper needs itself: Keeper → Lamp → Keeper}}
    func wave() { lamp.light() }
}

final class Lamp {
    private let keeper: Keeper
    init(keeper: Keeper) { self.keeper = keeper }
    //   ^ related: [dependency-cycle] {{Lamp takes Keeper}}
    func light() { keeper.wave() }
}

final class Pilot {
    @Watch @Provided private var boat: Boat
    //     ^ related: [dependency-cycle] {{Pilot asks for Boat}}
    func board() { boat.cast() }
}

final class Boat {
    private let pilot: Pilot
    init(pilot: Pilot) { self.pilot = pilot }
    //   ^ error: [dependency-cycle] {{Making Boat needs itself: Boat → Pilot → Boat}}
    func cast() { pilot.board() }
}

final class Tower {
    private let bell = Bell()
    func start() { bell.tower = self }
    func close() {}
}

final class Bell {
    @Logged var tower: Tower? = nil
    func ring() { tower?.close() }
}

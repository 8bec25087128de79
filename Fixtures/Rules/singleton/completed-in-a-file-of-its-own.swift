// Swinject: what completes an object is provider code, even in a file that registers nothing; other methods are none.
// only: singleton

//- Sources/App/Kitchen.swift
final class Lamp {
    static let shared = Lamp()
    func shine() {}
}

final class Kitchen {
    var lamp: Lamp?
    func cook() { lamp?.shine() }
}

//- Sources/App/Later.swift
import Swinject

extension ServiceEntry where Service == Kitchen {
    func complete() {
        initCompleted { _, kitchen in kitchen.lamp = Lamp.shared }
    }
}

final class Finisher {
    func complete(_ entry: ServiceEntry<Kitchen>) {
        entry.initCompleted { _, kitchen in kitchen.lamp = Lamp.shared }
    }

    func light() {
        Lamp.shared.shine()
     // ^ warning: [singleton] {{Finisher reaches the shared instance Lamp.shared}}
    }
}

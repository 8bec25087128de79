// Who tells the library's container that a registry of the project keeps what to give out assembles, be the library imported there
// or in the registry's file alone. Who does something else with the registry reaches it.
// only: singleton

//- Registry.swift
import Swinject

public final class Registry {
    public static let shared = Registry()
    public var container = Container()
    public var name = ""
}

public protocol Clock { func now() -> Int }

final class SystemClock: Clock {
    func now() -> Int { 0 }
}

extension SystemClock {
    static func register() {
        Registry.shared.container.register(Clock.self) { _ in SystemClock() }
    }
}

enum ClockModule {
    static func fill() {
        Registry.shared.container.register(Clock.self, name: "slow") { _ in SystemClock() }.inObjectScope(.container)
    }
}

//- Boot.swift
final class Boot {
    func fill() {
        Registry.shared.container.register(Clock.self, name: "boot") { _ in SystemClock() }
    }
    func rename() { Registry.shared.name = "boot" }
    //              ^ warning: [singleton] {{Boot reaches the shared instance Registry.shared}}
}

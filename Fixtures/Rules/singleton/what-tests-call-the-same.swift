// What tests declare, code that ships cannot see: the library's type is meant there, whatever the tests put in its
// place, and one of its own is meant though the tests' lies nearer.
// only: singleton
// config: { "includeTests": true }

//- Sources/Belfry/Feed/FeedService.swift
import TickKit

final class FeedService {
    func wind() { Clock.shared.tick() }
    //            ^ warning: [singleton] {{FeedService reaches the shared instance Clock.shared}}
}

//- Sources/Belfry/Feed/Mocks/Clock.swift
struct Clock {
    static let shared = Clock()
    func tick() {}
}

//- Sources/Belfry/Bells/BellService.swift
import TickKit

final class BellService {
    func swing() { Pendulum.shared.tick() }
    //             ^ warning: [singleton] {{BellService reaches the shared instance Pendulum.shared}}
}

//- Sources/Belfry/Bells/Mocks/Pendulum.swift
struct Pendulum {
    static let shared = Pendulum()
    func tick() {}
}

//- Sources/Belfry/Wheels/Mocks/Pendulum.swift
struct Pendulum {
    static let shared = Pendulum()
    func tick() {}
}

//- Sources/Belfry/Hammer.swift
final class Hammer {
    static let shared = Hammer()
    func strike() {}
}

//- Sources/Belfry/Anvil/Mocks/Hammer.swift
struct Hammer {
    static let shared = Hammer()
    func strike() {}
}

//- Sources/Belfry/Anvil/AnvilService.swift
final class AnvilService {
    func ring() { Hammer.shared.strike() }
    //            ^ warning: [singleton] {{AnvilService reaches the shared instance Hammer.shared}}
}

//- Sources/Belfry/Rope.swift
struct Rope {
    static let shared = Rope(length: 12)
    let length: Int
}

//- Sources/Belfry/Ropes/Mocks/Rope.swift
final class Rope {
    static let shared = Rope()
    var length = 12
}

//- Sources/Belfry/Ropes/RopeService.swift
final class RopeService {
    func pull() -> Int { Rope.shared.length }
}

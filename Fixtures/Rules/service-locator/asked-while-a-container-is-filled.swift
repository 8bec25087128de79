// Whoever tells a container of several things may ask one for what they are made of, as whoever fills a registry of the
// project's own. Later, in a closure, it is asked like by anybody else, and so it is by code that registers but one thing.
// only: service-locator

import Swinject

protocol Clocking { func now() -> Int }
protocol Ferrying { func cross() }

final class Clock: Clocking { func now() -> Int { 1 } }

final class Ferry: Ferrying {
    private let clock: Clocking
    init(clock: Clocking) { self.clock = clock }
    func cross() { print(clock.now()) }
}

let harbour = Container()

enum HarbourSetup {
    static func start() {
        harbour.register(Clocking.self) { _ in Clock() }
        let clock = harbour.resolve(Clocking.self)!
        harbour.register(Ferrying.self) { _ in Ferry(clock: clock) }
    }
}

final class HarbourWiring {
    private let container = Container()
    func start() {
        container.register(Clocking.self) { _ in Clock() }
        let clock = container.resolve(Clocking.self)!
        container.register(Ferrying.self) { _ in Ferry(clock: clock) }
    }
    func run() { container.resolve(Ferrying.self)!.cross() }
}

final class HarbourTimer {
    private var ticks: [() -> Void] = []
    func start() {
        harbour.register(Clocking.self) { _ in Clock() }
        harbour.register(Ferrying.self) { _ in Ferry(clock: Clock()) }
        ticks.append { harbour.resolve(Ferrying.self)!.cross() }
        //             ^ warning: [service-locator] {{HarbourTimer asks a locator for Ferrying}}
    }
}

final class HarbourMaster {
    private var log: [Int] = []
    func start() {
        harbour.register(Clocking.self) { _ in Clock() }
        log.append(harbour.resolve(Clocking.self)!.now())
        //         ^ warning: [service-locator] {{HarbourMaster asks a locator for Clocking}}
    }
}

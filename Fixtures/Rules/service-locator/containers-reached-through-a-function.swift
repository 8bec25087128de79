// A container is a locator, whether a property or a function gives it; a service that a function gives is a shared instance.

protocol Clock {
    func now() -> Int
}

final class QuartzClock: Clock {
    func now() -> Int { 0 }
}

final class Logbook {
    let clock: Clock
    init(clock: Clock) { self.clock = clock }
    func write() { _ = clock.now() }
}

final class DependencyContainer {
    private static let instance = DependencyContainer()
    static func shared() -> DependencyContainer { instance }
    var clock: Clock = QuartzClock()
    lazy var logbook = Logbook(clock: clock)
}

final class Horn {
    private static let instance = Horn()
    static func shared() -> Horn { instance }
    func sound() {}
}

final class Bridge {
    func enter() { DependencyContainer.shared().logbook.write() }
    //             ^ warning: [service-locator] {{Bridge asks a locator for Logbook}}
    func leave() { Horn.shared().sound() }
    //             ^ warning: [singleton] {{Bridge reaches the shared instance Horn.shared}}
}

// What tests register is registered for tests alone; what tests ask for is nobody's business.
// only: unregistered-dependency

//- App/Assembly.swift
import Swinject

protocol Clock {
    func tick()
}

final class Chime {
    init(clock: any Clock) {}
}

func assemble(_ container: Container) {
    container.register(Chime.self) { resolver in
        Chime(clock: resolver.resolve(Clock.self)!)
        //                            ^ error: [unregistered-dependency] {{Chime asks Swinject for Clock, which nothing registers}}
    }
}

//- AppTests/ChimeTests.swift
import Swinject
import XCTest

final class StoppedClock: Clock {
    func tick() {}
}

final class ChimeTests: XCTestCase {
    private var made: [Chime] = []

    func testChime() {
        let container = Container()
        container.register(Clock.self) { _ in StoppedClock() }
        made.append(container.resolve(Chime.self, name: "nobody's")!)
    }
}

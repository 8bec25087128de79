// What a task binds for a while is its caller's to choose; what a static keeps, if only until then, is shared by all.

import Foundation

final class Stopwatch: Sendable {
    @TaskLocal static var current: Stopwatch?
    func lap() {}
}

final class Scoreboard: Sendable {
    static let current = Scoreboard()
    func update() {}
}

final class Whistle: Sendable {
    @TaskLocal static var current = Whistle()
    func blow() {}
}

final class Runner {
    func run() {
        Stopwatch.current?.lap()
        Scoreboard.current.update()
    //  ^ warning: [singleton] {{Runner reaches the shared instance Scoreboard.current}}
        Whistle.current.blow()
    //  ^ warning: [singleton] {{Runner reaches the shared instance Whistle.current}}
    }
}

// What a task binds for a while is its caller's to choose; what a static keeps, if only until then, is shared by all, though
// a test can bind another one. What it is until then it has to say itself.

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
    //  ^ note: [singleton] {{Runner reaches the shared instance Whistle.current}}
    }
}

protocol TimeKeeping: Sendable {
    func now() -> Date
}

extension FileManager: TimeKeeping {
    func now() -> Date { Date() }
}

enum Clocks {
    @TaskLocal static var keeper: any TimeKeeping = FileManager.default
    static func start() -> Date { keeper.now() }
}

enum Watches {
    @TaskLocal static var spare: any TimeKeeping = { FileManager.default }()
}

func finish() -> Date {
    Clocks.keeper.now()
//  ^ note: [singleton] {{Fixture.swift reaches the shared instance Clocks.keeper}}
}

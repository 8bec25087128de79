// A registration that gives out what is there already, a shared instance or what was captured, makes nothing anew.
// only: captive-dependency

//- Resolver.swift
import Resolver

final class Log {
    static let shared: Log = {
        let log = Log()
        log.lines = ["open"]
        return log
    }()
    var lines: [String] = []
    func write(_ line: String) { lines.append(line) }
}

final class Compass {
    static var shared: Compass { Compass() }
    static var spare: Compass { Compass() }
    var course = 0
}

final class Chart {
    var scale = 1
}

final class Bridge {
    private let log: Log
    private let compass: Compass
    private let chart: Chart
    init(log: Log, compass: Compass, chart: Chart) {
        self.log = log
        self.compass = compass
        self.chart = chart
    }
    func steer() { log.write("\(compass.course) \(chart.scale)") }
}

func registerAll(chart: Chart) {
    Resolver.register { Log.shared }
    Resolver.register { chart }
    Resolver.register { Compass.spare }
    Resolver.register {
        Bridge(
            log: Resolver.resolve(),
            compass: Resolver.resolve(),
            //       ^ warning: [captive-dependency] {{Bridge is kept and holds on to its Compass, which is made anew for everybody else}}
            chart: Resolver.resolve()
        )
    }
    .scope(.application)
}

//- Swinject.swift
import Swinject

final class Anchor {
    static let main = Anchor()
    var depth = 0
}

final class Rope {
    var length = 0
}

final class Deck {
    private let anchor: Anchor
    private let rope: Rope
    init(anchor: Anchor, rope: Rope) {
        self.anchor = anchor
        self.rope = rope
    }
    func moor() -> Int { anchor.depth + rope.length }
}

func assemble(_ container: Container) {
    container.register(Anchor.self) { _ in Anchor.main }
    container.register(Rope.self) { _ in Rope() }
    container.register(Deck.self) { resolver in
        Deck(
            anchor: resolver.resolve(Anchor.self)!,
            rope: resolver.resolve(Rope.self)!
            //    ^ warning: [captive-dependency] {{Deck is kept and holds on to its Rope, which is made anew for everybody else}}
        )
    }
    .inObjectScope(.container)
}

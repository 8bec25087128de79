// A type of which nobody else has an instance, and whose statics give out what that keeps, is a registry. Where others have
// one, or one thing alone is given out, the statics reach a shared instance.
// only: service-locator, singleton

protocol TideSource { func level() -> Int }
protocol Horn { func blow() }
final class LiveTides: TideSource { func level() -> Int { 0 } }
final class LiveHorn: Horn { func blow() {} }

final class Pier {
    private static let shared = Pier()
    private let source: any TideSource = LiveTides()
    private var signal: any Horn = LiveHorn()
    private init() {}
    static var tides: any TideSource { shared.source }
    static var horn: any Horn { shared.signal }
    static func replaceHorn(_ horn: any Horn) { shared.signal = horn }
    static func greet() { shared.welcome() }
    func welcome() { signal.blow() }
}

final class HarbourModel {
    func arrive() -> Int { Pier.tides.level() }
    //                     ^ warning: [service-locator] {{HarbourModel asks a locator for Pier.tides}}
    func leave() {
        Pier.horn.blow()
    //  ^ warning: [service-locator] {{HarbourModel asks a locator for Pier.horn}}
        Pier.greet()
    }
}

final class Quay {
    nonisolated(unsafe) static let shared = Quay()
    private let source: any TideSource = LiveTides()
    private let signal: any Horn = LiveHorn()
    static var tides: any TideSource { shared.source }
    static var horn: any Horn { shared.signal }
}

final class BerthModel {
    func arrive() -> Int { Quay.tides.level() }
    //                     ^ warning: [singleton] {{BerthModel reaches the shared instance Quay.tides}}
}

final class Jetty {
    private static let shared = Jetty()
    private let signal: any Horn = LiveHorn()
    private let depth = 3
    static var horn: any Horn { shared.signal }
    static var fathoms: Int { shared.depth }
}

final class MooringModel {
    func leave() -> Int {
        Jetty.horn.blow()
    //  ^ warning: [singleton] {{MooringModel reaches the shared instance Jetty.horn}}
        return Jetty.fathoms
    }
}

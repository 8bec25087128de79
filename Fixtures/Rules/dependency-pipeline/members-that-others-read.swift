// What others read of a type's parameter object is theirs to hand on, and no pipeline of the type's.

protocol Clock {
    func now() -> Int
}

protocol Tracer {
    func trace()
}

struct Settings {
    let clock: any Clock
    let tracer: any Tracer
    var isVerbose = false
}

final class Recorder {
    private let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
    func record() -> Int { clock.now() }
}

final class Sampler {
    private let tracer: any Tracer
    init(tracer: any Tracer) { self.tracer = tracer }
    func sample() { tracer.trace() }
}

final class Monitor {
    let settings: Settings
    init(settings: Settings) { self.settings = settings }
    //   ^ warning: [dependency-pipeline] {{Monitor reads tracer of Settings only to hand it on}}
    func isVerbose() -> Bool { settings.isVerbose }
    func sampler() -> Bool { Sampler(tracer: settings.tracer).sample() == () }
    //                                       ^ related: [dependency-pipeline] {{tracer is handed to Sampler}}
}

enum Monitoring {
    static func start(_ monitor: Monitor) -> Int {
        let settings = monitor.settings
        return Recorder(clock: settings.clock).record()
    }
}

// A locator is asked for a closure, or for one kind of a generic class, by the name that somebody gave it, whether that
// stands alone or inside a type; what has no name of its own goes by what it is.
// only: service-locator

import Combine
import Resolver

protocol Lathe { func turn() }
final class Job<Output> {
    private let lathe: Lathe
    init(lathe: Lathe) { self.lathe = lathe }
    func run() { lathe.turn() }
}
typealias FetchSpeed = () -> AnyPublisher<Int, Never>
typealias TurningJob = Job<Int>
enum Workshop {
    typealias FetchDepth = () -> AnyPublisher<Int, Never>
    typealias DrillingJob = Job<Double>
    typealias Machine = Lathe
}

final class Turner {
    func work() {
        let speed: FetchSpeed = Resolver.resolve()
    //                          ^ warning: [service-locator] {{Turner asks a locator for FetchSpeed}}
        print(speed())
    }
}
final class Cooper {
    func work() {
        let depth: Workshop.FetchDepth = Resolver.resolve()
    //                                   ^ warning: [service-locator] {{Cooper asks a locator for FetchDepth}}
        print(depth())
    }
}
final class Joiner {
    func work() { print((Resolver.resolve() as Workshop.FetchDepth)()) }
    //                   ^ warning: [service-locator] {{Joiner asks a locator for FetchDepth}}
}
final class Carver {
    func work() {
        let job: TurningJob = Locator.shared.resolve()
    //                        ^ warning: [service-locator] {{Carver asks a locator for TurningJob}}
        job.run()
    }
}
final class Driller {
    func work() {
        let job: Workshop.DrillingJob = Locator.shared.resolve()
    //                                  ^ warning: [service-locator] {{Driller asks a locator for DrillingJob}}
        job.run()
    }
}
final class Planer {
    func work() {
        let machine: Workshop.Machine = Locator.shared.resolve()
    //                                  ^ warning: [service-locator] {{Planer asks a locator for Lathe}}
        machine.turn()
    }
}

final class Sawyer {
    private let depth: Workshop.FetchDepth
    private let job: Workshop.DrillingJob
    init(depth: @escaping Workshop.FetchDepth, job: Workshop.DrillingJob) {
        self.depth = depth
        self.job = job
    }
    func work() {
        print(depth())
        job.run()
    }
}

final class Locator {
    static let shared = Locator()
    private var parts: [ObjectIdentifier: Any] = [:]
    func register<Part>(_ part: Part) { parts[ObjectIdentifier(Part.self)] = part }
    func resolve<Part>() -> Part { parts[ObjectIdentifier(Part.self)] as! Part }
}

// A value that a library's container gives out is data, whoever it is for by default; a service is none, nor is what stands for
// a protocol of services.
// only: singleton-default

import Factory
import Foundation

protocol Hoist { func lift() }
final class ChainHoist: Hoist { func lift() {} }
struct HandHoist: Hoist { func lift() {} }

struct Loads {
    let least: Int
    let most: Int
}

extension Container {
    var attempts: Factory<Int> { self { 5 } }
    var delay: Factory<TimeInterval> { self { 60 } }
    var tongues: Factory<[String]> { self { ["en"] } }
    var loads: Factory<Loads> { self { Loads(least: 1, most: 9) } }
    var hoist: Factory<Hoist> { self { ChainHoist() } }
    var handHoist: Factory<HandHoist> { self { HandHoist() } }
}

final class Deck {
    private let attempts: Int
    private let delay: TimeInterval
    private let tongues: [String]
    private let loads: Loads
    private let hoist: Hoist
    init(
        attempts: Int = Container.shared.attempts(), delay: TimeInterval = Container.shared.delay(),
        tongues: [String] = Container.shared.tongues(), loads: Loads = Container.shared.loads(),
        hoist: Hoist = Container.shared.hoist()
    //                 ^ note: [singleton-default] {{Deck asks a locator for Hoist unless it is handed one}}
    ) {
        (self.attempts, self.delay, self.tongues) = (attempts, delay, tongues)
        self.loads = loads
        self.hoist = hoist
    }
    func run() { if attempts > loads.least, delay > 1, !tongues.isEmpty { hoist.lift() } }
}

final class Hold {
    private let hoist: Hoist
    init(hoist: Hoist = Container.shared.handHoist()) { self.hoist = hoist }
    //                  ^ note: [singleton-default] {{Hold asks a locator for HandHoist unless it is handed one}}
    func run() { hoist.lift() }
}

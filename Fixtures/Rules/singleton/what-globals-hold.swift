// A formatter behind a protocol is none of the dependencies; what a function makes anew nobody shares; and what a global
// keeps to itself is not handed out, so that the global is what others reach.
// only: singleton

import Foundation

protocol StampFormatterType {
    func string(from date: Date) -> String
}

extension ISO8601DateFormatter: StampFormatterType {}

let stamps: StampFormatterType = ISO8601DateFormatter()

protocol Pump: AnyObject {
    func start()
}

final class BilgePump: Pump {
    func start() {}
}

var pump: Pump { makePump() }
let onlyPump: Pump = makePump()

func makePump() -> Pump { BilgePump() }

final class Trace: Pump {
    private var finished: [String: BilgePump] = [:]
    func start() { finished = [:] }
    func finished(_ name: String) -> BilgePump? { finished[name] }
}

let trace = Trace()

final class Engineer {
    func note(_ date: Date) -> String { stamps.string(from: date) }
    func drain() { pump.start() }
    func refill() { onlyPump.start() }
    //              ^ warning: [singleton] {{Engineer reaches the shared instance onlyPump}}
    func follow() {
        trace.start()
    //  ^ warning: [singleton] {{Engineer reaches the shared instance trace in 2 places}}
        trace.finished("bilge")?.start()
    //  ^ related: [singleton] {{also reaches trace here}}
    }
}

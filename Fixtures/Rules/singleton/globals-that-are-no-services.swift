// Formatters, loggers' handles, locks, caches of values and plain constants at the top level are no dependencies.

import Foundation
import os

private let formatter = DateFormatter()
private let encoder = JSONEncoder()
private let log = Logger(subsystem: "app", category: "trip")
private let handle = OSLog(subsystem: "app", category: "trip")
private let lock = NSLock()
let defaultTitle = "Trip"
nonisolated(unsafe) var associationKey: UInt8 = 0

final class TripEntity {
    var name = ""
}

let emptyTrip = TripEntity()

final class TripModel {
    func title() -> String {
        lock.lock()
        defer { lock.unlock() }
        log.info("title")
        os_log("title", log: handle)
        _ = try? encoder.encode(defaultTitle)
        return formatter.string(from: Date()) + defaultTitle + emptyTrip.name
    }
}

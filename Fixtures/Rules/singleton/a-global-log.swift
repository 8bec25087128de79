// A global log is a handle for logging, also one of the project's own.

protocol Log {
    func debug(_ message: String)
}

final class ConsoleLog: Log {
    func debug(_ message: String) {}
}

protocol Beacon {
    func flash()
}

final class LampBeacon: Beacon {
    func flash() {}
}

let log: any Log = ConsoleLog()
let beacon: any Beacon = LampBeacon()

final class DiaryService {
    func debug(_ message: String) {}
}

let watchLogger = DiaryService()
let diary = DiaryService()

final class Watch {
    func keep() {
        log.debug("keeping")
        watchLogger.debug("keeping")
        diary.debug("keeping")
        // <- warning: [singleton] {{diary}}
        beacon.flash()
        // <- warning: [singleton] {{beacon}}
    }
}

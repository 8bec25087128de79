// A log that everybody reaches, as a global or in a namespace, is a handle for logging, also one of the project's own.

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

enum Deck {
    static let log: any Log = ConsoleLog()
}

enum Bridge {
    static let beacon: any Beacon = LampBeacon()
}

final class Watch {
    func keep() {
        log.debug("keeping")
        Deck.log.debug("keeping")
        Bridge.beacon.flash()
        // <- warning: [singleton] {{Watch reaches the shared instance Bridge.beacon}}
        watchLogger.debug("keeping")
        diary.debug("keeping")
        // <- warning: [singleton] {{Watch reaches the shared instance diary}}
        beacon.flash()
        // <- warning: [singleton] {{Watch reaches the shared instance beacon}}
    }
}

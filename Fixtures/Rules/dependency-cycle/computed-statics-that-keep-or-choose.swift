// What a computed static keeps it makes once; what it asks in some cases only, later or in a setter is no ring.
// only: dependency-cycle

protocol Mooring { func moor() }
protocol Watching { func watch() }
final class Quay: Mooring {
    private let lookout: (any Watching)?
    init(lookout: (any Watching)?) { self.lookout = lookout }
    func moor() { lookout?.watch() }
}
final class Lookout: Watching {
    private let quay: any Mooring
    init(quay: any Mooring) { self.quay = quay }
    func watch() { quay.moor() }
}
enum HarbourServices {
    private static var _quay: (any Mooring)?
    private static var _lookout: (any Watching)?
    static var quay: any Mooring {
        if let kept = _quay { return kept }
        let made = Quay(lookout: nil)
        _quay = made
        lookout.watch()
        return made
    }
    static var lookout: any Watching {
        if let kept = _lookout { return kept }
        let made = Lookout(quay: quay)
        _lookout = made
        return made
    }
}

protocol Logging { func note() }
final class DiskLog: Logging { func note() { print("noted") } }
final class SpareLog: Logging { func note() { print("spare") } }
enum Logs {
    nonisolated(unsafe) static var isTest = false
    static var main: any Logging { isTest ? SpareLog() : other }
    static var other: any Logging { isTest ? main : DiskLog() }
    static func chosen() -> any Logging {
        guard isTest else { return DiskLog() }
        return backup()
    }
    static func backup() -> any Logging {
        if isTest { return SpareLog() }
        return chosen()
    }
}

final class Vessel {
    nonisolated(unsafe) private static var _current: Vessel?
    let log: any Logging
    init(log: any Logging) { self.log = log }
    static var current: Vessel {
        get {
            guard let kept = _current else {
                let made = Vessel(log: DiskLog())
                current = made
                return made
            }
            return kept
        }
        set {
            _current = newValue
            current.log.note()
        }
    }
    static var flagship: Vessel {
        if let kept = _current { return kept }
        _current = Vessel(log: Fleet.log)
        return flagship
    }
}
enum Fleet {
    static var log: any Logging { Later(log: { Vessel.flagship.log }) }
}
final class Later: Logging {
    private let log: () -> any Logging
    init(log: @escaping () -> any Logging) { self.log = log }
    func note() { log().note() }
}

/// A parent of the own type, or the root, which has none.
final class Settings {
    static var current: Settings { Settings(parent: nil) }
    static var root: Settings { Settings(parent: current) }
    private let parent: Settings?
    init(parent: Settings?) { self.parent = parent ?? Settings.root }
    func save() { parent?.save() }
}

// What is kept by a key is kept before it asks.
enum KeyedServices {
    nonisolated(unsafe) private static var kept: [String: any Mooring] = [:]
    static func quay() -> any Mooring {
        if let known = kept["quay"] { return known }
        let made = Quay(lookout: nil)
        kept["quay"] = made
        made.meet(lookout())
        return made
    }
    static func lookout() -> any Watching { Lookout(quay: quay()) }
}
extension Quay {
    func meet(_ other: any Watching) { other.watch() }
}

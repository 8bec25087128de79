// What a static function makes within a closure, or in one of several cases, it makes later or not at all.
// only: dependency-cycle

protocol Logging { func note() }
final class DiskLog: Logging { func note() { print("noted") } }
final class SpareLog: Logging { func note() { print("spare") } }
protocol Keeping { func keep() }
final class Keeper: Keeping {
    private let log: any Logging
    init(log: any Logging) { self.log = log }
    func keep() { log.note() }
}
final class KeepersLog: Logging {
    private let keeper: () -> any Keeping
    init(keeper: @escaping () -> any Keeping) { self.keeper = keeper }
    func note() { keeper().keep() }
}
enum Services {
    nonisolated(unsafe) static var isTest = false
    static let log: any Logging = KeepersLog(keeper: { makeKeeper() })
    static func makeKeeper() -> any Keeping { Keeper(log: log) }

    static func makeLog() -> any Logging { KeepersLog(keeper: { Services.makeOther() }) }
    static func makeOther() -> any Keeping { Keeper(log: makeLog()) }

    static func chosen() -> any Logging {
        guard isTest else { return DiskLog() }
        return backup()
    }
    static func backup() -> any Logging {
        if isTest { return SpareLog() }
        return chosen()
    }

    static let eager: any Logging = KeepersLog(keeper: { Keeper(log: makeEager()) })
    static func makeEager() -> any Logging {
        let odd = makeOdd()
        //        ^ error: [dependency-cycle] {{Producing Services.makeEager needs itself: makeEager → makeOdd → makeEager}}
        odd.keep()
        return eager
    }
    static func makeOdd() -> any Keeping { Keeper(log: makeEager()) }
}

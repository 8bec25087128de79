// A shared instance that a registry is told to give out is registered, and what is made where one is filled is made for it. What
// is told something there, and what goes anywhere else, is reached.
// only: singleton

class AbstractRegistry {
    private static var instance = AbstractRegistry()
    private var services: [String: Any] = [:]
    class func put<T>(service: T, for type: T.Type) { instance.services["\(type)"] = service }
    class func service<T>(for type: T.Type) -> T { instance.services["\(type)"] as! T }
}

protocol Logging { func log(_ text: String) }
protocol Clocking { func now() -> Int }

final class LogService: Logging {
    static let shared = LogService()
    private var lines: [String] = []
    func log(_ text: String) { lines.append(text) }
}

final class ClockService: Clocking {
    private let log: Logging
    init(log: Logging) { self.log = log }
    func now() -> Int {
        log.log("now")
        return 0
    }
}

final class ServiceRegistry: AbstractRegistry {
    static var logger: Logging { service(for: Logging.self) }
    static var clock: Clocking { service(for: Clocking.self) }
}

final class OneConfigurator {
    func configure() { ServiceRegistry.put(service: LogService.shared, for: Logging.self) }
}

final class WalletConfigurator {
    class func configure() {
        let clock = ClockService(log: LogService.shared)
        ServiceRegistry.put(service: clock, for: Clocking.self)
        ServiceRegistry.put(service: LogService.shared, for: Logging.self)
    }
}

final class LoudConfigurator {
    class func configure() {
        LogService.shared.log("configuring")
    //  ^ warning: [singleton] {{LoudConfigurator reaches the shared instance LogService.shared in 3 places}}
        ServiceRegistry.put(service: ClockService(log: LogService.shared), for: Clocking.self)
        ServiceRegistry.put(service: LogService.shared, for: Logging.self)
        tell(LogService.shared)
        //   ^ related: [singleton] {{also reaches LogService.shared here}}
    }
    class func tell(_ log: Logging) { log.log("told") }
    class func clock() -> Int { ClockService(log: LogService.shared).now() }
    //                                            ^ related: [singleton] {{also reaches LogService.shared here}}
}

// A struct that logs has a handle for each part of the app; one alone, or one of something else, is a shared instance.

struct ShipLogger {
    static var general = ShipLogger(part: "general")
    static var engine = ShipLogger(part: "engine")
    private let part: String
    init(part: String) { self.part = part }
    func note(_ line: String) {}
}

struct LoneLogger {
    static var general = LoneLogger(part: "general")
    private let part: String
    init(part: String) { self.part = part }
    func note(_ line: String) {}
}

struct SignalClient {
    static var general = SignalClient(part: "general")
    static var engine = SignalClient(part: "engine")
    private let part: String
    init(part: String) { self.part = part }
    func send(_ line: String) {}
}

final class Watch {
    func stand() {
        ShipLogger.general.note("stood")
        LoneLogger.general.note("stood")
    //  ^ warning: [singleton] {{Watch reaches the shared instance LoneLogger.general}}
        SignalClient.general.send("stood")
    //  ^ warning: [singleton] {{Watch reaches the shared instance SignalClient.general}}
    }
}

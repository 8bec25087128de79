// A closure whose type has a name is a closure; those that only report back are data by any name.
// only: singleton

struct MessageCenter {
    typealias Asking = @Sendable () async -> Bool
    typealias Sending = (String, String) -> Void

    static let shared = MessageCenter(isAllowed: { true }, send: { _, _ in })

    private let isAllowed: Asking
    private let send: Sending

    init(isAllowed: @escaping Asking, send: @escaping Sending) {
        self.isAllowed = isAllowed
        self.send = send
    }

    func post(_ text: String) { send(text, text) }
}

struct Reports {
    typealias Reporting = (String) -> Void

    static let shared = Reports(report: { _ in })

    let report: Reporting
}

final class BuoyModel {
    func ring() { MessageCenter.shared.post("ring") }
    //            ^ warning: [singleton] {{BuoyModel reaches the shared instance MessageCenter.shared}}

    func tell() { Reports.shared.report("told") }
}

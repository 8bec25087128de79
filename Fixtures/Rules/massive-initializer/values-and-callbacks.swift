// What is compared is a value, however it is called, and a bundle of callbacks reports back.
// only: massive-initializer

protocol LampAPI { func light() }
protocol LampClock { func now() -> Int }
protocol LampStoring { func save() }
protocol LampTracking { func track() }

struct MessageSender: Hashable, Identifiable {
    let id: String
    let name: String
}

struct LampRow: Equatable {
    let sender: MessageSender
    static func == (left: LampRow, right: LampRow) -> Bool { left.sender == right.sender }
}

struct LampActions {
    let onTap: () -> Void
    let onChange: (Int) -> Void
}

struct LampRoutes {
    let open: (Int) async -> Void
    let level: () -> Int
}

final class LampModel {
    private let all: [Any]
    init(
        api: any LampAPI, clock: any LampClock, store: any LampStoring, tracking: any LampTracking,
        sender: MessageSender, row: LampRow, actions: LampActions
    ) {
        all = [api, clock, store, tracking, sender, row, actions]
    }
}

final class LampFlow {
    private let all: [Any]
    init(
//  ^ warning: [massive-initializer] {{LampFlow takes 5 dependencies, more than 4: LampAPI, LampClock, LampStoring, LampTracking, LampRoutes}}
        api: any LampAPI, clock: any LampClock, store: any LampStoring, tracking: any LampTracking, routes: LampRoutes
    ) {
        all = [api, clock, store, tracking, routes]
    }
}

// A struct's static counts when the struct holds closures or services, or when it can be changed through it.

struct HapticClient {
    var tap: () -> Void
    static let shared = HapticClient(tap: {})
}

struct StepCounter {
    private var steps = 0
    static nonisolated(unsafe) var shared = StepCounter()
    mutating func step() { steps += 1 }
}

final class WalkModel {
    func walk() {
        HapticClient.shared.tap()
    //  ^ warning: [singleton] {{WalkModel reaches the shared instance HapticClient.shared}}
        StepCounter.shared.step()
    //  ^ warning: [singleton] {{WalkModel reaches the shared instance StepCounter.shared}}
    }
}

// A file that imports a module for tests in one branch, and as everybody does in another, is the app's. For tests alone it is a test's.
// only: singleton

//- Sources/App/Call.swift
#if DEBUG
    @testable import Calling
#else
    import Calling
#endif

final class Tracker {
    static let shared = Tracker()
    func track(_ event: String) {}
}

final class CallScreen {
    func show() { Tracker.shared.track("call") }
    //            ^ warning: [singleton] {{CallScreen reaches the shared instance Tracker.shared}}
}

//- Sources/App/CallCheck.swift
@testable import Calling

final class CallCheck {
    func check() { Tracker.shared.track("check") }
}

// A shared instance may be typed as a protocol, built by a closure, filled later, computed, or behind a class function.

protocol Signalling {
    func signal()
}

final class Typed: Signalling {
    static let shared: any Signalling = Typed()
    func signal() {}
}

final class Closed {
    @MainActor public static let shared: Closed = {
        let closed = Closed()
        closed.boot()
        return closed
    }()
    func boot() {}
}

final class Filled {
    nonisolated(unsafe) private(set) static var shared: Filled!
    static func start() { shared = Filled() }
    func run() {}
}

class Computed {
    private static let instance = Computed()
    class var current: Computed { instance }
    class func sharedManager() -> Computed { return instance }
    func run() {}
}

actor Acting {
    static let live = Acting()
    func run() {}
}

final class Quoted {
    static let `default` = Quoted()
    func run() {}
}

final class SignalModel {
    @MainActor func run() async {
        Typed.shared.signal()
    //  ^ warning: [singleton] {{SignalModel reaches the shared instance Typed.shared}}
        Closed.shared.boot()
    //  ^ warning: [singleton] {{SignalModel reaches the shared instance Closed.shared}}
        Filled.shared.run()
    //  ^ warning: [singleton] {{SignalModel reaches the shared instance Filled.shared}}
        Computed.current.run()
    //  ^ warning: [singleton] {{SignalModel reaches the shared instance Computed.current}}
        Computed.sharedManager().run()
    //  ^ warning: [singleton] {{SignalModel reaches the shared instance Computed.sharedManager}}
        await Acting.live.run()
        //    ^ warning: [singleton] {{SignalModel reaches the shared instance Acting.live}}
        Quoted.default.run()
    //  ^ warning: [singleton] {{SignalModel reaches the shared instance Quoted.default}}
    }
}

// Who puts a shared instance into another type's static sets the application up; who keeps it in its own, or asks it for something
// on the way, reaches it.
// only: singleton

protocol Flagging {
    func activate()
}

final class Features {
    static var shared: (any Flagging)?
}

final class LocalFlags: Flagging {
    static let shared = LocalFlags()
    func activate() {}
    func copy() -> LocalFlags { self }
}

var currentFlags: (any Flagging)?

final class Injection {
    private static var kept: (any Flagging)?
    func inject() {
        Features.shared = LocalFlags.shared
        currentFlags = LocalFlags.shared
    }
    func keep() {
        Injection.kept = LocalFlags.shared
        //               ^ warning: [singleton] {{Injection reaches the shared instance LocalFlags.shared in 2 places}}
        Features.shared = LocalFlags.shared.copy()
        //                ^ related: [singleton] {{also reaches LocalFlags.shared here}}
        Injection.kept?.activate()
    }
}

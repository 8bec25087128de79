// An access in any branch of `#if` counts, and both branches are one finding.

final class Console {
    static let shared = Console()
    func show() {}
    func hide() {}
}

final class DebugModel {
    func start() {
        #if DEBUG
        Console.shared.show()
    //  ^ warning: [singleton] {{DebugModel reaches the shared instance Console.shared in 2 places}}
        #else
        Console.shared.hide()
    //  ^ related: [singleton] {{also reaches Console.shared here}}
        #endif
    }
}

// One type, be it a class in the one branch and an enum of statics in the other.
#if STATIC_CONSOLE
public enum ConsoleAccess {}
#else
public final class ConsoleAccess {}
#endif

extension ConsoleAccess {
    static func open() { Console.shared.show() }
    //                   ^ warning: [singleton] {{ConsoleAccess reaches the shared instance Console.shared}}
}

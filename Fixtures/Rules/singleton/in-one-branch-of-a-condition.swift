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
    //  ^ warning: [singleton] {{Console.shared}}
        #else
        Console.shared.hide()
    //  ^ related: [singleton]
        #endif
    }
}

// An instance that stands for nothing is as good as a value, of its own type as of another's; one that is merely empty
// may be filled for everybody.
// only: singleton

final class StopToken {
    static let none = StopToken()
    private(set) var isStopped = false
    func stop() { isStopped = true }
}

final class Bureau {
    static let noticed = Bureau()
    func note() {}
}

final class Drawer {
    static let empty = Drawer()
    func fill() {}
}

final class Errand {
    func tidy() { Drawer.empty.fill() }
    //            ^ warning: [singleton] {{Errand reaches the shared instance Drawer.empty}}

    func run(token: StopToken = .none) { if token === StopToken.none { Bureau.noticed.note() } }
    //                                                                 ^ warning: [singleton] {{Errand reaches the shared instance Bureau.noticed}}
}

// A type may reach the statics of those nested in it; a namespace's parts are none of each other's.

final class Engine {
    fileprivate final class Pool {
        static let shared = Pool()
        func take() {}
    }
    func start() { Pool.shared.take() }
}

enum Galley {
    final class Stove {
        static let shared = Stove()
        func light() {}
    }
    final class Cook {
        func cook() { Stove.shared.light() }
        //            ^ warning: [singleton] {{Galley.Cook reaches the shared instance Galley.Stove.shared}}
    }
}

final class Harbour {
    final class Log {
        static let shared = Log()
        func note() {}
    }
    func enter() { Log.shared.note() }
}

final class Quay {
    func enter() { Harbour.Log.shared.note() }
    //             ^ warning: [singleton] {{Quay reaches the shared instance Harbour.Log.shared}}
}

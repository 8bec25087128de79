// An enum without cases is a namespace: its code is no part of a class that is declared in it. What the file keeps to itself, and
// an enum that has instances, is another matter.
// only: singleton

enum Signals {}

extension Signals {
    final class Tower {
        static let shared = Tower()
        private var count = 0
        func light() { count += 1 }
        static func lightAll() { Tower.shared.light() }
    }
}

extension Signals {
    static func warn() { Signals.Tower.shared.light() }
    //                   ^ warning: [singleton] {{Signals reaches the shared instance Signals.Tower.shared}}
    struct Flag {
        func hoist() { Tower.shared.light() }
        //             ^ warning: [singleton] {{Signals.Flag reaches the shared instance Signals.Tower.shared}}
    }
}

enum Lamps {
    private final class Wick {
        static let shared = Wick()
        private var count = 0
        func burn() { count += 1 }
    }
    static func burn() { Wick.shared.burn() }
}

/// Nobody else can name the one that is shared.
enum Winds {
    final class Vane {
        fileprivate static let shared = Vane()
        private var count = 0
        func turn() { count += 1 }
    }
    static func turn() { Vane.shared.turn() }
}

enum Weather {
    case calm, storm
    final class Glass {
        static let shared = Glass()
        private var reading = 0
        func note(_ weather: Weather) { reading += 1 }
    }
    func note() { Glass.shared.note(self) }
}

// What an extension reaches is reached by the type that the project declares in an outside type. Of a type that an outside
// one has by itself the project has but extensions.

//- Sources/Ship/Log.swift
final class ShipLog {
    static let shared = ShipLog()
    func note() {}
}

extension Progress {
    final class Gauge {
        private let depth: Int
        init(depth: Int) { self.depth = depth }
    }
}

//- Sources/Ship/Gauge.swift
extension Progress.Gauge {
    func read() { ShipLog.shared.note() }
    //            ^ warning: [singleton] {{Progress.Gauge reaches the shared instance ShipLog.shared}}
}

extension Progress.Kind {
    func tell() { ShipLog.shared.note() }
    //            ^ warning: [singleton] {{An extension of Kind reaches the shared instance ShipLog.shared}}
}

enum Bridge {
    typealias Dial = _Needle

    final class _Needle {
        private var angle = 0
        func turn() { angle += 1 }
    }
}

extension Bridge.Dial {
    func swing() { ShipLog.shared.note() }
    //             ^ warning: [singleton] {{Bridge._Needle reaches the shared instance ShipLog.shared}}
}

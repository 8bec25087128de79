// A key's code gives out what is found under it. Of what works and is its own key, that is true of its statics alone.
// only: singleton

import SwiftUI

final class Log {
    static let shared = Log()
    func write() {}
}

final class World {
    static let shared = World(log: .shared)
    private let log: Log
    init(log: Log) { self.log = log }
    func save() {
        log.write()
        Log.shared.write()
    //  ^ warning: [singleton] {{World reaches the shared instance Log.shared in 2 places}}
    }

    final class Corner {
        func save() { Log.shared.write() }
        //            ^ warning: [singleton] {{World.Corner reaches the shared instance Log.shared}}
    }
}

extension World: EnvironmentKey {
    static var defaultValue: World { World(log: .shared) }
    func close() { Log.shared.write() }
    //             ^ related: [singleton] {{also reaches Log.shared here}}
}

struct LogKey: EnvironmentKey {
    static var defaultValue: Log { .shared }
}

final class LogBoxKey: EnvironmentKey {
    static let defaultValue = LogBoxKey()
    let log = Log.shared
}

// What a convenience initializer has of a shared instance and hands to the one that a test can call is a default. What
// it asks for something else meanwhile is not, whatever else goes there.
// only: singleton, singleton-default

final class Log {
    private var lines: [String] = []
    func write(_ line: String) { lines.append(line) }
}

final class Depot {
    static let shared = Depot()
    let log = Log()
    let spare = Log()
}

struct Kit {
    let log: Log
}

final class Ferry {
    private let log: Log
    init(log: Log) { self.log = log }
    convenience init() { self.init(log: Depot.shared.log) }
    //                                  ^ note: [singleton-default] {{Ferry falls back on the shared instance Depot.shared where it is handed nothing}}
    func sail() { log.write("sail") }
}

final class Barge {
    private let log: Log
    init(log: Log) { self.log = log }
    convenience init(kit: Kit) {
        Depot.shared.spare.write("made")
//      ^ warning: [singleton] {{Barge reaches the shared instance Depot.shared}}
        self.init(log: kit.log)
    }
    func sail() { log.write("sail") }
}

final class Raft {
    private let log: Log
    init(log: Log) { self.log = log }
    convenience init(kit: Kit) { self.init(log: kit.log) }
    func sail() { log.write("sail") }
}

final class Canoe {
    private let log: Log
    init(log: Log) { self.log = log }
    convenience init() { self.init(log: Log()) }
    func sail() { log.write("sail") }
}

// Lists bring registrations along that cannot be seen.
// only: unregistered-dependency

struct Entry {
    let key: String
    let make: () -> Any

    init<T>(_ type: T.Type, _ make: @escaping () -> T) {
        key = "\(type)"
        self.make = make
    }
}

final class Board {
    private var made: [String: () -> Any] = [:]

    func register<T>(_ type: T.Type, _ make: @escaping () -> T) { made["\(type)"] = make }
    func register(_ entries: [Entry]) { for entry in entries { made[entry.key] = entry.make } }
    func resolve<T>(_ type: T.Type) -> T { made["\(type)"]?() as! T }
}

final class Chalk {
    func write() {}
}

final class Sponge {
    func wipe() {}
}

func hang(_ board: Board) {
    board.register(Chalk.self) { Chalk() }
    board.register([Entry(Sponge.self) { Sponge() }])
    board.resolve(Chalk.self).write()
    board.resolve(Sponge.self).wipe()
}

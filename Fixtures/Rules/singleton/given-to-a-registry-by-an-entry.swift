// What a closure gives out in an entry that a registry is handed is registered, as a closure is that is handed straight to the
// registry's method. What code does besides, and where no registry is filled, it does itself.
// only: singleton

final class Registry {
    nonisolated(unsafe) static var shared = Registry()
    private var entries: [String: Entry] = [:]
    private init() {}
    func add(entry: Entry) { entries[entry.name] = entry }
    func put<T>(_ make: @escaping () -> T) { entries["\(T.self)"] = Entry(make) }
    func resolve<T>() -> T { entries["\(T.self)"]!.make() as! T }
}

struct Entry {
    fileprivate let name: String
    fileprivate let make: () -> Any
    init<T>(_ make: @escaping () -> T) {
        name = "\(T.self)"
        self.make = make
    }
}

final class Flags {
    static let shared = Flags()
    private var isOn = false
    func load() { isOn = true }
}

final class Sender {
    private let flags: Flags
    init(flags: Flags) { self.flags = flags }
    func send() { flags.load() }
}

enum Wiring {
    static func fill() {
        Registry.shared.add(entry: Entry { () -> Flags in Flags.shared })
        Registry.shared.add(entry: Entry { () -> Sender in Sender(flags: Flags.shared) })
    }
}

enum OtherWiring {
    static func fill() {
        Registry.shared.put { () -> Flags in Flags.shared }
        Registry.shared.put { () -> Sender in Sender(flags: Flags.shared) }
    }
}

enum LoadingWiring {
    static func fill() {
        Registry.shared.add(entry: Entry { () -> Flags in Flags.shared })
        Registry.shared.add(entry: Entry { () -> Sender in Sender(flags: Flags.shared) })
        Flags.shared.load()
    //  ^ warning: [singleton] {{LoadingWiring reaches the shared instance Flags.shared}}
    }
}

enum Shelf {
    static func entries() -> [Entry] { [Entry { () -> Flags in Flags.shared }] }
    //                                                         ^ warning: [singleton] {{Shelf reaches the shared instance Flags.shared}}
}

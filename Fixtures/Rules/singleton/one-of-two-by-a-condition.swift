// A static without a type that is one or another of the own type, by a condition, is a shared instance; what the condition
// asks says nothing of the type, and two that do not agree say nothing either.
// only: singleton
enum Launch {
    static var isTesting: Bool { false }
    static var mode: Mode { Mode() }
}

struct Mode {
    var isQuick = false
}

final class Ledger {
    static let shared = Launch.isTesting ? Ledger(inMemory: true) : Ledger()

    init(inMemory: Bool = false) {}
    func save() {}
}

final class Shelf {
    static let shared = Launch.mode.isQuick ? nil : Shelf()

    func save() {}
}

final class Chest {
    static let mode = Launch.isTesting ? 1 : 2
    static let label = Launch.isTesting ? "test" : "live"
    func save() {}
}

final class DeskViewModel {
    func save() { Ledger.shared.save() }
    //            ^ warning: [singleton] {{DeskViewModel reaches the shared instance Ledger.shared}}
}

final class ShelfViewModel {
    func save() { Shelf.shared?.save() }
    //            ^ warning: [singleton] {{ShelfViewModel reaches the shared instance Shelf.shared}}
}

final class BoxViewModel {
    func save() { print(Chest.mode, Chest.label) }
}

// Of several types of one name, none of them nearer than the others, a shared instance is reached whichever is meant, where
// each of them has one by that name. Where one alone has a static of that name no other one is meant.
// only: singleton

//- Quay/TideTable.swift
final class TideTable {
    static let shared = TideTable()
    private var height = 0
    func rise() { height += 1 }
}

final class MoonTable {
    static let shared = MoonTable()
    private var phase = 0
    func turn() { phase += 1 }
}

final class StarTable {
    static let shared = StarTable()
    private var count = 0
    func shine() { count += 1 }
}

//- Quay/Late/TideTable.swift
class TideTable {
    static var shared = TideTable()
    private var height = 1
    func rise() { height += 1 }
}

final class MoonTable {
    private var phase = 0
    func turn() { phase += 1 }
}

enum StarTable {
    case shared
    func shine() {}
}

//- Quay/Pilot.swift
final class Pilot {
    func steer() { TideTable.shared.rise() }
    //             ^ warning: [singleton] {{Pilot reaches the shared instance TideTable.shared}}
}

//- Bridge/Lamp.swift
final class Lamp {
    func light() {
        TideTable.shared.rise()
    //  ^ warning: [singleton] {{Lamp reaches the shared instance TideTable.shared in 2 places}}
        MoonTable.shared.turn()
    //  ^ warning: [singleton] {{Lamp reaches the shared instance MoonTable.shared}}
        StarTable.shared.shine()
        TideTable.other.rise()
    }
    func dim() { TideTable.shared.rise() }
    //           ^ related: [singleton] {{also reaches TideTable.shared here}}
}

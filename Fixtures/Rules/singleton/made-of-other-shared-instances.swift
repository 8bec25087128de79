// What a shared instance of the own type is made of is handed in where it is made: nobody else could. What its code
// reaches later, or what other statics than those of its kind are, is a finding as ever.
// only: singleton

final class TideTable {
    static let shared = TideTable()
    func height() -> Int { 0 }
}

protocol Piloting { func lead() }

final class HarbourPilot: Piloting {
    static let shared: Piloting = HarbourPilot(tides: TideTable.shared)
    static let night = {
        let pilot = HarbourPilot(tides: .shared)
        pilot.lead()
        return pilot
    }()
    static let onCall = HarbourPilot(onCall: { TideTable.shared.height() })
    //                                         ^ warning: [singleton] {{HarbourPilot reaches the shared instance TideTable.shared in 3 places}}
    static let depth = TideTable.shared.height()
    //                 ^ related: [singleton] {{also reaches TideTable.shared here}}
    private let tides: TideTable
    init(tides: TideTable) { self.tides = tides }
    init(onCall: @escaping () -> Int) { self.tides = TideTable() }
    func lead() { _ = tides.height() + TideTable.shared.height() }
    //                                 ^ related: [singleton] {{also reaches TideTable.shared here}}
}

// A registry's statics are put together where they stand, be it called factory.
enum PilotFactory {
    static var makePilot: Piloting = { HarbourPilot(tides: TideTable.shared) }()
    static var makeTides: TideTable { TideTable.shared }
    static func warn() -> Int { TideTable.shared.height() }
    //                          ^ warning: [singleton] {{PilotFactory reaches the shared instance TideTable.shared}}
}

// A module that a file imports may be a folder that lies deep: what is written with its name is declared there, and what
// another module gives out under the same name is the same.
// only: dependency-pipeline, singleton

//- app/Modules/Libraries/OldBank/Types.swift
public enum FeeKind: String, Codable {
    case shared = "SHA"
    case payer = "OUR"
}

public protocol Journal: AnyObject {
    func add()
}

//- app/Modules/Libraries/NewBank/Wrapper.swift
import OldBank

public typealias FeeKind = OldBank.FeeKind
public typealias Journal = OldBank.Journal

//- Shop/Fees.swift
import NewBank

enum Fees {
    case shared, payer

    var value: String {
        switch self {
        case .shared: return FeeKind.shared.rawValue
        case .payer: return FeeKind.payer.rawValue
        }
    }
}

final class Till {
    private let journal: Journal
    init(journal: Journal) { self.journal = journal }
    //   ^ warning: [dependency-pipeline] {{Till takes Journal only to hand it on: Till → Drawer, which uses it}}
    func open(_ screen: DrawerScreen) { screen.drawer = Drawer(journal: journal) }
}

final class Drawer {
    private let journal: Journal
    init(journal: Journal) { self.journal = journal }
    func add() { journal.add() }
}

final class DrawerScreen {
    var drawer: Drawer?
}

//- Shop/Codes.swift
import OldBank

enum Codes {
    static func code() -> String { OldBank.FeeKind.shared.rawValue }
}

//- Shop/Elsewhere.swift
// Nobody knows of that one.
import FarBank

final class FarTill {
    func kind() -> Int { FarBank.FeeKind.shared.amount() }
    //                   ^ warning: [singleton] {{FarTill reaches the shared instance FeeKind.shared}}
}

// In the files of a folder its name may stand before what is declared there, as a module's: that type is meant, and no
// other one of its name. Elsewhere, in a file that imports nothing of that name, it is what nobody declares.
// only: singleton

//- Code/Libraries/Legacy/Clerk.swift
final class Clerk {
    func book() { Legacy.Ledger.shared.post() }
    //            ^ warning: [singleton] {{Clerk reaches the shared instance Ledger.shared}}
    func weigh() -> Int { Legacy.Scale.shared.limit }
}

//- Code/Libraries/Legacy/Ledger.swift
final class Ledger {
    static let shared = Ledger()
    func post() {}
}
struct Scale {
    static let shared = Scale(limit: 4)
    let limit: Int
}

//- Code/Libraries/Modern/Ledger.swift
struct Ledger {
    static let shared = Ledger(pages: 3)
    let pages: Int
}
final class Scale {
    static let shared = Scale()
    var limit = 4
}

//- Code/Desk/Desk.swift
final class Desk {
    func book() { Legacy.Ledger.shared.post() }
    func weigh() -> Int { Modern.Scale.shared.limit }
}

//- Code/Desk/Counter.swift
import Legacy
import Modern

final class Counter {
    func book() { Legacy.Ledger.shared.post() }
    //            ^ warning: [singleton] {{Counter reaches the shared instance Ledger.shared}}
    func count() -> Int { Modern.Ledger.shared.pages }
}

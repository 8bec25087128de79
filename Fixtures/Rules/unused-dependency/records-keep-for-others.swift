// A struct that does nothing with anything keeps it for whoever has the struct, be it to stay alive. A struct that
// works, or promises something, and a class have needs of their own.
// only: unused-dependency

protocol Buoy: AnyObject { func ring() }
protocol Moored {}

struct BerthEntry {
    let name: String
    let buoy: any Buoy
}

struct BerthKeeper {
    let name: String
    let buoy: any Buoy
    //  ^ warning: [unused-dependency] {{BerthKeeper takes Buoy and keeps it, but never uses it}}
    func greet() -> String { name }
}

struct BerthPlan: Moored {
    let buoy: any Buoy
    //  ^ warning: [unused-dependency] {{BerthPlan takes Buoy and keeps it, but never uses it}}
}

final class BerthWatch {
    private let buoy: any Buoy
    init(buoy: any Buoy) { self.buoy = buoy }
    //   ^ warning: [unused-dependency] {{BerthWatch takes Buoy and keeps it, but never uses it}}
}

struct Harbour {
    private var entries: [BerthEntry] = []
    mutating func moor(_ buoy: any Buoy) { entries.append(BerthEntry(name: "North", buoy: buoy)) }
    func names() -> [String] { entries.map(\.name) }
}

// Values of several kinds, each of which shows one thing and tells another, are entities; where the method is told
// something, where there are two of them, or where one of them works, they may be dependencies.
// only: unused-dependency

protocol Cargo {
    var kind: String { get }
    func label() -> String
}

struct Grain: Cargo {
    let kind = "grain"
    let field: String
    func label() -> String { field }
}

struct Timber: Cargo {
    let kind = "timber"
    let forest: String
    func label() -> String { forest }
}

struct Ballast: Cargo {
    let kind: String
    func label() -> String { "" }
}

struct Freight {
    let number: Int
    let cargo: any Cargo
}

final class FreightModel {
    private let number: Int
    init(number: Int, freight: Freight, cargo: any Cargo) { self.number = number }
    func show() { print(number) }
}

protocol Stamp {
    var place: String { get }
    func print(on paper: String) -> String
}

struct PostStamp: Stamp {
    let place: String
    func print(on paper: String) -> String { paper + place }
}

struct TaxStamp: Stamp {
    let place: String
    func print(on paper: String) -> String { paper + place }
}

struct SeaStamp: Stamp {
    let place: String
    func print(on paper: String) -> String { paper + place }
}

protocol Seal {
    var colour: String { get }
    func motto() -> String
}

struct RedSeal: Seal {
    let colour = "red"
    func motto() -> String { colour }
}

struct BlueSeal: Seal {
    let colour = "blue"
    func motto() -> String { colour }
}

final class OfficeModel {
    private let number: Int
    init(number: Int, stamp: any Stamp, seal: any Seal) { self.number = number }
    //                ^ warning: [unused-dependency] {{OfficeModel takes Stamp, but never uses it}}
    //                                  ^ warning: [unused-dependency] {{OfficeModel takes Seal, but never uses it}}
    func show() { print(number) }
}

// What a store of one kind of things gives out by type is an entry of it where that is a value. A struct of closures
// that it is asked for is a service, as a class is, and what is asked for that is a locator.
// only: service-locator

protocol Component {}

struct Weight: Component {
    let tons: Int
}

struct Size: Component {
    let feet: Int
}

struct StampClient: Component {
    let stamp: () -> Bool
}

final class Ledger: Component {
    private var lines = 0
    func write() { lines += 1 }
}

final class Hold {
    private var all: [ObjectIdentifier: any Component] = [:]
    func get<Part: Component>(_ type: Part.Type) -> Part? { all[ObjectIdentifier(type)] as? Part }
    func register<Part: Component>(_ part: Part) { all[ObjectIdentifier(Part.self)] = part }
}

final class Scale {
    private let hold: Hold
    init(hold: Hold) { self.hold = hold }
    func weigh() -> Int { hold.get(Weight.self)?.tons ?? 0 }
    func measure() -> Int { hold.get(Size.self)?.feet ?? 0 }
}

final class Customs {
    private let hold: Hold
    init(hold: Hold) { self.hold = hold }
    func clear() -> Bool { hold.get(StampClient.self)?.stamp() ?? false }
    //                     ^ warning: [service-locator] {{Customs asks a locator for StampClient}}
}

final class Clerk {
    private let hold: Hold
    init(hold: Hold) { self.hold = hold }
    func note() { hold.get(Ledger.self)?.write() }
    //            ^ warning: [service-locator] {{Clerk asks a locator for Ledger}}
}

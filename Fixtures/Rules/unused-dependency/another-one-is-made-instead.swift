// An initializer fills the property with another one of what it takes. What fits no property, or is made for something
// else, is merely not used.
// only: unused-dependency

protocol Grinding { func grind() }

final class Mill: Grinding {
    func grind() {}
}

final class Miller {
    private let mill: Mill
    init(mill: Mill) { self.mill = Mill() }
    //   ^ warning: [unused-dependency] {{Miller takes Mill, but makes another one instead}}
    //                             ^ related: [unused-dependency] {{Mill is made here instead}}
    func work() { mill.grind() }
}

/// What is made implements what is taken.
final class Baker {
    private let mill: any Grinding
    init(mill: any Grinding = Mill()) {
    //   ^ warning: [unused-dependency] {{Baker takes Grinding, but makes another one instead}}
        self.mill = Mill()
    //              ^ related: [unused-dependency] {{Mill is made here instead}}
    }
    func work() { mill.grind() }
}

/// By a stored default.
final class Brewer {
    private let mill = Mill()
    //                 ^ related: [unused-dependency] {{Mill is made here instead}}
    init(mill: Mill) {}
    //   ^ warning: [unused-dependency] {{Brewer takes Mill, but makes another one instead}}
    func work() { mill.grind() }
}

/// The property asks for more than what is taken.
final class Cook {
    private let mill: Mill
    init(mill: any Grinding) { self.mill = Mill() }
    //   ^ warning: [unused-dependency] {{Cook takes Grinding, but never uses it}}
    func work() { mill.grind() }
}

/// Made later, and by a type property.
final class Farmer {
    private var make: (() -> Mill)?
    private static let mill = Mill()
    init(mill: Mill) { make = { Mill() } }
    //   ^ warning: [unused-dependency] {{Farmer takes Mill, but never uses it}}
    func work() { make?().grind(); Self.mill.grind() }
}

/// Both: what is taken is used, and what is made is another one.
final class Merchant {
    private let own: Mill
    private let other: Mill
    init(mill: Mill) {
        own = Mill()
        other = mill
    }
    func work() { own.grind(); other.grind() }
}

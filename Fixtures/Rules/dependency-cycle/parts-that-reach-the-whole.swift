// Making a shared instance runs the initializers of what it makes for itself: one that reaches back to the shared instance
// waits for ever, however deep it stands.
// only: dependency-cycle

final class Radio {
    static let shared = Radio()
    private let dial = Dial()
    func band() -> Int { dial.knob.turns }
}
final class Dial {
    let knob: Knob
    init() { knob = Knob() }
}
final class Knob {
    let turns: Int
    init() { turns = Radio.shared.band() }
    //               ^ error: [dependency-cycle] {{Producing Radio.shared needs itself: Radio.shared → Radio.shared}}
}

// What a property begins with is made by whichever initializer.
final class Antenna {
    static let shared = Antenna(length: 1)
    let length: Int
    private let coil = Coil()
    init(length: Int) { self.length = length }
    func text() -> String { "\(coil.turns)" }
}
final class Coil {
    let turns: Int
    init() { turns = Antenna.shared.length }
    //               ^ error: [dependency-cycle] {{Producing Antenna.shared needs itself: Antenna.shared → Antenna.shared}}
}

// Behind a protocol, and global.
protocol Formatting {
    func text(_ number: Int) -> String
}
let formatter: Formatting = PriceFormatter()
final class PriceFormatter: Formatting {
    private let currency: Currency
    init() { currency = Currency() }
    func text(_ number: Int) -> String { "\(number) \(currency.name)" }
}
final class Currency {
    let name: String
    init() { name = formatter.text(2) }
    //              ^ error: [dependency-cycle] {{Producing formatter needs itself: formatter → formatter}}
}

// Reached later, by another initializer, or only sometimes.
final class Harbour {
    static let shared = Harbour()
    private let crane = Crane()
    private lazy var pier = Pier(number: 1)
    private let buoy = Buoy(colour: "red")
    private let lamp = Lamp(isLit: true)
    func open() { print(crane, pier, buoy, lamp) }
}
final class Crane {
    private lazy var harbour = Harbour.shared
    init() { Task { Harbour.shared.open() } }
    func lift() { harbour.open() }
}
final class Pier {
    init(number: Int) { Harbour.shared.open() }
}
final class Buoy {
    init(colour: String) {}
    init() { Harbour.shared.open() }
}
final class Lamp {
    init(isLit: Bool) {
        if !isLit { Harbour.shared.open() }
    }
}

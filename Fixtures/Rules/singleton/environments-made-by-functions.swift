// Functions outside of types, and globals, that make an environment choose what is in it, as a static of it does. Who makes one
// for itself, and what does something, reaches what it puts there.
// only: singleton, singleton-default

final class Beacon {
    static let shared = Beacon()
    private var level = 0
    func light() { level += 1 }
}

struct Tides { var level: () -> Int }
extension Tides { static let live = Tides(level: { 3 }) }

struct Harbour {
    var beacon: Beacon
    var tides: Tides
}

func boot() -> Harbour { Harbour(beacon: .shared, tides: .live) }
func bootByName() -> Harbour {
    let beacon = Beacon.shared
    return Harbour(beacon: beacon, tides: .live)
}
func bootLater() -> (Int) -> Harbour { { _ in Harbour(beacon: Beacon.shared, tides: .live) } }
func tryToBoot() -> Result<Harbour, any Error> { .success(Harbour(beacon: .shared, tides: .live)) }
func bootBehindAType() -> Later<Harbour, Int> { later(Harbour(beacon: .shared, tides: .live)) }
let bootAtLast = { () -> Harbour in Harbour(beacon: .shared, tides: .live) }
nonisolated(unsafe) var current: Harbour = Harbour(beacon: .shared, tides: .live)
private func assembled() -> Tides {
    Tides(level: {
        Beacon.shared.light()
        return 4
    })
}

func lightUp() -> Int {
    let harbour = Harbour(beacon: .shared, tides: .live)
    //                            ^ warning: [singleton] {{Fixture.swift reaches the shared instance Beacon.shared in 3 places}}
    //                                            ^ warning: [singleton] {{Fixture.swift reaches the shared instance Tides.live}}
    harbour.beacon.light()
    Beacon.shared.light()
//  ^ related: [singleton] {{also reaches Beacon.shared here}}
    return harbour.tides.level()
}

struct Yard {
    var beacon: Beacon
    func work() { beacon.light() }
}

func yard() -> Yard { Yard(beacon: .shared) }
//                                 ^ related: [singleton] {{also reaches Beacon.shared here}}

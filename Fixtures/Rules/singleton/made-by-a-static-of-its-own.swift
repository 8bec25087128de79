// A static function named so may put together what its type makes itself of, and hands in what there is once: who wants
// something else calls the initializer. What it tells something there it uses, and another type's or a plain name says
// nothing of making.
// only: singleton

final class Tide {
    static let shared = Tide()
    var height = 0
    func rise() { height += 1 }
}

final class Pilots {
    static let shared = Pilots()
    let tide = Tide()
    func call() { tide.rise() }
}

protocol Steering {
    func steer()
}

final class Ferry: Steering {
    static let shared = Ferry.create()
    private let tide: Tide
    init(tide: Tide) { self.tide = tide }
    func steer() { tide.rise() }

    private static func create() -> Ferry {
        let tide = Tide.shared
        return Ferry(tide: tide)
    }
}

extension Ferry {
    static func createDefault() -> Steering { Ferry(tide: Tide.shared) }
    static func defaultFerry() -> Ferry { Ferry(tide: Pilots.shared.tide) }
    static func makeSteered() -> Ferry {
        let ferry = Ferry(tide: Tide.shared)
        ferry.steer()
        return ferry
    }

    static func makeHigh() -> Ferry {
        Tide.shared.rise()
    //  ^ warning: [singleton] {{Ferry reaches the shared instance Tide.shared in 2 places}}
        return Ferry(tide: Tide())
    }

    static func tonight() -> Ferry { Ferry(tide: Tide.shared) }
    //                                           ^ related: [singleton] {{also reaches Tide.shared here}}

    static func makePilots() -> Pilots {
        Pilots.shared.call()
    //  ^ warning: [singleton] {{Ferry reaches the shared instance Pilots.shared}}
        return Pilots()
    }
}

// Of a part that is read on the way the same is true: by a local name it goes into what is made, or is only used.
final class Barge {
    private let tide: Tide
    init(tide: Tide) { self.tide = tide }

    static func makeLow() -> Barge {
        let tide = Pilots.shared.tide
        return Barge(tide: tide)
    }

    static func makeSlow() -> Barge? {
        guard let tide = Pilots.shared.relief?.tide else { return nil }
        tide.rise()
        return Barge(tide: tide)
    }

    static func createBarge() -> Barge? {
        let tide = Pilots.shared.tide
        //         ^ warning: [singleton] {{Barge reaches the shared instance Pilots.shared}}
        tide.rise()
        return Barge(tide: Tide())
    }
}

extension Pilots {
    var relief: Pilots? { nil }
}

final class Lists {
    static let shared = Lists()
    var closed: Set<String> = []
    var name = ""
    func open() -> Set<String> { closed }
    func clear() { closed = [] }
}

// A value that is read or asked for on the way works for nobody, and a step that gives back what is made gives it on.
final class Gate {
    private let doors: Set<String>
    private let tide: Tide
    init(doors: Set<String>, tide: Tide) {
        self.doors = doors
        self.tide = tide
    }
    func close() { if !doors.isEmpty { tide.rise() } }
    func with(name: String) -> Gate { self }

    static func createGate() -> Gate { Gate(doors: Lists.shared.closed, tide: Tide()) }
    static func makeNamed() -> Gate {
        let lists = Lists.shared
        return Gate(doors: [], tide: Tide()).with(name: lists.name)
    }
    static func makeOpen() -> Gate { Gate(doors: Lists.shared.open(), tide: Tide()) }
    static func makeCleared() -> Gate {
        Lists.shared.clear()
    //  ^ warning: [singleton] {{Gate reaches the shared instance Lists.shared}}
        return Gate(doors: [], tide: Tide())
    }
}

// Be it for a static of its type, which the initializer may fill itself.
protocol Anchoring: AnyObject { func drop() }

final class Anchor: Anchoring {
    private var depth = 0
    func drop() { depth += 1 }
}

enum Moorings {
    private static var anchor: Anchoring!
    static func initialize(depth: Int) { anchor = Anchor() }
    static func getAnchor() -> Anchoring { anchor }
}

final class ShipRepository {
    private static var _shared: ShipRepository!
    static var shared: ShipRepository {
        if _shared == nil { create() }
        return _shared
    }
    private let anchor: Anchoring

    static func create() {
        Moorings.initialize(depth: 3)
        _ = ShipRepository(anchor: Moorings.getAnchor())
    }
    private init(anchor: Anchoring) {
        self.anchor = anchor
        ShipRepository._shared = self
    }
    func stop() { anchor.drop() }
}

final class BoatRepository {
    private static var kept: BoatRepository!
    private let anchor: Anchoring

    static func create() { kept = BoatRepository(anchor: Moorings.getAnchor()) }
    static func createAnother() {
        Moorings.getAnchor().drop()
    //  ^ warning: [singleton] {{BoatRepository reaches the shared instance Moorings.getAnchor in 2 places}}
        kept = BoatRepository(anchor: Anchor())
    }
    static func createFleet() {
        let boat = BoatRepository(anchor: Moorings.getAnchor())
        //                                ^ related: [singleton] {{also reaches Moorings.getAnchor here}}
        boat.stop()
    }
    init(anchor: Anchoring) { self.anchor = anchor }
    func stop() { anchor.drop() }
}

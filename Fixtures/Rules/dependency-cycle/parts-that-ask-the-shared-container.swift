// A container that everybody reaches is asked by its parts as one that they are handed: while one of two lazy properties is
// made, and asks for the other one, that must not ask for it. Later, or for something else, it may.
// only: dependency-cycle

final class Marina {
    static let shared = Marina()
    lazy var quay = Quay()
    lazy var crane = Crane()
    lazy var buoy = Buoy()
    lazy var light = Lighthouse()
    lazy var rope = Rope()
}

final class Quay {
    private let crane: Crane
    init() { crane = Marina.shared.crane }
    //               ^ related: [dependency-cycle] {{quay asks for crane}}
    func load() { crane.lift() }
}

final class Crane {
    private let quay: Quay
    init(quay: Quay = Marina.shared.quay) { self.quay = quay }
    //                ^ error: [dependency-cycle] {{Producing Marina.crane needs itself: crane → quay → crane}}
    func lift() { quay.load() }
}

final class Buoy {
    private let light: Lighthouse
    init() { light = Marina.shared.light }
    func ring() { light.shine() }
}

final class Lighthouse {
    private var isOn = false
    func shine() {
        isOn = true
        Marina.shared.buoy.ring()
    }
}

final class Rope {
    private let ends: Int
    init() { ends = 2 }
    init(of other: Rope) { ends = Marina.shared.rope.ends + other.ends }
    func tie() { print(ends) }
}

final class Flag {
    private let name: String
    init(name: String) {
        self.name = name
        Mast.shared.flag = self
    }
    func wave() { print(name) }
}

final class Mast {
    static let shared = Mast()
    lazy var flag = Flag(name: "red")
    lazy var lamp = Lamp()
}

final class Lamp {
    private let name: String
    init() { name = Mast.shared.flag.description }
    func shine() { print(name) }
}

final class Tower {
    static let shared = Tower()
    lazy var ladder = Ladder()
}

/// Only where something else says so.
final class Ladder {
    private let ladder: Ladder?
    init(isLong: Bool = false) { ladder = isLong ? Tower.shared.ladder : nil }
    func climb() { ladder?.climb() }
}

let pier = Pier()

final class Pier {
    lazy var plank = Plank()
    lazy var nail = Nail()
}

final class Plank {
    private let nail = pier.nail
    //                 ^ related: [dependency-cycle] {{plank asks for nail}}
    func lie() { nail.hold() }
}

final class Nail {
    private let plank = pier.plank
    //                  ^ error: [dependency-cycle] {{Producing Pier.nail needs itself: nail → plank → nail}}
    func hold() { plank.lie() }
}

struct Shelf {
    static let shared = Shelf()
    let books = Books()
}

final class Books {
    private let count: Int
    init(count: Int = 3) { self.count = count }
    init(like shelf: Shelf) { count = Shelf.shared.books.count }
    func read() { print(count) }
}

// What is made for a container asks it by its shared instance while it is made.
// only: dependency-cycle

final class BoatContainer {
    static let shared = BoatContainer()
    lazy var hull = Hull()
    lazy var keel = Keel()
    lazy var oar = Oar()
    lazy var boy = Boy()
    let rope = Rope()
}
final class Hull {
    private let keel: Keel
    init() { keel = BoatContainer.shared.keel }
    //              ^ error: [dependency-cycle] {{Producing BoatContainer.hull needs itself: hull → keel → hull}}
    func float() { keel.hold() }
}
final class Keel {
    private let hull: Hull
    init(hull: Hull = BoatContainer.shared.hull) { self.hull = hull }
    //                ^ related: [dependency-cycle] {{keel asks for hull}}
    func hold() { hull.float() }
}

/// One of them asks later.
final class Oar {
    private lazy var boy = BoatContainer.shared.boy
    func pull() { boy.pull() }
}
final class Boy {
    private let oar: Oar
    init() { oar = BoatContainer.shared.oar }
    func pull() { oar.pull() }
}

/// A stored part is there as soon as the container is.
final class Rope {
    func tie() { print(BoatContainer.shared.rope) }
}

let yard = Yard()
final class Yard {
    lazy var crane = Crane()
    lazy var winch = Winch()
    lazy var ladder = Ladder()
}
final class Crane {
    private let winch = yard.winch
    //                  ^ error: [dependency-cycle] {{Producing Yard.crane needs itself: crane → winch → crane}}
    func lift() { winch.turn() }
}
final class Winch {
    private let crane: Crane
    init() { crane = yard.crane }
    //               ^ related: [dependency-cycle] {{winch asks for crane}}
    func turn() { crane.lift() }
}

/// Only where something else says so.
final class Ladder {
    private let ladder: Ladder?
    init(isLong: Bool = false) { ladder = isLong ? yard.ladder : nil }
    func climb() { ladder?.climb() }
}

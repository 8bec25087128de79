// A registry may resolve what belongs to the type that it is told, or give out one of the services that it keeps. What
// finds values by keys, or one of the values that it keeps, is a store of those.
// only: container-injection

protocol Rigging {
    func hoist()
}

protocol Part {
    associatedtype Interface
    func make() -> Interface
}

struct RiggingPart: Part {
    let rigging: any Rigging
    func make() -> any Rigging { rigging }
}

final class PartBoard {
    private var parts: [ObjectIdentifier: Any] = [:]
    func resolve<P: Part>(_ type: P.Type) -> P.Interface { (parts[ObjectIdentifier(type)] as! P).make() }
    func register<P: Part>(_ part: P) { parts[ObjectIdentifier(P.self)] = part }
}

final class Mate {
    private let board: PartBoard
    init(board: PartBoard) { self.board = board }
    //   ^ warning: [container-injection] {{Mate takes the whole container PartBoard}}
    func sail() { board.resolve(RiggingPart.self).hoist() }
}

protocol Slot {
    associatedtype Value
}

enum KnotCount: Slot {
    typealias Value = Int
}

final class SlotShelf {
    private var values: [ObjectIdentifier: Any] = [:]
    func require<S: Slot>(_ slot: S.Type) -> S.Value { values[ObjectIdentifier(slot)] as! S.Value }
    func register<S: Slot>(_ slot: S.Type, _ value: S.Value) { values[ObjectIdentifier(slot)] = value }
}

final class Boatswain {
    private let shelf: SlotShelf
    init(shelf: SlotShelf) { self.shelf = shelf }
    func tie() { print(shelf.require(KnotCount.self)) }
}

final class Sounder {
    private let rigging: any Rigging
    init(rigging: any Rigging) { self.rigging = rigging }
    func sound() { rigging.hoist() }
}

final class Pumper {
    private let rigging: any Rigging
    init(rigging: any Rigging) { self.rigging = rigging }
    func pump() { rigging.hoist() }
}

final class Hold {
    private let sounder: Sounder
    private let pumper: Pumper
    init(sounder: Sounder, pumper: Pumper) {
        self.sounder = sounder
        self.pumper = pumper
    }
    func service<Kind>(_ type: Kind.Type) -> Kind? {
        switch type {
        case is Sounder.Type: return sounder as? Kind
        case is Pumper.Type: return pumper as? Kind
        default: return nil
        }
    }
}

final class Carpenter {
    private let hold: Hold
    init(hold: Hold) { self.hold = hold }
    //   ^ warning: [container-injection] {{Carpenter takes the whole container Hold}}
    func mend() { hold.service(Pumper.self)?.pump() }
}

struct Draught {
    let feet = 9
}

struct Beam {
    let feet = 20
}

final class Measures {
    private let draught = Draught()
    private let beam = Beam()
    func object<Kind>(_ type: Kind.Type) -> Kind? {
        switch type {
        case is Draught.Type: return draught as? Kind
        case is Beam.Type: return beam as? Kind
        default: return nil
        }
    }
}

final class Surveyor {
    private let measures: Measures
    init(measures: Measures) { self.measures = measures }
    func write() { print(measures.object(Beam.self)?.feet ?? 0) }
}

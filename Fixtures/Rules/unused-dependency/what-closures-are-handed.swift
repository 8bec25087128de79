// What a closure is handed is whatever its taker says, which may be anybody: by an operator between two closures, a type
// that an associated one stands for, an overload of a superclass, what is generic around the taker, a list. What is read of
// it may be anybody's property of that name.
// only: unused-dependency

protocol Drumming { func drum() }

/// Has a property of the name.
final class Stage {
    let drum: Int
    init(drum: Int) { self.drum = drum }
    var choir: Choir { fatalError() }
}

final class Choir {
    private(set) var drum: any Drumming
    init(drum: any Drumming) { self.drum = drum }
}

infix operator >>>
func >>> <A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }

final class Usher {
    let show: (Stage) -> Void = { $0.choir } >>> { $0.drum.drum() }
}

protocol Keeping {
    associatedtype Item = Stage
    var item: Item { get }
}
extension Keeping {
    func onShow(_ body: (Item) -> Void) { body(item) }
}
struct ChoirKeeper: Keeping { let item: Choir }

class BaseUsher {
    func each(_ body: (Choir) -> Void) {}
}
final class StageUsher: BaseUsher {
    func each(_ body: (Stage) -> Void) {}
}

enum Outer<Stage> {
    final class Box {}
}
extension Outer.Box {
    func open(_ body: (Stage) -> Void) {}
}

func show(_ body: @escaping (Stage) -> Void) {}

func play(_ choir: Choir, _ keeper: ChoirKeeper, _ usher: StageUsher, _ box: Outer<Choir>.Box, _ choirs: [Choir]) {
    keeper.onShow { $0.drum.drum() }
    usher.each { (one) in one.drum.drum() }
    box.open { $0.drum.drum() }
    choirs.forEach { $0.drum.drum() }
    show({ one in { stage in one.drum.drum() } }(choir))
}

/// Nobody reads one of that name.
final class Band {
    private let gong: any Drumming
    init(gong: any Drumming) { self.gong = gong }
    //   ^ warning: [unused-dependency] {{Band takes Drumming and keeps it, but never uses it}}
}

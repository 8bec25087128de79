// The steps of a builder give back the builder, be it by its protocol: nothing is made. What it makes of other types counts.
// only: giant-factory

protocol SailService { func hoist() }
final class Mainsail: SailService {
    func hoist() {}
}

protocol RigBuilder {
    func mast(_ height: Int) -> RigBuilder
    func boom(_ length: Int) -> RigBuilder
    func gaff(_ length: Int) -> RigBuilder
    func stay(_ count: Int) -> RigBuilder
    func shroud(_ count: Int) -> RigBuilder
    func halyard(_ count: Int) -> RigBuilder
    func sheet(_ count: Int) -> RigBuilder
    func block(_ count: Int) -> RigBuilder
    func cleat(_ count: Int) -> RigBuilder
    func winch(_ count: Int) -> RigBuilder
    func sail() -> SailService
}

struct PlainRigBuilder: RigBuilder {
    var parts: [Int] = []
    func mast(_ height: Int) -> RigBuilder { PlainRigBuilder(parts: parts + [height]) }
    func boom(_ length: Int) -> RigBuilder { PlainRigBuilder(parts: parts + [length]) }
    func gaff(_ length: Int) -> RigBuilder { PlainRigBuilder(parts: parts + [length]) }
    func stay(_ count: Int) -> RigBuilder { PlainRigBuilder(parts: parts + [count]) }
    func shroud(_ count: Int) -> RigBuilder { PlainRigBuilder(parts: parts + [count]) }
    func halyard(_ count: Int) -> RigBuilder { PlainRigBuilder(parts: parts + [count]) }
    func sheet(_ count: Int) -> RigBuilder { PlainRigBuilder(parts: parts + [count]) }
    func block(_ count: Int) -> RigBuilder { PlainRigBuilder(parts: parts + [count]) }
    func cleat(_ count: Int) -> RigBuilder { PlainRigBuilder(parts: parts + [count]) }
    func winch(_ count: Int) -> RigBuilder { PlainRigBuilder(parts: parts + [count]) }
    func sail() -> SailService { Mainsail() }
}

struct SailBuilder {
//     ^ warning: [giant-factory] {{SailBuilder has 11 creating methods, more than 10}}
    func first() -> SailService { Mainsail() }
    func second() -> SailService { Mainsail() }
    func third() -> SailService { Mainsail() }
    func fourth() -> SailService { Mainsail() }
    func fifth() -> SailService { Mainsail() }
    func sixth() -> SailService { Mainsail() }
    func seventh() -> SailService { Mainsail() }
    func eighth() -> SailService { Mainsail() }
    func ninth() -> SailService { Mainsail() }
    func tenth() -> SailService { Mainsail() }
    func eleventh() -> SailService { Mainsail() }
}

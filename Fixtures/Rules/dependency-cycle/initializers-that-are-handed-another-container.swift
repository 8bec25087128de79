// What an initializer asks of the container that it takes it asks of the one that it is handed: of none, of the parent or
// of another one asks the container that makes it for nothing.
// only: dependency-cycle

protocol Ringing { func ring() }
protocol Pulling { func pull() }
protocol Depot: AnyObject {
    var bell: any Ringing { get }
    var rope: any Pulling { get }
}
final class Bell: Ringing {
    private let rope: (any Pulling)?
    init(depot: (any Depot)?) { rope = depot?.rope }
    //                                 ^ error: [dependency-cycle] {{Producing WholeDepot.bell needs itself: bell → rope → bell}}
    func ring() { rope?.pull() }
}
final class Rope: Pulling {
    private let bell: any Ringing
    init(bell: any Ringing) { self.bell = bell }
    func pull() { bell.ring() }
}
final class BareDepot: Depot {
    lazy var bell: any Ringing = Bell(depot: nil)
    lazy var rope: any Pulling = Rope(bell: bell)
}
final class InnerDepot: Depot {
    private let parent: InnerDepot?
    init(parent: InnerDepot?) { self.parent = parent }
    lazy var bell: any Ringing = Bell(depot: parent)
    lazy var rope: any Pulling = Rope(bell: bell)
}
final class WholeDepot: Depot {
    lazy var bell: any Ringing = Bell(depot: self)
    lazy var rope: any Pulling = Rope(bell: bell)
    //                                      ^ related: [dependency-cycle] {{rope asks for bell}}
}

protocol Mill: AnyObject { func makeFlour() -> Flour }
final class Flour {
    private let sack: Sack
    init(sack: Sack) { self.sack = sack }
    func pour() { sack.fill() }
}
final class Sack {
    private let flour: Flour
    init(mill: any Mill) { flour = mill.makeFlour() }
    //                             ^ related: [dependency-cycle] {{Store.makeSack asks for LiveMill.makeFlour}}
    func fill() { flour.pour() }
}
final class LiveMill: Mill {
    func makeFlour() -> Flour { Flour(sack: Store(mill: self).makeSack()) }
    //                                      ^ error: [dependency-cycle] {{Producing LiveMill.makeFlour needs itself: LiveMill.makeFlour → Store.makeSack → LiveMill.makeFlour}}
}
final class Store {
    private let mill: any Mill
    init(mill: any Mill) { self.mill = mill }
    func makeSack() -> Sack { Sack(mill: mill) }
}

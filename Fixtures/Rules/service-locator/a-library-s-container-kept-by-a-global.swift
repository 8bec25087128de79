// A container that is built upon a library's, and that a global keeps, is asked for its things by whoever reads it.
// What its registrations run asks it for what they make, and code that gives out whatever it is told is a way to it.
// only: service-locator

import FactoryKit
import Swinject

protocol Anchoring {
    func drop()
}

final class IronAnchor: Anchoring {
    private let chain: AnchorChain
    init(chain: AnchorChain) { self.chain = chain }
    func drop() { chain.run() }
}

final class AnchorChain {
    private var fathoms = 0
    func run() { fathoms += 1 }
}

final class ShipContainer: SharedContainer {
    static let shared = ShipContainer()
    let manager = ContainerManager()
}

let ship = ShipContainer()

extension ShipContainer {
    var chain: Factory<AnchorChain> { self { AnchorChain() } }
    var anchor: Factory<any Anchoring> { self { IronAnchor(chain: ship.chain()) } }
}

final class Bow {
    func stop() { ship.anchor().drop() }
    //            ^ warning: [service-locator] {{Bow asks a locator for Anchoring}}
}

final class Stern {
    private let anchor: any Anchoring
    init(anchor: any Anchoring) { self.anchor = anchor }
    func stop() { anchor.drop() }
}

final class YardContainer {
    let inner = Container()
    lazy var chain = AnchorChain()
    lazy var anchor: any Anchoring = IronAnchor(chain: chain)
}

let yard = YardContainer()

struct Finder<Part> {
    func find() -> Part { yard.inner.resolve(Part.self)! }
}

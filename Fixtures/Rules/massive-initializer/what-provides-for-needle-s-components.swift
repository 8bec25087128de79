// What gives a component of Needle the dependencies that this asks for is a container, and may be handed many. What
// works with as many takes too many.
// only: massive-initializer

import NeedleFoundation

protocol Hull { func float() }
protocol Mast { func stand() }
protocol Anchor { func hold() }
protocol Rudder { func turn() }
protocol Keel { func steady() }

protocol VoyageDependency: Dependency {
    var hull: Hull { get }
    var mast: Mast { get }
    var anchor: Anchor { get }
    var rudder: Rudder { get }
    var keel: Keel { get }
}

final class VoyageParts: VoyageDependency {
    let hull: Hull
    let mast: Mast
    let anchor: Anchor
    let rudder: Rudder
    let keel: Keel
    init(hull: Hull, mast: Mast, anchor: Anchor, rudder: Rudder, keel: Keel) {
        self.hull = hull
        self.mast = mast
        self.anchor = anchor
        self.rudder = rudder
        self.keel = keel
    }
}

final class Dock {
    private let hull: Hull
    private let mast: Mast
    private let anchor: Anchor
    private let rudder: Rudder
    private let keel: Keel
    init(hull: Hull, mast: Mast, anchor: Anchor, rudder: Rudder, keel: Keel) {
//  ^ warning: [massive-initializer] {{Dock takes 5 dependencies, more than 4: Hull, Mast, Anchor, Rudder, Keel}}
        self.hull = hull
        self.mast = mast
        self.anchor = anchor
        self.rudder = rudder
        self.keel = keel
    }
    func inspect() {
        hull.float()
        mast.stand()
        anchor.hold()
        rudder.turn()
        keel.steady()
    }
}

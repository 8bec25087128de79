// A screen is no dependency, whatever it promises besides; what is no view counts, though it is bound to classes.
// only: massive-initializer

import UIKit

protocol Piloting: AnyObject {
    func steer()
}
protocol Rope { func pull() }
protocol Sail { func set() }
protocol Mast { func rise() }
protocol Hull { func float() }
class DeckController: UIViewController {}

class Deck<Pilot: UIViewController & Piloting>: UIViewController {
    init(pilot: Pilot, rope: any Rope, sail: any Sail, mast: any Mast, hull: any Hull) {
        super.init(nibName: nil, bundle: nil)
        addChild(pilot)
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class Bridge {
    init(pilot: UIViewController & Piloting, rope: any Rope, sail: any Sail, mast: any Mast, hull: any Hull) {}
}

final class Cabin {
    init(pilot: DeckController & Piloting, rope: any Rope, sail: any Sail, mast: any Mast, hull: any Hull) {}
}

final class Galley {
    init(pilot: UIView & Piloting, rope: any Rope, sail: any Sail, mast: any Mast, hull: any Hull) {}
}

final class Keel {
    init(pilot: NSObject & Piloting, rope: any Rope, sail: any Sail, mast: any Mast, hull: any Hull) {}
//  ^ warning: [massive-initializer] {{Keel takes 5 dependencies, more than 4: NSObject & Piloting, Rope, Sail, Mast, Hull}}
}

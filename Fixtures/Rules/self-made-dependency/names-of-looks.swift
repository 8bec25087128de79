// What keeps nothing and makes views alone is the names of looks, whatever protocol it has. What does something besides could
// be given.
// only: self-made-dependency

import UIKit

protocol LookMaking {
    func bar() -> UIToolbar
}

final class Looks: LookMaking {
    func bar() -> UIToolbar { UIToolbar() }
}

protocol LookKeeping {
    func bar() -> UIToolbar
    func reset()
}

final class KeptLooks: LookKeeping {
    func bar() -> UIToolbar { UIToolbar() }
    func reset() {}
}

final class CoverViewController: UIViewController {
    private lazy var looks: any LookMaking = Looks()
    private lazy var kept: any LookKeeping = KeptLooks()
    //                                       ^ note: [self-made-dependency] {{CoverViewController creates KeptLooks, which it could be given}}
    func show() -> [UIView] { [looks.bar(), kept.bar()] }
}

// A view that a static function gives out was made for whoever asks, from a nib perhaps; a service was not.
// only: singleton

import UIKit

final class EmptyView: UIView {
    class func instanceFromNib() -> EmptyView { UINib(nibName: "Empty", bundle: nil).instantiate(withOwner: nil)[0] as! EmptyView }
    func show() {}
}

final class Foghorn {
    private static let one = Foghorn()
    class func instanceForAll() -> Foghorn { one }
    func blow() {}
}

final class FogScreen {
    func open() {
        EmptyView.instanceFromNib().show()
        Foghorn.instanceForAll().blow()
//      ^ warning: [singleton] {{FogScreen reaches the shared instance Foghorn.instanceForAll}}
    }
}

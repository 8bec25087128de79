// A delegate of the application that Objective-C declares is a root as well: its extensions are all there is to see.
// only: singleton

import UIKit

final class Lantern {
    static let shared = Lantern()
    func light() {}
}

extension LHAppDelegate {
    @objc func prepare() { Lantern.shared.light() }
}

extension LHRoomDelegate {
    func prepare() { Lantern.shared.light() }
    //               ^ warning: [singleton] {{An extension of LHRoomDelegate reaches the shared instance Lantern.shared}}
}

final class Keeper {
    func wake() { LHAppDelegate.shared().prepare() }
    //            ^ warning: [singleton] {{Keeper reaches the shared instance LHAppDelegate.shared}}
}

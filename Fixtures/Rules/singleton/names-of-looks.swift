// A class that keeps nothing and makes views alone is the names of looks: there is nothing in it that could be replaced. One
// that keeps something, does something or gives out a service is shared.
// only: singleton

import Outside
import UIKit

protocol LookMaking {
    func background(filled: Bool) -> UIView
    func bar(for target: Any?) -> UIToolbar
}

final class RimView: OutsideView {}

final class Looks: LookMaking {
    static let `default` = Looks()
    func background(filled: Bool) -> UIView {
        let view = UIView()
        view.backgroundColor = filled ? .black : .clear
        return view
    }
    func bar(for target: Any?) -> UIToolbar { UIToolbar() }
    func rim() -> RimView { RimView() }
    func dial() -> OutsideDialView { OutsideDialView(size: 2) }
}

final class CountedLooks {
    static let shared = CountedLooks()
    private var made = 0
    func background() -> UIView {
        made += 1
        return UIView()
    }
}

final class ActingLooks {
    static let shared = ActingLooks()
    func background() -> UIView { UIView() }
    func reset() {}
}

protocol Feeding {
    func feed() -> Int
}

final class GivingLooks {
    static let shared = GivingLooks()
    func background() -> UIView { UIView() }
    func feeding() -> any Feeding { Feeder() }
}

final class Feeder: Feeding {
    func feed() -> Int { 1 }
}

final class CoverLayout: UIView {
    let background = Looks.default.background(filled: true)
    let dial = Looks.default.dial()
}

final class CoverViewController: UIViewController {
    private lazy var looks: any LookMaking = Looks()
    private func bar() -> UIToolbar { looks.bar(for: self) }
    private func counted() -> UIView { CountedLooks.shared.background() }
    //                                 ^ warning: [singleton] {{CoverViewController reaches the shared instance CountedLooks.shared}}
    private func acting() -> UIView { ActingLooks.shared.background() }
    //                                ^ warning: [singleton] {{CoverViewController reaches the shared instance ActingLooks.shared}}
    private func giving() -> UIView { GivingLooks.shared.background() }
    //                                ^ warning: [singleton] {{CoverViewController reaches the shared instance GivingLooks.shared}}
}

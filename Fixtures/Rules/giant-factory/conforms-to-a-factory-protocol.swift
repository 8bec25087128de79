// What conforms to a factory protocol is a factory whatever its name; the protocol itself is none.
// only: giant-factory

import UIKit

protocol ScreenMaking {
    func makeAnt() -> UIViewController
    func makeBee() -> UIViewController
    func makeCat() -> UIViewController
    func makeDog() -> UIViewController
    func makeElk() -> UIViewController
    func makeFox() -> UIViewController
    func makeGnu() -> UIViewController
    func makeHen() -> UIViewController
    func makeIbis() -> UIViewController
    func makeJay() -> UIViewController
    func makeKiwi() -> UIViewController
}

final class Screens: ScreenMaking {
//          ^ warning: [giant-factory] {{Screens has 11 creating methods, more than 10}}
    func makeAnt() -> UIViewController { UIViewController() }
    func makeBee() -> UIViewController { UIViewController() }
    func makeCat() -> UIViewController { UIViewController() }
    func makeDog() -> UIViewController { UIViewController() }
    func makeElk() -> UIViewController { UIViewController() }
    func makeFox() -> UIViewController { UIViewController() }
    func makeGnu() -> UIViewController { UIViewController() }
    func makeHen() -> UIViewController { UIViewController() }
    func makeIbis() -> UIViewController { UIViewController() }
    func makeJay() -> UIViewController { UIViewController() }
    func makeKiwi() -> UIViewController { UIViewController() }
}

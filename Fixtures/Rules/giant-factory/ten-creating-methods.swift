// Ten are allowed; private helpers and methods that make values are none.
// only: giant-factory

import UIKit

final class ToyFactory {
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
    private func makeHidden() -> UIViewController { UIViewController() }
    fileprivate func makeLocal() -> UIViewController { UIViewController() }
    func makeTitle() -> String { "" }
    func makeURL() -> URL? { nil }
    func makeNumbers() -> [Int] { [] }
    func prepare() {}
}

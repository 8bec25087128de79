// What is built upon a package's view controller is one, told by that one's name; a view that conforms to what is named so is
// a view.
// only: inline-assembly, self-made-dependency

import Forms
import UIKit

protocol FeeLoading {
    func load() -> Int
}

final class FeeViewController: FormViewController {
    private let fees: any FeeLoading
    init(fees: any FeeLoading) {
        self.fees = fees
        super.init()
    }
    func reload() -> Int { fees.load() }
}

final class FeeView: UIView, StatefulViewController {
    private let fees: any FeeLoading
    init(fees: any FeeLoading) {
        self.fees = fees
        super.init(frame: .zero)
    }
    func reload() -> Int { fees.load() }
}

final class FeeCoordinator {
    private let fees: any FeeLoading
    private let navigation = UINavigationController()
    private lazy var view = FeeView(fees: fees)
    private lazy var screen = FeeViewController(fees: fees)
    //                        ^ note: [inline-assembly] {{FeeCoordinator builds FeeViewController}}
    init(fees: any FeeLoading) { self.fees = fees }
    func start() {
        screen.view.addSubview(view)
        navigation.pushViewController(screen, animated: true)
    }
}

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
    //                        ^ note: [inline-assembly] {{FeeCoordinator builds FeeViewController out of its own dependencies}}
    init(fees: any FeeLoading) { self.fees = fees }
    func start() {
        screen.view.addSubview(view)
        navigation.pushViewController(screen, animated: true)
    }
}

// Its name may say so at the beginning. What belongs to a view controller is none.
final class TollScreen: ViewControllerWithLocalState<FeeView> {
    private let fees: any FeeLoading
    init(fees: any FeeLoading) {
        self.fees = fees
        super.init()
    }
    func reload() -> Int { fees.load() }
}

final class TollPane: ViewControllerBase {
    private let fees: any FeeLoading
    init(fees: any FeeLoading) {
        self.fees = fees
        super.init()
    }
    func reload() -> Int { fees.load() }
}

final class TollState: ViewControllerDelegate {
    private let fees: any FeeLoading
    init(fees: any FeeLoading) { self.fees = fees }
    func reload() -> Int { fees.load() }
}

final class TollFlow {
    private let fees: any FeeLoading
    init(fees: any FeeLoading) { self.fees = fees }
    func screen() -> UIViewController { TollScreen(fees: fees) }
    //                                  ^ note: [inline-assembly] {{TollFlow builds TollScreen out of its own dependencies}}
    func pane() -> UIViewController { TollPane(fees: fees) }
    //                                ^ note: [inline-assembly] {{TollFlow builds TollPane out of its own dependencies}}
    func state() -> Int { TollState(fees: fees).reload() }
}

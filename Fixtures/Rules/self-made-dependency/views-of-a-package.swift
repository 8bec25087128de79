// A class named view that is built upon a package's view is a view, whatever it can do besides: screens are made of
// them. What only promises to be one, for the screen to talk to, is none.
// only: self-made-dependency

import HarbourKit
import UIKit

protocol Shimmering: AnyObject {
    func shimmer()
}

final class FoamView: HarbourKit.BaseView, Shimmering {
    func shimmer() {}
}

final class FoamPresenter: FoamShowingView, Shimmering {
    func shimmer() {}
}

final class SpindriftView: Shimmering {
    func shimmer() {}
}

final class FoamViewController: UIViewController {
    private let foam = FoamView()
    private let presenter = FoamPresenter()
    //                      ^ note: [self-made-dependency] {{FoamViewController creates FoamPresenter, which it could be given}}
    private let spindrift = SpindriftView()
    //                      ^ note: [self-made-dependency] {{FoamViewController creates SpindriftView, which it could be given}}
    override func viewDidLoad() {
        foam.shimmer()
        presenter.shimmer()
        spindrift.shimmer()
    }
}

// What a view controller hands to a view of its own the screen has still; the next screen is another matter.

import SwiftUI
import UIKit

protocol OrchardInteracting {
    func pick()
}

struct OrchardView: View {
    let interactor: any OrchardInteracting
    var body: some View { Button("Pick") { interactor.pick() } }
}

final class BranchView: UIView {
    private let interactor: any OrchardInteracting
    init(interactor: any OrchardInteracting) {
        self.interactor = interactor
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    func tapped() { interactor.pick() }
}

final class OrchardViewController: UIViewController {
    private let interactor: any OrchardInteracting
    init(interactor: any OrchardInteracting) {
        self.interactor = interactor
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { addChild(UIHostingController(rootView: OrchardView(interactor: interactor))) }
}

final class BranchViewController: UIViewController {
    init(interactor: any OrchardInteracting) {
        super.init(nibName: nil, bundle: nil)
        view.addSubview(BranchView(interactor: interactor))
    }
    required init?(coder: NSCoder) { nil }
}

final class GardenViewController: UIViewController {
    private let interactor: any OrchardInteracting
    init(interactor: any OrchardInteracting) {
    //   ^ warning: [dependency-pipeline] {{GardenViewController takes OrchardInteracting only to hand it on: GardenViewController → OrchardViewController, which uses it}}
        self.interactor = interactor
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func open() { present(OrchardViewController(interactor: interactor), animated: true) }
}

final class GardenPresenter {
    private let interactor: any OrchardInteracting
    init(interactor: any OrchardInteracting) { self.interactor = interactor }
    //   ^ warning: [dependency-pipeline] {{GardenPresenter takes OrchardInteracting only to hand it on: GardenPresenter → OrchardView, which uses it}}
    func screen() -> UIViewController { UIHostingController(rootView: OrchardView(interactor: interactor)) }
}

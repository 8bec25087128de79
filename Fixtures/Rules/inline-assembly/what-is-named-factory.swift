// A factory of views builds their models, and its tools, whatever it gives back; a presenter that does is none.
// only: inline-assembly, self-made-dependency

import UIKit

protocol Sowing {
    func sow()
}

final class BedViewModel {
    private let sowing: any Sowing
    init(sowing: any Sowing) { self.sowing = sowing }
    func sow() { sowing.sow() }
}

final class BedView: UIView {
    private let model: BedViewModel
    init(model: BedViewModel) {
        self.model = model
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() { model.sow() }
}

protocol BedShowing {
    func view(for bed: Int) -> UIView
}

protocol Watering {
    func water()
}

final class Can: Watering {
    func water() {}
}

final class BedViewFactory: BedShowing {
    private let watering: any Watering = Can()
    private let sowing: any Sowing
    init(sowing: any Sowing) { self.sowing = sowing }
    func view(for bed: Int) -> UIView { BedView(model: BedViewModel(sowing: sowing)) }
}

final class GardenPresenter: BedShowing {
    private let watering: any Watering = Can()
    //                                   ^ note: [self-made-dependency] {{GardenPresenter creates Can, which it could be given}}
    private let sowing: any Sowing
    init(sowing: any Sowing) { self.sowing = sowing }
    func view(for bed: Int) -> UIView { BedView(model: BedViewModel(sowing: sowing)) }
    //                                                 ^ note: [inline-assembly] {{GardenPresenter builds BedViewModel out of its own dependencies}}
}

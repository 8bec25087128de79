// Values, plain classes, views and what a screen shows of its own model are no components.
// only: inline-assembly

import UIKit

final class PaintService {
    func mix() {}
}

final class Stroke {
    let service: PaintService
    init(service: PaintService) { self.service = service }
}

struct Brush {
    let service: PaintService
    let width: Int
    func paint() { service.mix() }
}

final class PaintView: UIView {
    init(service: PaintService) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
}

final class PaintViewModel {
    private let service: PaintService
    init(service: PaintService) { self.service = service }
    func brush() -> Brush { Brush(service: service, width: 2) }
    func view() -> PaintView { PaintView(service: service) }
}

final class PaletteViewController: UIViewController {
    private let viewModel: PaintViewModel
    init(viewModel: PaintViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}

final class StudioViewController: UIViewController {
    private let viewModel: PaintViewModel
    init(viewModel: PaintViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func openPalette() { present(PaletteViewController(viewModel: viewModel), animated: true) }
}

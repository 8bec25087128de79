// A factory may make an enum whose cases carry screens or components. Where no name says that something is made, or where the cases
// carry values, the type is no factory.
// only: dependency-pipeline

import UIKit

protocol KilnService {
    func fire()
}

final class KilnViewController: UIViewController {
    private let kiln: KilnService
    init(kiln: KilnService) {
        self.kiln = kiln
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { kiln.fire() }
}

enum Made {
    case screen(UIViewController)
    case nothing
}

enum Outcome {
    case count(Int)
    case nothing
}

final class KilnScreenFactory {
    private let kiln: KilnService
    init(kiln: KilnService) { self.kiln = kiln }
    func makeScreen(isOpen: Bool) -> Made { isOpen ? .screen(KilnViewController(kiln: kiln)) : .nothing }
}

final class KilnCountFactory {
    private let kiln: KilnService
    init(kiln: KilnService) { self.kiln = kiln }
    //   ^ warning: [dependency-pipeline] {{KilnCountFactory → KilnViewController}}
    func makeCount() -> Outcome {
        let screen = KilnViewController(kiln: kiln)
        return .count(screen.children.count)
    }
}

final class KilnRowFactory {
    private let kiln: KilnService
    init(kiln: KilnService) { self.kiln = kiln }
    //   ^ warning: [dependency-pipeline] {{KilnRowFactory → KilnViewController}}
    func row() -> Made { .screen(KilnViewController(kiln: kiln)) }
}

final class KilnDesk {
    private let kiln: KilnService
    init(kiln: KilnService) { self.kiln = kiln }
    //   ^ warning: [dependency-pipeline] {{KilnDesk → KilnViewController}}
    func makeScreen() -> Made { .screen(KilnViewController(kiln: kiln)) }
}

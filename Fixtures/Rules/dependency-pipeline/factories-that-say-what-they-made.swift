// A factory may give back an enum whose cases carry screens, components or values. What is not called a factory is none.
// only: dependency-pipeline

import SwiftUI
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
    func makeCount() -> Outcome {
        let screen = KilnViewController(kiln: kiln)
        return .count(screen.children.count)
    }
}

final class KilnModel: ObservableObject {
    private let kiln: KilnService
    init(kiln: KilnService) { self.kiln = kiln }
    func heat() { kiln.fire() }
}

enum Row {
    case model(KilnModel)
    case title(String)
}

final class KilnModelFactory {
    private let kiln: KilnService
    init(kiln: KilnService) { self.kiln = kiln }
    func makeRow() -> Row { .model(KilnModel(kiln: kiln)) }
}

final class KilnRowFactory {
    private let kiln: KilnService
    init(kiln: KilnService) { self.kiln = kiln }
    func row() -> Row { .model(KilnModel(kiln: kiln)) }
}

final class KilnDesk {
    private let kiln: KilnService
    init(kiln: KilnService) { self.kiln = kiln }
    //   ^ warning: [dependency-pipeline] {{KilnDesk takes KilnService only to hand it on: KilnDesk → KilnViewController, which uses it}}
    func makeScreen() -> Made { .screen(KilnViewController(kiln: kiln)) }
}

// What is observed and never changes stands in SwiftUI's environment to be found: where it does nothing but make screens it is a
// factory. What publishes something is a model, whatever it makes besides; nor is a factory what is called a model.
// only: dependency-pipeline

import Combine
import UIKit

protocol Kiln { func heat() }

final class KilnViewController: UIViewController {
    private let kiln: Kiln
    init(kiln: Kiln) {
        self.kiln = kiln
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func light() { kiln.heat() }
}

final class KilnScreenProvider: ObservableObject {
    let kiln: Kiln
    init(kiln: Kiln) { self.kiln = kiln }
    var plain: UIViewController { load("plain") }
    var kilnScreen: UIViewController { makeKiln() }
    func kiln(named name: String) -> KilnViewController { KilnViewController(kiln: kiln) }
    private func load(_ name: String) -> UIViewController { UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()! }
    private func makeKiln() -> UIViewController { KilnViewController(kiln: kiln) }
}

final class PublishingScreenProvider: ObservableObject {
    let kiln: Kiln
    @Published var isLit = false
    init(kiln: Kiln) { self.kiln = kiln }
    //   ^ warning: [dependency-pipeline] {{PublishingScreenProvider takes Kiln only to hand it on: PublishingScreenProvider → KilnViewController, which uses it}}
    func kiln(named name: String) -> KilnViewController { KilnViewController(kiln: kiln) }
}

final class TellingScreenProvider: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    let kiln: Kiln
    init(kiln: Kiln) { self.kiln = kiln }
    //   ^ warning: [dependency-pipeline] {{TellingScreenProvider takes Kiln only to hand it on: TellingScreenProvider → KilnViewController, which uses it}}
    func kiln(named name: String) -> KilnViewController { KilnViewController(kiln: kiln) }
}

final class KilnListViewModel: ObservableObject {
    let kiln: Kiln
    init(kiln: Kiln) { self.kiln = kiln }
    //   ^ warning: [dependency-pipeline] {{KilnListViewModel takes Kiln only to hand it on: KilnListViewModel → KilnViewController, which uses it}}
    func kiln(named name: String) -> KilnViewController { KilnViewController(kiln: kiln) }
}

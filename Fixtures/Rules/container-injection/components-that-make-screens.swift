// Methods of a library's component that construct what they give back are creating methods, whatever they are called: who
// calls nothing else takes it as a factory. Who reads what it holds takes a container.
// only: container-injection, concrete-factory

import NeedleFoundation
import UIKit

final class Ferry { func cross() {} }
final class DeckViewController: UIViewController {
    init(ferry: Ferry) { super.init(nibName: nil, bundle: nil) }
}

final class DeckComponent: Component<EmptyDependency> {
    var ferry: Ferry { Ferry() }
    func deckViewController() -> DeckViewController { DeckViewController(ferry: ferry) }
}

final class DeckCoordinator {
    private let component: DeckComponent
    init(component: DeckComponent) { self.component = component }
    //   ^ note: [concrete-factory] {{DeckCoordinator takes the factory DeckComponent by its concrete type}}
    func start() -> UIViewController { component.deckViewController() }
}

final class FerryCoordinator {
    private let component: DeckComponent
    init(component: DeckComponent) { self.component = component }
    //   ^ warning: [container-injection] {{FerryCoordinator takes the whole container DeckComponent}}
    func start() { component.ferry.cross() }
}

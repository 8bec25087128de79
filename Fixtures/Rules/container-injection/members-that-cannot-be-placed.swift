// Where nobody can tell what is read of a container, it may be what a factory makes.
// only: container-injection

import NeedleFoundation
import RxSwift
import UIKit

final class SortComponent: Component<EmptyDependency> {
    func makeView(_ order: Int) -> UIViewController { UIViewController() }
    var order: SortOrder { shared { SortOrder() } }
    var names: SortNames { shared { SortNames() } }
}

final class SortOrder {
    func next() {}
}

final class SortNames {
    func next() {}
}

final class SortViewController: UIViewController {
    private let component: SortComponent
    init(component: SortComponent) {
        self.component = component
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func bind(_ taps: Observable<Int>) {
        taps.bind(with: self) { owner, order in owner.show(owner.component.makeView(order), sender: nil) }
    }
}

final class NameViewController: UIViewController {
    private let sorting: SortComponent
    init(sorting: SortComponent) {
    //   ^ warning: [container-injection] {{NameViewController takes the whole container SortComponent}}
        self.sorting = sorting
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { sorting.names.next() }
}

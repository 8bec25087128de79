// Whoever calls may hand in another container than a default argument makes; inside the initializer nobody may. That a
// whole container is taken is another rule's.
// only: container-outside-root, container-injection

final class BellAPI { func ring() {} }
final class BellStore { func keep() {} }

final class BellContainer {
    lazy var api = BellAPI()
    lazy var store = BellStore()
}

final class BellKit {
    private let container: BellContainer
    init(container: BellContainer = BellContainer()) { self.container = container }
    //   ^ warning: [container-injection] {{BellContainer}}
    func ring() { container.api.ring() }
}

final class BellTower {
    private let container: BellContainer
    init() { container = BellContainer() }
    //                   ^ warning: [container-outside-root] {{BellTower constructs the container BellContainer}}
    func ring() { container.api.ring() }
}

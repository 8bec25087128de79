// Factories, child containers and roots work with containers.

import UIKit

final class SailService {
    func hoist() {}
}

final class RopeService {
    func pull() {}
}

final class SailContainer {
    lazy var sail = SailService()
    lazy var rope = RopeService()
}

final class SailModel {
    private let sail: SailService
    init(sail: SailService) { self.sail = sail }
    func go() { sail.hoist() }
}

struct SailModelFactory {
    private let container: SailContainer
    init(container: SailContainer) { self.container = container }
    func makeSailModel() -> SailModel { SailModel(sail: container.sail) }
}

final class RegattaContainer {
    private let parent: SailContainer
    lazy var first = SailModel(sail: parent.sail)
    lazy var second = SailModel(sail: parent.sail)
    init(container: SailContainer) { parent = container }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let container: SailContainer
    init(container: SailContainer) { self.container = container }
    func start() { container.rope.pull() }
}

// The same type and name on the same container in one function: the first never takes effect.
// only: duplicate-registration

import Swinject

protocol Crane {
    func lift()
}

final class TowerCrane: Crane {
    func lift() {}
}

final class MobileCrane: Crane {
    func lift() {}
}

enum CraneNames {
    enum Short {
        static let first = "a"
    }
}

final class NamedAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Crane.self, name: CraneNames.Short.first) { _ in TowerCrane() }
        //                 ^ related: [duplicate-registration] {{Crane "first" is registered here first}}
        container.register(Crane.self, name: CraneNames.Short.first) { _ in MobileCrane() }
        //                 ^ warning: [duplicate-registration] {{NamedAssembly registers Crane "first" a second time}}
    }
}

final class SiteAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Crane.self) { _ in TowerCrane() }
        //                 ^ related: [duplicate-registration] {{Crane is registered here first}}
        container.register(TowerCrane.self) { _ in TowerCrane() }
        container.register(Crane.self) { _ in MobileCrane() }
        //                 ^ warning: [duplicate-registration] {{SiteAssembly registers Crane a second time}}
    }
}

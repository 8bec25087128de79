// Factory: what a property declares may be told anew, once in one place.
// only: duplicate-registration

import FactoryKit

final class Archive {}

final class PaymentContainer: SharedContainer {
    static let shared = PaymentContainer()
    let manager = ContainerManager()
    var archive: Factory<Archive> { self { Archive() } }
}

extension Container {
    var archive: Factory<Archive> { self { Archive() } }
    var attic: Factory<Archive> { self { Archive() } }
}

func prepare(isPlain: Bool) {
    Container.shared.archive.register { Archive() }
    Container.shared.attic.register { Archive() }
    PaymentContainer.shared.archive.register { Archive() }
    Container.shared.archive.onTest { Archive() }
    if isPlain { Container.shared.attic.register { Archive() } }
    Container.shared.archive { Archive() }
    //               ^ warning: [duplicate-registration] {{Fixture.swift registers Archive a second time}}
}

func prepareAgain() {
    Container.shared.attic.register { Archive() }
    Container.shared.manager.reset()
    Container.shared.attic.register { Archive() }
}

func prepareBoth() -> Archive {
    Container.shared.attic.register { Archive() }
    let first = Container.shared.attic()
    Container.shared.attic.register { first }
    return Container.shared.attic()
}

func prepareEach(_ containers: [Container]) {
    containers.forEach { container in
        container.archive.register { Archive() }
    }
    containers.forEach { container in
        container.archive.register { Archive() }
    }
}

// Swinject's initCompleted asks when both instances are there.
// only: dependency-cycle

import Swinject

final class Host {
    var guest: Guest?
    func greet() { guest?.bow() }
}

final class Guest {
    private let host: Host
    init(host: Host) { self.host = host }
    func bow() { host.greet() }
}

final class VisitAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Guest.self) { Guest(host: $0.resolve(Host.self)!) }
        container.register(Host.self) { _ in Host() }
            .initCompleted { resolver, host in host.guest = resolver.resolve(Guest.self) }
    }
}

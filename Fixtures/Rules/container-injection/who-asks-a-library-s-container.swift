// A protocol of the library's that says only that a type asks a container, or fills one, makes no container of it.
// only: container-injection

import Resolver

final class Log {
    private var lines: [String] = []
    func put(_ line: String) { lines.append(line) }
}
final class SessionService: Resolving {
    private lazy var log: Log = resolver.resolve()
    func open() { log.put("open") }
}
final class Ship {
    private let session: SessionService
    init(session: SessionService) { self.session = session }
    func sail() { session.open() }
}
final class Dock {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{Dock takes the whole container Resolver}}
    func fill() {
        let log: Log = resolver.resolve()
        log.put("filled")
    }
}

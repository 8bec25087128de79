// A container that is asked behind a lock is one access, as without it: what its own registry does with it is nobody's
// matter, what stands in for a parameter is a default, and what is asked for says more than whose container it is.
// only: service-locator, singleton, singleton-default

import Swinject

final class Bell {
    private var count = 0
    func ring() { count += 1 }
}

enum Graph {
    static let container = Container()
    static var bell: Bell { Graph.container.synchronize().resolve(Bell.self)! }
}

func assemble() {
    Graph.container.register(Bell.self) { _ in Bell() }
}

final class Tower {
    private let bell: Bell
    init(bell: Bell?) { self.bell = bell ?? Graph.container.synchronize().resolve(Bell.self)! }
    //                                      ^ note: [singleton-default] {{Tower asks a locator for Bell unless it is handed one}}
    func open() { bell.ring() }
}

final class Town {
    static let shared = Town()
    let container = Container()
    private init() { container.register(Bell.self) { _ in Bell() } }
}

final class Gate {
    func open() { Town.shared.container.synchronize().resolve(Bell.self)?.ring() }
    //            ^ warning: [service-locator] {{Gate asks a locator for Bell}}
}

final class Steeple {
    private let bell: Bell
    init(bell: Bell) { self.bell = bell }
    func open() { bell.ring() }
}

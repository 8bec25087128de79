// Who makes a container, fills it and keeps it to himself asks it for what he gives out. One that is somebody else's, or that another one
// fills, is a locator.
// only: service-locator

//- Sources/App/Lock.swift
import Swinject

protocol Lock {
    func open()
}
final class CanalLock: Lock { func open() {} }

final class LockKeeper {
    private lazy var container: Container = {
        let container = Container()
        container.register(Lock.self) { _ in CanalLock() }
        return container
    }()
    func getLock() -> any Lock { container.resolve(Lock.self)! }
}

//- Sources/App/Bridge.swift
import Swinject

enum Canal {
    static let container = Container()
}

final class BridgeKeeper {
    private let container = Canal.container
    func fill() { container.register(Lock.self) { _ in CanalLock() } }
    func lift() { container.resolve(Lock.self)!.open() }
    //            ^ warning: [service-locator] {{BridgeKeeper asks a locator for Lock}}
}

// What is asked of it later is what it needs, and not the container.
final class TowPath {
    private let container = Canal.container
    func walk() { container.resolve(Lock.self)!.open() }
    //            ^ warning: [service-locator] {{TowPath asks a locator for Lock}}
}

final class Lodge {
    private let container: Container
    init(container: Container) { self.container = container }
    func enter() {
        Lodge(container: Container()).fill()
        container.resolve(Lock.self)!.open()
    //  ^ warning: [service-locator] {{Lodge asks a locator for Lock}}
    }
    private func fill() { container.register(Lock.self) { _ in CanalLock() } }
}

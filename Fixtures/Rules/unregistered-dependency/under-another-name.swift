// A type that is registered under another name, or only as its implementation, is not registered.
// only: unregistered-dependency

import Swinject

protocol Store {
    func keep()
}

final class DiskStore: Store {
    func keep() {}
}

final class Queue {
    func add() {}
}

final class Worker {
    init(store: any Store, queue: Queue) {}
}

func assemble(_ container: Container) {
    container.register(DiskStore.self) { _ in DiskStore() }
    container.register(Queue.self, name: "slow") { _ in Queue() }
    container.register(Worker.self) { resolver in
        Worker(
            store: resolver.resolve(Store.self)!,
            //                      ^ error: [unregistered-dependency] {{Worker asks Swinject for Store, which nothing registers}}
            queue: resolver.resolve(Queue.self, name: "fast")!)
        //                          ^ error: [unregistered-dependency] {{Worker asks Swinject for Queue "fast", which nothing registers}}
    }
}

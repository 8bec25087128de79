// A class that may be sent, and is filled to the end after it is made, is a parameter object still; one whose contents change is not.

protocol RoomStore {
    func load()
}

protocol RoomClock {
    func tick()
}

final class RoomContext: Sendable {
    nonisolated(unsafe) var presenter: RoomPresenter!
    let store: any RoomStore
    let clock: any RoomClock
    init(store: any RoomStore, clock: any RoomClock) {
        self.store = store
        self.clock = clock
    }
}

final class RoomPresenter {
    private let context: RoomContext
    init(context: RoomContext) { self.context = context }
    func present() { RoomLoader(store: context.store).load() }
    func wait() { context.clock.tick() }
    func reload() { context.store.load() }
}

final class RoomLoader {
    private let store: any RoomStore
    init(store: any RoomStore) { self.store = store }
    func load() { store.load() }
}

final class RoomState {
    var isOpen = false
    let store: any RoomStore
    init(store: any RoomStore) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{RoomState takes RoomStore only to hand it on: RoomState → RoomLoader, which uses it}}
}

final class RoomKeeper {
    private let state: RoomState
    init(state: RoomState) { self.state = state }
    func open() {
        state.isOpen = true
        RoomLoader(store: state.store).load()
    }
}

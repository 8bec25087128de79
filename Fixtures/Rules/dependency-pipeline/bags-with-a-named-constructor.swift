// A static function that makes one is no behaviour: what only keeps things for others is a parameter object still.

protocol RoomStore {
    func load()
}

protocol RoomLog {
    func write()
}

final class RoomContainer {
    let store: any RoomStore
    let log: any RoomLog
    init(store: any RoomStore, log: any RoomLog) {
        self.store = store
        self.log = log
    }
    static func live() -> RoomContainer { RoomContainer(store: LiveStore(), log: LiveLog()) }
}

struct LiveStore: RoomStore {
    func load() {}
}

struct LiveLog: RoomLog {
    func write() {}
}

final class RoomFlow {
    private let container: RoomContainer
    init(container: RoomContainer) { self.container = container }
    //   ^ warning: [dependency-pipeline] {{RoomFlow reads store of RoomContainer only to hand it on}}
    func start() {
        container.log.write()
        RoomPresenter(store: container.store).present()
    }
}

final class RoomPresenter {
    private let store: any RoomStore
    init(store: any RoomStore) { self.store = store }
    func present() { store.load() }
}

final class RoomBox {
    let store: any RoomStore
    let log: any RoomLog
    init(store: any RoomStore, log: any RoomLog) {
    //   ^ warning: [dependency-pipeline] {{RoomBox takes RoomStore only to hand it on: RoomBox → RoomPresenter, which uses it}}
        self.store = store
        self.log = log
    }
    static func empty(_ presenter: RoomPresenter) { presenter.present() }
}

final class RoomScene {
    private let box: RoomBox
    init(box: RoomBox) { self.box = box }
    func start() {
        box.log.write()
        RoomPresenter(store: box.store).present()
    }
}

// A service that makes screens and keeps what it needs, a mixin's user, a value whose setters make their storage: none
// of them is a container.
// only: container-injection

protocol MenuService {
    func makeMenuModel() -> MenuViewModel
}

final class MenuViewModel {
    func open() {}
}

final class HarborStore {
    var count = 0
}

final class RouteService: MenuService {
    lazy var store = HarborStore()
    func makeMenuModel() -> MenuViewModel { MenuViewModel() }
    func present() { store.count += 1 }
    func close() { store.count -= 1 }
}

struct Frame {
    private var storage = FrameStorage()

    var head: Int {
        get { storage.head }
        set { storage = FrameStorage(head: newValue, tail: tail) }
    }
    var tail: Int {
        get { storage.tail }
        set { storage = FrameStorage(head: head, tail: newValue) }
    }
}

final class FrameStorage {
    let head: Int
    let tail: Int
    init(head: Int = 0, tail: Int = 0) {
        self.head = head
        self.tail = tail
    }
}

final class HarborBar {
    private let routes: RouteService
    private let frame: Frame

    init(routes: RouteService, frame: Frame) {
        self.routes = routes
        self.frame = frame
    }

    func tap() {
        routes.present()
        print(frame.head)
    }
}

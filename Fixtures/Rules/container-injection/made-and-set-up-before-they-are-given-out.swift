// What is made, set up and then given out by a property is its value, behind a protocol too: two such make a
// container. What is only made on the way to a value is none.
// only: container-injection

protocol Storing {
    func load()
}

protocol Mailing {
    func send()
}

final class DiskStore: Storing {
    var isOpen = false
    func load() { isOpen = true }
}

final class PaperMail: Mailing {
    var isOpen = false
    func send() { isOpen = true }
}

final class Desk {
    lazy var store: Storing = {
        let store = DiskStore()
        store.isOpen = true
        return store
    }()
    lazy var mail: Mailing = {
        let mail = PaperMail()
        mail.isOpen = true
        return mail
    }()
}

final class Clerk {
    private let desk: Desk
    init(desk: Desk) { self.desk = desk }
    //   ^ warning: [container-injection] {{Clerk takes the whole container Desk}}
    func work() {
        desk.store.load()
        desk.mail.send()
    }
}

final class Drawer {
    lazy var isStored: Bool = {
        let store = DiskStore()
        store.load()
        return store.isOpen
    }()
    lazy var isSent: Bool = {
        let mail = PaperMail()
        mail.send()
        return mail.isOpen
    }()
}

final class Porter {
    private let drawer: Drawer
    init(drawer: Drawer) { self.drawer = drawer }
    func work() { print(drawer.isStored, drawer.isSent) }
}

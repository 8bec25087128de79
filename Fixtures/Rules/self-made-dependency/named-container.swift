// What is named container or assembly assembles, whatever else it does; what is named otherwise is given what it needs.
// only: self-made-dependency

protocol Keeping {
    func keep()
}

final class DiskKeeper: Keeping {
    func keep() {}
}

final class MailDIContainer {
    private let keeper: any Keeping = DiskKeeper()
    private var isOpen = false
    func resolve() -> any Keeping { keeper }
    func open() -> Bool {
        isOpen = true
        return isOpen
    }
}

final class MailManager {
    private let keeper: any Keeping = DiskKeeper()
    //                                ^ note: [self-made-dependency] {{MailManager creates DiskKeeper, which it could be given}}
    private var isOpen = false
    func open() -> Bool {
        keeper.keep()
        isOpen = true
        return isOpen
    }
}

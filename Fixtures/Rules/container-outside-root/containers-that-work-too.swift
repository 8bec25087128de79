// What is named container may construct another one, whatever it does besides, and so may what makes a double; what merely
// holds one may not.
// only: container-outside-root

final class MailAPI {
    func send() {}
}

final class MailStore {
    func keep() {}
}

final class MailContainer {
    lazy var api = MailAPI()
    lazy var store = MailStore()
}

final class SessionContainer {
    private var isOpen = false
    private(set) lazy var mail = MailContainer()
    func open() { isOpen = true }
    func isReady() -> Bool { isOpen }
}

final class SessionService {
    private var isOpen = false
    private lazy var mail = MailContainer()
    //                      ^ warning: [container-outside-root] {{SessionService constructs the container MailContainer}}
    func open() {
        isOpen = true
        mail.api.send()
    }
    func isReady() -> Bool { isOpen }
}

final class LockModel {
    private let mail: MailContainer
    init(mail: MailContainer) { self.mail = mail }
    static func mock() -> LockModel { LockModel(mail: MailContainer()) }
    static func other() -> LockModel { LockModel(mail: MailContainer()) }
    //                                                 ^ warning: [container-outside-root] {{LockModel constructs the container MailContainer}}
}

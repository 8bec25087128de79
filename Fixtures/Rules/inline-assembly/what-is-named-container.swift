// What is named container may assemble, whatever it does besides.
// only: inline-assembly

final class MailAPI {
    func send() {}
}

final class MailService {
    private let api: MailAPI
    init(api: MailAPI) { self.api = api }
    func send() { api.send() }
}

final class MailContainer {
    private let api: MailAPI
    private var isOpen = false
    init(api: MailAPI) { self.api = api }
    func open() { isOpen = true }
    func isReady() -> Bool { isOpen }
    func send() { MailService(api: api).send() }
}

final class MailLoader {
    private let api: MailAPI
    private var isOpen = false
    init(api: MailAPI) { self.api = api }
    func open() { isOpen = true }
    func isReady() -> Bool { isOpen }
    func send() { MailService(api: api).send() }
    //            ^ note: [inline-assembly] {{MailLoader builds MailService out of its own dependencies}}
}

// A container of plain lazy properties, whoever constructs it elsewhere.
// only: container-outside-root, container-injection

final class Mailer {
    func send() {}
}

final class Archive {
    func keep() {}
}

final class AppContainer {
    lazy var mailer = Mailer()
    lazy var archive = Archive()
}

final class InboxService {
    private let container = AppContainer()
    //                      ^ warning: [container-outside-root] {{InboxService constructs the container AppContainer}}
    func reply() { container.mailer.send() }
}

final class SentService {
    private let container: AppContainer
    init(container: AppContainer) { self.container = container }
    //   ^ warning: [container-injection] {{SentService takes the whole container AppContainer}}
    func reply() {
        container.mailer.send()
        container.archive.keep()
    }
}

@main struct MailApp {
    static func main() { SentService(container: AppContainer()).reply() }
}

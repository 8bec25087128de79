// A factory of windows makes screens, and may take the container that they are made from. Who provides the window that
// there is makes nothing.
// only: container-injection

import AppKit

final class Inbox {
    func load() {}
}

final class Drafts {
    func load() {}
}

final class MailContainer {
    lazy var inbox = Inbox()
    lazy var drafts = Drafts()
}

class PlainWindow: NSWindow {}

final class MailWindowFactory {
    private let container: MailContainer
    init(container: MailContainer) { self.container = container }
    func makeWindow() -> PlainWindow {
        container.inbox.load()
        return PlainWindow()
    }
}

final class MailContext {
    private let container: MailContainer
    init(container: MailContainer) { self.container = container }
    //   ^ warning: [container-injection] {{MailContext takes the whole container MailContainer}}
    func provideWindow() -> NSWindow? {
        container.inbox.load()
        return NSApp.mainWindow
    }
}

final class MailFormatter {
    private let container: MailContainer
    init(container: MailContainer) { self.container = container }
    //   ^ warning: [container-injection] {{MailFormatter takes the whole container MailContainer}}
    func format() -> String {
        container.inbox.load()
        return ""
    }
}

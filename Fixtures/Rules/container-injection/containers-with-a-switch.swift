// What is called dependencies, conforms to a protocol of one and keeps what that asks for is a container, though it
// does something else besides. Where the protocol asks for a value, what is called so keeps a setting.
// only: container-injection

protocol Mailing {
    func send()
}

final class Mail: Mailing {
    func send() {}
}

protocol HasMail {
    var mail: Mailing { get }
}

final class PostDependencies: HasMail {
    let mail: Mailing = Mail()
    private var isOpen = false
    func open() { isOpen = true }
}

protocol HasTitle {
    var title: String { get }
}

final class DoorDependencies: HasTitle {
    let title: String = "Post"
    private var isOpen = false
    func open() { isOpen = true }
}

final class Inbox {
    private let dependencies: PostDependencies
    init(dependencies: PostDependencies) { self.dependencies = dependencies }
    //   ^ warning: [container-injection] {{Inbox takes the whole container PostDependencies}}
    func reply() { dependencies.mail.send() }
}

final class Outbox {
    private let dependencies: HasMail
    init(dependencies: HasMail) { self.dependencies = dependencies }
    func reply() { dependencies.mail.send() }
}

final class Door {
    private let dependencies: DoorDependencies
    init(dependencies: DoorDependencies) { self.dependencies = dependencies }
    func push() {
        print(dependencies.title)
        dependencies.open()
    }
}

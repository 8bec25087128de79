// What is mostly there to be set, by plain values, are settings, though it makes two services. Closures that can be set
// are no values: what makes two services and has hooks beside them is a container.
// only: container-injection

protocol Mailing {
    func send()
}

final class Mail: Mailing {
    func send() {}
}

final class Archive {
    private let mail: Mailing
    init(mail: Mailing) { self.mail = mail }
    func keep() { mail.send() }
}

final class Preferences {
    let mail = Mail()
    let archive = Archive(mail: Mail())
    var timeout: Double = 30
    var retries: Int = 3
    var greeting: String = "Dear"
}

final class Letters {
    private let preferences: Preferences
    init(preferences: Preferences) { self.preferences = preferences }
    func reply() {
        preferences.mail.send()
        preferences.archive.keep()
    }
}

final class Parts {
    let mail = Mail()
    let archive = Archive(mail: Mail())
    var onOpen: () -> Void = {}
    var onClose: () -> Void = {}
    var onSend: (String) -> Void = { _ in }
}

final class Parcels {
    private let parts: Parts
    init(parts: Parts) { self.parts = parts }
    //   ^ warning: [container-injection] {{Parcels takes the whole container Parts}}
    func reply() {
        parts.mail.send()
        parts.archive.keep()
    }
}

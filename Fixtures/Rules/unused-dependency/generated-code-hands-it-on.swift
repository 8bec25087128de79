// SafeDI: what a type makes for those below it, or has for whoever it makes.
// only: unused-dependency

import SafeDI

protocol Mail {
    func send()
}

@Instantiable(isRoot: true)
final class Root: Instantiable {
    init(mail: LiveMail, screenBuilder: Instantiator<Screen>) {
        self.mail = mail
        self.screenBuilder = screenBuilder
    }
    @Instantiated let mail: LiveMail
    @Instantiated let screenBuilder: Instantiator<Screen>
}

@Instantiable
final class LiveMail: Mail, Instantiable {
    func send() {}
}

@Instantiable
final class Screen: Instantiable {
    init(userService: Mail, mail: LiveMail, detail: Detail, letters: LiveMail) {
        //                  ^ warning: [unused-dependency] {{Screen takes LiveMail as `mail` and keeps it, but never uses it}}
        self.userService = userService
        self.mail = mail
        self.detail = detail
        self.letters = letters
    }
    @Forwarded private let userService: Mail
    // Whoever is below has it from the root.
    @Received private let mail: LiveMail
    @Instantiated private let detail: Detail
    @Received(fulfilledByDependencyNamed: "mail", ofType: LiveMail.self) private let letters: LiveMail
}

@Instantiable
final class Detail: Instantiable {
    init(userService: Mail, letters: LiveMail) {
        self.userService = userService
        self.letters = letters
    }
    @Received private let userService: Mail
    @Received private let letters: LiveMail
    func open() {
        userService.send()
        letters.send()
    }
}

// The comment reaches back over blank lines, comments and attributes to the last line of code, and no further.
// only: singleton, unused-suppression

final class Session {
    static let shared = Session()
    func token() -> String { "" }
    func renew() {}
}

final class ProfileLoader {
    func load() -> String {
        Session.shared.renew()
        // ^9 warning: [singleton] {{ProfileLoader reaches the shared instance Session.shared}}
        return Session.shared.token()

        // dilint:disable:previous singleton
    }
}

final class MailLoader {
    func load() -> String { Session.shared.token() }
    @objc
    // dilint:disable:previous singleton
    func stop() {}
}

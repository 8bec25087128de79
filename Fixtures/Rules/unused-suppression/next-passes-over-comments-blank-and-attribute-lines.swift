// The comment reaches over blank lines, comments and attributes to the next line of code, and no further.
// only: singleton, unused-suppression

final class Session {
    static let shared = Session()
    func token() -> String { "" }
    func renew() {}
}

final class ProfileLoader {
    // dilint:disable:next singleton - first

    // What it does.
    @discardableResult
    @available(
        macOS 13, *)
    func load() -> String { Session.shared.token() }
}

final class MailLoader {
    // dilint:disable:next singleton
    // ^5 note: [unused-suppression] {{The suppression of singleton suppresses nothing}}
    @discardableResult func load() -> String {
        Session.shared.token()
        // ^9 warning: [singleton] {{MailLoader reaches the shared instance Session.shared}}
    }
}

// A comment for a rule that is not applied is neither used nor unused.
// config: { "rules": { "singleton": { "severity": "off" } } }

final class Session {
    static let shared = Session()
    func token() -> String { "" }
    func renew() {}
}

final class ProfileLoader {
    // dilint:disable:next singleton
    func load() -> String { Session.shared.token() }

    // dilint:disable:next all
    func store() {}
}

// Of several accesses the suppressed ones do not count: the finding stands at the first of the others.
// only: singleton, unused-suppression

final class Session {
    static let shared = Session()
    func token() -> String { "" }
    func renew() {}
}

final class ProfileLoader {
    func load() -> String {
        Session.shared.renew() // dilint:disable:this singleton
        Session.shared.renew()
        // ^9 warning: [singleton] {{ProfileLoader reaches the shared instance Session.shared in 2 places}}
        Session.shared.renew() // dilint:disable:this singleton
        return Session.shared.token()
        //     ^ related: [singleton] {{also reaches Session.shared here}}
    }
}

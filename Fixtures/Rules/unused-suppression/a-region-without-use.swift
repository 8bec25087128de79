// A region in which its rule finds nothing is unused; so is one that begins behind the finding.
// only: singleton, unused-suppression

final class Session {
    static let shared = Session()
    func token() -> String { "" }
    func renew() {}
}

// dilint:disable singleton
// <- note: [unused-suppression] {{The suppression of singleton suppresses nothing}}
struct Profile {
    var name = ""
}
// dilint:enable singleton

final class ProfileLoader {
    func load() -> String { Session.shared.token() }
    //                      ^ warning: [singleton] {{ProfileLoader reaches the shared instance Session.shared}}
}

/* dilint:disable all - to the end of the file */
// <- note: [unused-suppression] {{The suppression of all suppresses nothing}}
struct Mail {}

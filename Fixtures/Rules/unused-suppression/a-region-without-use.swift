// A region in which its rule finds nothing is unused; so is one that begins behind the finding.
// only: singleton, unused-suppression

final class Session {
    static let shared = Session()
    func token() -> String { "" }
    func renew() {}
}

// dilint:disable singleton
// <- note: [unused-suppression] {{singleton suppresses nothing}}
struct Profile {
    var name = ""
}
// dilint:enable singleton

final class ProfileLoader {
    func load() -> String { Session.shared.token() }
    //                      ^ warning: [singleton]
}

/* dilint:disable all - to the end of the file */
// <- note: [unused-suppression] {{all suppresses nothing}}
struct Mail {}

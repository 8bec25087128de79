// Comments of every form that suppress something are silent, and so is what they suppress.

final class Session {
    static let shared = Session()
    func token() -> String { "" }
    func renew() {}
}

final class ProfileLoader {
    // dilint:disable:next singleton - the system calls without a context
    func load() -> String { Session.shared.token() }
}

final class MailLoader {
    func load() -> String {
        Session.shared.token() // dilint:disable:this singleton
    }
}

final class PhotoLoader {
    func load() -> String {
        Session.shared.token()
        /* dilint:disable:previous all */
    }
}

// dilint:disable singleton
final class VideoLoader {
    func load() -> String { Session.shared.token() }
}
// dilint:enable singleton

final class SoundLoader {
    /**
     * dilint:disable:next singleton
     * - the lines of a comment may begin with an asterisk
     */
    func load() -> String { Session.shared.token() }
}

// A comment without a finding, of an unknown rule, without a rule, of an unknown form, and the end of no region.
// only: singleton, unused-suppression

final class Session {
    static let shared = Session()
    func token() -> String { "" }
    func renew() {}
}

final class ProfileLoader {
    // dilint:disable:next singleton, dependency-cycle
    // ^5 note: [unused-suppression] {{dependency-cycle suppresses nothing}}
    func load() -> String { Session.shared.token() }

    // dilint:disable:next singelton
    // ^5 note: [unused-suppression] {{singelton, which is no rule}}
    func store() {}

    func stop() {} // dilint:disable:this
    //             ^ note: [unused-suppression] {{names no rule}}

    // dilint:disable:below singleton
    // ^5 note: [unused-suppression] {{is no suppression}}

    // dilint:enable singleton
    // ^5 note: [unused-suppression] {{ends no region}}
}

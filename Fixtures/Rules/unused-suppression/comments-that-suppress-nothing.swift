// A comment without a finding, of an unknown rule, without a rule, of an unknown form, and the end of no region.
// only: singleton, unused-suppression

final class Session {
    static let shared = Session()
    func token() -> String { "" }
    func renew() {}
}

final class ProfileLoader {
    // dilint:disable:next singleton, dependency-cycle
    // ^5 note: [unused-suppression] {{The suppression of dependency-cycle suppresses nothing}}
    func load() -> String { Session.shared.token() }

    // dilint:disable:next singelton
    // ^5 note: [unused-suppression] {{The suppression names singelton, which is no rule}}
    func store() {}

    func stop() {} // dilint:disable:this
    //             ^ note: [unused-suppression] {{dilint:disable:this names no rule}}

    // dilint:disable:below singleton
    // ^5 note: [unused-suppression] {{dilint:disable:below is no suppression}}

    // dilint:enable singleton
    // ^5 note: [unused-suppression] {{dilint:enable singleton ends no region}}
}

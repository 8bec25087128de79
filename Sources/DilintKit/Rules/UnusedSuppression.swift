/// A comment suppresses nothing.
struct UnusedSuppression: Rule {
    let info = RuleInfo(
        id: Suppressions.unusedRule, severity: .note,
        summary: "A comment suppresses a finding that is not there.",
        why: """
            What it excused was mended or moved, so the comment now tells readers of a problem that is gone, and would \
            hide the next one at its place without anybody having decided that.
            """,
        fix: "Delete the comment, or the rule in it; correct the name of a rule that does not exist.",
        bad: """
            final class Session {}
            final class ProfileLoader {
                // dilint:disable:next singleton - until the session is handed in
            //  ^ note: [unused-suppression]
                private let session: Session
                init(session: Session) { self.session = session }
                func load() -> Bool { session === session }
            }
            """,
        good: """
            final class Session {
                static let shared = Session()
                func token() -> String { "" }
            }
            final class ProfileLoader {
                // dilint:disable:next singleton - until the session is handed in
                func load() -> String { Session.shared.token() }
            }
            """)

    /// None: only `Suppressions` can tell, when it has seen what all other rules find.
    func findings(in project: Project) -> [Finding] { [] }
}

import SwiftFacts

/// A default argument reaches a shared instance.
struct SingletonDefault: Rule {
    let info = RuleInfo(
        id: "singleton-default", severity: .note,
        summary: "A default argument is a shared instance.",
        why: """
            A test can replace it, but nobody who calls the initializer sees that it is there: the dependency is easily \
            forgotten and then shared by accident.
            """,
        fix: "Drop the default and let the composition root, a factory or a container pass the instance.",
        bad: """
            final class Session {
                static let shared = Session()
            }
            final class ProfileLoader {
                private let session: Session
                init(session: Session = .shared) { self.session = session }
                //                      ^ note: [singleton-default]
                func load() -> Bool { session === session }
            }
            """,
        good: """
            final class Session {}
            final class ProfileLoader {
                private let session: Session
                init(session: Session) { self.session = session }
                func load() -> Bool { session === session }
            }
            """)

    func findings(in project: Project) -> [Finding] {
        var occurrences = Occurrences(of: self, in: project)
        for uses in project.uses {
            for (number, access) in uses.accesses.enumerated() {
                guard project.isDefault(access), let name = project.defaultedInstance(access, number: number),
                    !project.isAssembly(access.site), !project.isAllowedSingleton(name)
                else { continue }
                let subject = project.subject(of: access.site)
                occurrences.add(
                    subject: subject, dependency: name, severity: .note,
                    hint: project.isHandedToOwnInitializer(access)
                        ? project.handingIn(name, as: "it", to: subject, at: access.site, by: access)
                        : "Drop the default, so that every caller decides what it passes",
                    at: project.index.location(of: access.site))
            }
        }
        return occurrences.findings(of: self, message: Message.defaults, again: Message.defaultsAgain)
    }
}

extension Project {
    fileprivate func defaultedInstance(_ access: StaticAccess, number: Int) -> String? {
        switch sharedAccess(access, number: number) {
        case .singleton(let name, _)?: name
        case .locator(let dependency)?: dependency
        case nil: nil
        }
    }
}

extension Message {
    fileprivate static func defaults(_ subject: String, _ dependency: String, _ count: Int) -> Message {
        count == 1
            ? "\(subject) falls back on the shared instance \(dependency) unless it is handed another"
            : "\(subject) falls back on the shared instance \(dependency) in \(count) places"
    }

    fileprivate static func defaultsAgain(_ dependency: String) -> Message { "also defaults to \(dependency) here" }
}

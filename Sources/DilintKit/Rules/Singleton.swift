import SwiftFacts

/// Code reaches a shared instance instead of being given it.
struct Singleton: Rule {
    static let platformSeverity = RuleOption(
        "platformSeverity", default: .note,
        help: "Severity of platform services such as URLSession.shared: error, warning, note or off.")

    let info = RuleInfo(
        id: "singleton", severity: .warning, options: [Self.platformSeverity],
        settings: [.allowed, .roles],
        summary: "Code reaches a shared instance instead of being given it.",
        why: """
            What a type needs does not show in its initializer, so it cannot be tested or reused without the shared \
            instance, and tests that share it depend on each other's leftovers.
            """,
        fix: """
            Take the instance through the initializer and let the composition root, a factory or a container hand it \
            in. Where many types reach it, begin with those that are tested.
            """,
        bad: """
            final class Session {
                static let shared = Session()
                func token() -> String { "" }
            }
            final class ProfileLoader {
                func load() -> String { Session.shared.token() }
                //                      ^ warning: [singleton]
            }
            """,
        good: """
            final class Session {
                func token() -> String { "" }
            }
            final class ProfileLoader {
                private let session: Session
                init(session: Session) { self.session = session }
                func load() -> String { session.token() }
            }
            """)

    static let isLengthy = true

    func findings(in project: Project) -> [Finding] {
        let platformSeverity = project.severity(of: Self.platformSeverity, for: self)
        var occurrences = Occurrences(of: self, in: project)
        // What is reached of environments and makes another one each time, with what it makes.
        var makers: [String: String] = [:]
        for (file, uses) in project.uses.enumerated() {
            for entry in project.sharedAccesses[file] {
                guard case .singleton(let name, let isPlatform) = entry.reached,
                    case let access = uses.accesses[entry.number],
                    !project.isDefault(access, number: entry.number, reaching: entry.reached),
                    !project.isAssembly(access.site),
                    !project.isMakingStatic(access.site),
                    !project.isAllowedSingleton(name), !project.assemblers.handsIn(access, in: project),
                    !project.isHandedToEnvironment(access), !project.isHandedToStatic(access),
                    !project.isGivenToRegistry(access)
                else { continue }
                if isPlatform, platformSeverity == nil { continue }
                if let product = project.productMade(by: access, reaching: name) {
                    makers[name] = project.index.name(of: product)
                }
                let subject = project.subject(of: access.site)
                var severity = isPlatform ? platformSeverity ?? .note : info.severity
                // A test can bind another one, as it can hand one to whoever has a default.
                if case .property(let id) = access.target, project.isTaskLocal(id) { severity = .note }
                occurrences.add(
                    subject: subject, of: project.owner(of: access.site), dependency: name, severity: severity,
                    byOption: isPlatform,
                    hint: project.handingInShared(name, to: subject, by: access),
                    at: project.index.location(of: access.site), in: access.site.bodyID)
            }
        }
        return occurrences.findings(
            of: self,
            message: { subject, dependency, count in
                makers[dependency].map { .makes(subject, dependency, product: $0, count) }
                    ?? .reaches(subject, dependency, count)
            }, again: Message.reachesAgain)
    }
}

extension Message {
    fileprivate static func reaches(_ subject: String, _ dependency: String, _ count: Int) -> Message {
        count == 1
            ? "\(subject) reaches the shared instance \(dependency)"
            : "\(subject) reaches the shared instance \(dependency) in \(count) places"
    }

    fileprivate static func makes(_ subject: String, _ maker: String, product: String, _ count: Int) -> Message {
        count == 1
            ? "\(subject) has \(maker) make \(product)"
            : "\(subject) has \(maker) make \(product) in \(count) places"
    }

    fileprivate static func reachesAgain(_ dependency: String) -> Message { "also reaches \(dependency) here" }
}

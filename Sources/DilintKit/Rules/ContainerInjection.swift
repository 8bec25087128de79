import SwiftFacts

/// A type that assembles nothing takes a whole container.
struct ContainerInjection: Rule {
    let info = RuleInfo(
        id: "container-injection", severity: .warning,
        settings: [.roles],
        summary: "A type that assembles nothing takes a whole container or resolver.",
        why: """
            Its initializer does not say what it needs, so everything in the container may be used, and a test must \
            provide all of it.
            """,
        fix: "Take the few dependencies that are used, or a narrow protocol that the container conforms to.",
        bad: """
            final class Mailer { func send() {} }
            final class Archive { func keep() {} }
            final class AppContainer {
                lazy var mailer = Mailer()
                lazy var archive = Archive()
            }
            final class InboxModel {
                private let container: AppContainer
                init(container: AppContainer) { self.container = container }
                //   ^ warning: [container-injection]
                func reply() { container.mailer.send() }
            }
            """,
        good: """
            final class Mailer { func send() {} }
            final class InboxModel {
                private let mailer: Mailer
                init(mailer: Mailer) { self.mailer = mailer }
                func reply() { mailer.send() }
            }
            """)

    func findings(in project: Project) -> [Finding] {
        var containers = ContainerInjections(project)
        return project.takers.flatMap { type in
            containers.taken(by: type).map { container in
                let subject = project.index.qualifiedName(of: container.injection.type)
                return Finding(
                    rule: info.id, severity: info.severity, location: project.location(of: container.injection),
                    message: .takes(subject, container.name, in: container.bag), hint: .takeParts(of: container),
                    subject: subject, dependency: container.name,
                    parameter: project.index.text(container.injection.name))
            }.uniqued()
        }
    }
}

extension Message {
    fileprivate static func takes(_ subject: String, _ container: String, in bag: String?) -> Message {
        bag.map { "\(subject) takes the whole container \(container) in \($0)" }
            ?? "\(subject) takes the whole container \(container)"
    }
}

extension String {
    fileprivate static func takeParts(of container: TakenContainer) -> String {
        let names = container.parts.listed
        let hint =
            switch container.parts.count {
            case 0 where container.isHandedOn:
                "Take a factory for what is made with \(container.name) instead of it"
            case 0 where !container.functions.isEmpty:
                "Take what \(functions(of: container)) instead of \(container.name)"
            case 0: "Take what is needed of \(container.name) instead"
            case 1...4 where container.isHandedOn:
                "Take \(names) instead of \(container.name), and a factory for what is made with it"
            case 1...4 where !container.functions.isEmpty:
                "Take \(names), and what \(functions(of: container)), instead of \(container.name)"
            case 1...4: "Take \(names) instead of \(container.name)"
            case let count where container.isAsked:
                "Take the \(count) dependencies that \(container.name) is asked for instead"
            case let count:
                "Take a narrow protocol with the \(count) members that are used instead of \(container.name)"
            }
        guard let demanded = container.demanded else { return hint }
        return "\(hint), once \(demanded.by) demands no `\(demanded.property)`"
    }

    /// The functions that a container is handed to, as those who need something of it.
    private static func functions(of container: TakenContainer) -> String {
        let names = container.functions.prefix(2).map { "`\($0)`" }.joined(separator: " and ")
        let more = container.functions.count > 2 ? " and so on" : ""
        return container.functions.count == 1 ? "\(names) needs" : "\(names)\(more) need"
    }
}

import SwiftFacts

/// A container is constructed where nothing assembles.
struct ContainerOutsideRoot: Rule {
    let info = RuleInfo(
        id: "container-outside-root", severity: .warning,
        summary: "A container is constructed outside of composition roots, containers and factories.",
        why: """
            Whoever constructs a container decides about everything in it. A second one holds second instances of \
            what should be there once, and no test can replace what it holds.
            """,
        fix: """
            Construct the container in the composition root, or in a parent container or factory, and hand over what \
            is needed of it.
            """,
        bad: """
            final class Mailer { func send() {} }
            final class Archive { func keep() {} }
            final class AppContainer {
                lazy var mailer = Mailer()
                lazy var archive = Archive()
            }
            final class InboxViewModel {
                private let container = AppContainer()
                //                      ^ warning: [container-outside-root]
                func reply() { container.mailer.send() }
            }
            """,
        good: """
            final class Mailer { func send() {} }
            final class Archive { func keep() {} }
            final class AppContainer {
                lazy var mailer = Mailer()
                lazy var archive = Archive()
                func makeInboxViewModel() -> InboxViewModel { InboxViewModel(mailer: mailer) }
            }
            final class InboxViewModel {
                private let mailer: Mailer
                init(mailer: Mailer) { self.mailer = mailer }
                func reply() { mailer.send() }
            }
            @main struct MailApp {
                static func main() { AppContainer().makeInboxViewModel().reply() }
            }
            """)

    func findings(in project: Project) -> [Finding] {
        var occurrences = Occurrences()
        for (file, uses) in project.uses.enumerated() {
            for call in uses.calls where project.isContainerOutsideRoot(call) {
                guard case .construction(let type, _) = call.callee else { continue }
                let subject = project.subject(of: call.site)
                let container = project.index.qualifiedName(of: type)
                occurrences.add(
                    subject: subject, dependency: container, severity: info.severity,
                    hint: "Construct \(container) in the composition root and hand \(subject) what it needs of it",
                    at: project.index.location(file: file, offset: call.nameOffset))
            }
        }
        return occurrences.findings(of: self, message: Message.constructs, again: Message.constructsAgain)
    }
}

extension Message {
    fileprivate static func constructs(_ subject: String, _ container: String, _ count: Int) -> Message {
        count == 1
            ? "\(subject) constructs the container \(container)"
            : "\(subject) constructs the container \(container) in \(count) places"
    }

    fileprivate static func constructsAgain(_ container: String) -> Message { "also constructs \(container) here" }
}

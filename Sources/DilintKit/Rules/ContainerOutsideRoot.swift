import SwiftFacts

/// A container is constructed where nothing assembles.
struct ContainerOutsideRoot: Rule {
    let info = RuleInfo(
        id: "container-outside-root", severity: .warning,
        settings: [.roles],
        summary: "A container is constructed outside of composition roots, containers and factories.",
        why: """
            Whoever constructs a container decides about everything in it. A second one holds second instances of \
            what should be there once, and no test can replace what it holds.
            """,
        fix: """
            Construct the container in the composition root, or in a parent container or factory, and hand over what \
            is needed of it. What is known only later, a session or an account, goes to a method that returns the \
            container for it. A flow that only the root starts may construct the container it begins with, and a \
            global that only the root reaches is the root's own.
            """,
        bad: """
            final class MailAPI { func send() {} }
            protocol HasMailAPI { var api: MailAPI { get } }
            protocol MailStoring { func keep() }
            protocol HasMailStore { var store: any MailStoring { get } }
            final class MailStore: MailStoring { func keep() {} }
            final class AppDependencies: HasMailAPI, HasMailStore {
                let api = MailAPI()
                var store: any MailStoring { MailStore() }
            }
            final class InboxService {
                func reply() { AppDependencies().api.send() }
                //             ^ warning: [container-outside-root]
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
        var occurrences = Occurrences(of: self, in: project)
        var reached: ReachedHolders?
        for uses in project.uses {
            for call in uses.calls where project.isContainerOutsideRoot(call) {
                guard let type = project.typeMade(by: call), !project.isMadeOnDemand(type, at: call.site),
                    !project.isMadeForOthers(type, by: call)
                else { continue }
                if project.isLeftToAssemble(call) { continue }
                let holder = project.sharedHolder(of: call)
                if let holder {
                    let reachedHolders = reached ?? ReachedHolders(in: project)
                    reached = reachedHolders
                    if reachedHolders.byRootsAlone(holder) { continue }
                }
                let subject = project.subject(of: call.site)
                let container = project.index.qualifiedName(of: type)
                occurrences.add(
                    subject: subject, of: project.owner(of: call.site), dependency: container, severity: info.severity,
                    hint: hint(
                        container, subject, holder: holder.map { project.index.text(project.fact($0).name) },
                        instead: project.droppingDefault(call)),
                    at: project.location(ofMaking: call), in: call.site.bodyID)
            }
        }
        return occurrences.findings(of: self, message: Message.constructs, again: Message.constructsAgain)
    }

    /// - Parameter instead: What to do where the type takes the container already.
    private func hint(_ container: String, _ subject: String, holder: String?, instead: String?) -> Hint {
        let receivers = holder.map { "those who reach `\($0)` what they need" } ?? "\(subject) what it needs"
        let moving = "Construct \(container) in the composition root and hand \(receivers) of it"
        return Hint(instead ?? moving, ofSeveral: moving)
    }
}

extension Project {
    /// Whether a method makes a container for what it is told, a session or an account, and gives it back: what nobody
    /// knows before is for no root to construct.
    fileprivate func isMadeOnDemand(_ type: TypeID, at site: Site) -> Bool {
        guard let function = index.function(at: site), fact(function).kind == .method,
            isGiven(type, as: index.resultType(of: function))
        else { return false }
        return index.parameters(of: function).contains { !classification.isDependency(parameter: $0) }
    }

    /// Whether a container is constructed while somebody is who goes on with the assembling where composition roots leave it,
    /// once, on their behalf: the app's context, and the flow that nobody else starts.
    fileprivate func isLeftToAssemble(_ call: Call) -> Bool {
        guard isAtConstruction(call.site) else { return false }
        let subject = index.enclosingType(of: call.site)
        return assemblers.types.contains(subject) || assemblers.started.contains(subject)
    }

    /// Whether a property that a protocol asks for makes a new container for each who reads it, and the type does not read
    /// it itself: to be asked is what that is there for, as it is for a factory's methods.
    ///
    ///     struct LiveScope: Scope { var container: Container { LiveContainer() } }
    fileprivate func isMadeForOthers(_ type: TypeID, by call: Call) -> Bool {
        guard case .returned = call.flow, index.body(at: call.site).kind == .accessors,
            let property = index.property(at: call.site), isGiven(type, as: self.type(of: property)),
            case let owner = owner(of: property), !owner.isNone, isAskedFor(property, of: owner)
        else { return false }
        return !mentions.mentions(of: .property(property)).contains { isAtHome($0.site, in: owner) }
    }

    /// Where the type's name stands, be it before that of a function of it.
    fileprivate func location(ofMaking call: Call) -> Location {
        if case .construction = call.callee {
            return index.location(file: call.site.fileIndex, offset: call.nameOffset)
        }
        return index.location(of: call.site)
    }

    /// Whether what is given back as something is, as far as that tells, one of a type.
    private func isGiven(_ type: TypeID, as given: ResolvedType) -> Bool {
        if given.head == .composition {
            return index.compositions[Int(given.id)].members.contains { isGiven(type, as: $0) }
        }
        return given.instance.map { index.isKind(type, of: $0) } ?? false
    }

    /// Whether a protocol of the project that a type adopts asks for a property.
    private func isAskedFor(_ property: PropertyID, of owner: TypeID) -> Bool {
        index.ancestors[owner.index].contains { adopted in
            index.types[adopted.index].kind == .protocol
                && index.members.named(fact(property).name, of: adopted).contains { entry in
                    guard case .property(let asked) = entry.member else { return false }
                    return fact(asked).flags.contains(.isRequirement)
                }
        }
    }

    /// The global or static that what a call constructs is the value of.
    fileprivate func sharedHolder(of call: Call) -> PropertyID? {
        guard index.body(at: call.site).kind == .initialValue, let id = index.property(at: call.site) else {
            return nil
        }
        return fact(id).owner < 0 || fact(id).flags.contains(.isStatic) ? id : nil
    }
}

/// Who reaches globals and statics: what nobody but a composition root does is the root's own, wherever it is written.
///
///     let dependencies = AppDependencies()
///     @main final class AppDelegate: NSObject, UIApplicationDelegate { … dependencies.session … }
private struct ReachedHolders {
    private var byRoots: RowSet<PropertyFact>
    private var byOthers: RowSet<PropertyFact>

    /// O(accesses)
    init(in project: Project) {
        (byRoots, byOthers) = (RowSet(in: project.index), RowSet(in: project.index))
        for uses in project.uses {
            for access in uses.accesses {
                guard case .property(let id) = access.target, !project.isExcluded(access.site) else { continue }
                let reader = project.index.enclosingType(of: access.site)
                if !reader.isNone, project.roles(of: reader).contains(.compositionRoot) {
                    byRoots.insert(id)
                } else {
                    byOthers.insert(id)
                }
            }
        }
    }

    func byRootsAlone(_ holder: PropertyID) -> Bool { byRoots.contains(holder) && !byOthers.contains(holder) }
}

extension Message {
    fileprivate static func constructs(_ subject: String, _ container: String, _ count: Int) -> Message {
        count == 1
            ? "\(subject) constructs the container \(container)"
            : "\(subject) constructs the container \(container) in \(count) places"
    }

    fileprivate static func constructsAgain(_ container: String) -> Message { "also constructs \(container) here" }
}

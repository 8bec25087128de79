import SwiftFacts

/// What lives long is built from what was meant to live shortly.
struct CaptiveDependency: Rule {
    let info = RuleInfo(
        id: "captive-dependency", severity: .warning,
        summary: "An object that is kept holds one that is made anew for everybody else.",
        why: """
            The kept object never lets go of its copy: state that everybody else sees is not the state it sees, and \
            what was to be short-lived lives as long as the program.
            """,
        fix: "Give both the same scope, or let the kept object ask each time, through a provider.",
        bad: """
            import Swinject
            final class Draft {
                var text = ""
            }
            final class Editor {
                private let draft: Draft
                init(draft: Draft) { self.draft = draft }
                func title() -> String { draft.text }
            }
            func assemble(_ container: Container) {
                container.register(Draft.self) { _ in Draft() }.inObjectScope(.transient)
                container.register(Editor.self) { Editor(draft: $0.resolve(Draft.self)!) }.inObjectScope(.container)
                //                                              ^ warning: [captive-dependency]
            }
            """,
        good: """
            import Swinject
            final class Draft {
                var text = ""
            }
            final class Editor {
                private let draft: Draft
                init(draft: Draft) { self.draft = draft }
                func title() -> String { draft.text }
            }
            func assemble(_ container: Container) {
                container.register(Draft.self) { _ in Draft() }.inObjectScope(.container)
                container.register(Editor.self) { Editor(draft: $0.resolve(Draft.self)!) }.inObjectScope(.container)
            }
            """)

    func findings(in project: Project) -> [Finding] {
        var occurrences = Occurrences(of: self, in: project)
        let keepers = Self.keepers(in: project)
        for file in project.uses.wired {
            let uses = project.uses[file]
            for lookup in uses.wiring.lookups where !lookup.isDeferred {
                guard let keeper = Self.keeper(of: lookup, file: file, uses.wiring, keepers, in: project),
                    let target = project.wiring.target(of: lookup)
                else { continue }
                let kept = project.wiring[target]
                guard keeper.lifetime == .lasting, kept.lifetime == .brief, project.hasState(kept),
                    !project.onlyKeeps(keeper, kept)
                else { continue }
                let subject = project.typeName(of: keeper)
                let dependency = project.typeName(of: kept)
                occurrences.add(
                    subject: subject, dependency: dependency, severity: info.severity,
                    hint: "Keep \(dependency) as long as \(subject), or let \(subject) ask for it each time",
                    at: project.index.location(of: lookup.site),
                    background: [
                        Related(
                            project.index.location(file: target.fileIndex, offset: kept.keyOffset),
                            .isMadeAnew(dependency), isBackground: true)
                    ])
            }
        }
        return occurrences.findings(of: self, message: Message.keeps, again: Message.keepsAgain)
    }

    /// The registration on whose behalf something is asked for: the one that runs the code, or that makes what a wrapper
    /// fills.
    private static func keeper(
        of lookup: Lookup, file: Int, _ wiring: borrowing FileWiring, _ keepers: [TypeID: Registration],
        in project: Project
    ) -> Registration? {
        if lookup.property != nil {
            guard lookup.typeRow >= 0 else { return nil }
            return keepers[project.index.type(file: file, row: lookup.typeRow)]
        }
        let number =
            lookup.registration >= 0 ? Int(lookup.registration) : wiring.registration(producing: lookup.site)
        guard let number, project.wiring.contains(RegistrationID(file: file, row: number)) else { return nil }
        return wiring.registrations[number]
    }

    /// The registrations that keep what they construct, by its type; not of what others give out as well.
    private static func keepers(in project: Project) -> [TypeID: Registration] {
        var found: [TypeID: Registration] = [:]
        var others: Set<TypeID> = []
        for file in project.uses.wired {
            for (row, registration) in project.uses[file].wiring.registrations.enumerated() {
                guard let type = registration.implementation,
                    project.wiring.contains(RegistrationID(file: file, row: row))
                else { continue }
                if registration.lifetime == .lasting, found[type] == nil {
                    found[type] = registration
                } else {
                    others.insert(type)
                }
            }
        }
        return found.filter { !others.contains($0.key) }
    }
}

extension Project {
    /// Whether what a registration gives out is a class or actor with a stored `var` of its own.
    fileprivate func hasState(_ registration: Registration) -> Bool {
        guard !registration.givesOutWhatExists,
            let type = registration.implementation ?? registration.product.instance,
            index.types[type.index].isReference
        else { return false }
        // What makes others is no state, whatever it keeps for them.
        guard roles(of: type).isDisjoint(with: [.container, .factory]) else { return false }
        return ([type] + index.ancestors[type.index]).contains { owner in
            index.types[owner.index].isReference
                && index.members.all(of: owner).contains { entry in
                    guard case .property(let id) = entry.member else { return false }
                    return fact(id).isState && !isSetOnce(id) && !keepsSubscriptions(id)
                }
        }
    }

    /// Whether a registration only caches, under a name, what another one of the same type makes anew:
    /// `container.register(Till.self, name: "shared") { $0.resolve(Till.self)! }`. Under another type's key that may be a
    /// mistake.
    fileprivate func onlyKeeps(_ keeper: Registration, _ kept: Registration) -> Bool {
        guard keeper.implementation == nil || keeper.implementation == kept.implementation,
            case .type(let type, _)? = keeper.key, case .type(let other, _)? = kept.key
        else { return false }
        return type == other
    }

    /// Whether nobody changes a dependency that an object keeps to itself once the object is made: it might as well be a
    /// `let`.
    private func isSetOnce(_ id: PropertyID) -> Bool {
        guard fact(id).access <= .fileprivate, classification.isDependency(property: id) else { return false }
        return mentions.mentions(of: .property(id)).allSatisfy { mention in
            switch mention.flow {
            case .written: index.runsAtConstruction(mention.site)
            case .member, .argument, .stored, .assigned, .bound, .returned: true
            case .used, .discarded: false
            }
        }
    }

    /// Whether a property only keeps alive what listens to others, which nobody sees: `private var bag: Set<AnyCancellable>`.
    private func keepsSubscriptions(_ id: PropertyID) -> Bool {
        let type = type(of: id)
        return type.head == .external && IdiomRegistry.subscriptions.contains(index.text(NameID(type.id)))
    }

    /// Of a registered key the type, without its name.
    fileprivate func typeName(of registration: Registration) -> String {
        if case .type(let key, _)? = registration.key { return name(of: key, .none) }
        return index.name(of: registration.product)
    }
}

extension PropertyFact {
    /// A stored `var` that is not filled by a wrapper and no back-reference.
    fileprivate var isState: Bool {
        flags.isDisjoint(with: [.isStatic, .isLet, .isComputed, .isLazy, .isWeak, .isUnowned, .isRequirement])
            && attributes.isEmpty
    }
}

extension Message {
    fileprivate static func keeps(_ subject: String, _ dependency: String, _ count: Int) -> Message {
        "\(subject) is kept and holds on to its \(dependency), which is made anew for everybody else"
    }

    fileprivate static func isMadeAnew(_ dependency: String) -> Message {
        "\(dependency) is made anew here"
    }

    fileprivate static func keepsAgain(_ dependency: String) -> Message { "also asks for \(dependency) here" }
}

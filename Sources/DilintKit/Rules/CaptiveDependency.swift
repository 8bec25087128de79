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
        let captives = Self.captives(in: project)
        let holding = Set(captives.lazy.filter { !$0.isGivenOn }.map(\.pair))
        // By what is made anew: those who keep one. To keep that mends them all.
        var subjects: [RegistrationID: Set<String>] = [:]
        for captive in captives { subjects[captive.target, default: []].insert(captive.pair.subject) }
        var held = Occurrences(of: self, in: project)
        var givenOn = Occurrences(of: self, in: project)
        for captive in captives {
            let (subject, dependency) = (captive.pair.subject, captive.pair.dependency)
            let isHeld = holding.contains(captive.pair)
            func add(to occurrences: inout Occurrences, hint: Hint) {
                occurrences.add(
                    subject: subject, dependency: dependency, severity: info.severity, hint: hint,
                    at: captive.location,
                    background: [
                        Related(
                            project.index.location(
                                file: captive.target.fileIndex, offset: project.wiring[captive.target].keyOffset),
                            .isMadeAnew(dependency), isBackground: true)
                    ])
            }
            if isHeld {
                add(
                    to: &held,
                    hint: "Keep \(dependency) as long as \(subject), or let \(subject) ask for it each time")
            } else {
                let others = subjects[captive.target, default: []].count - 1
                add(to: &givenOn, hint: Hint("Keep \(dependency) as well".mending(others: others)))
            }
        }
        return held.findings(of: self, message: Message.keeps, again: Message.keepsAgain)
            + givenOn.findings(of: self, message: Message.keepsItsOwn, again: Message.keepsAgain)
    }

    /// What is kept, though it is made anew for everybody else.
    private struct Captive {
        struct Pair: Hashable {
            var subject: String
            var dependency: String
        }

        var pair: Pair
        /// What makes it anew.
        var target: RegistrationID
        var location: Location
        /// Whoever keeps it is no other object: it is what is asked for under that key.
        var isGivenOn: Bool
    }

    private static func captives(in project: Project) -> [Captive] {
        var captives: [Captive] = []
        let keepers = keepers(in: project)
        for file in project.uses.wired {
            let uses = project.uses[file]
            // Gathered for the first one that is captive: few files have any.
            var returned: Set<CallPlace>?
            for lookup in uses.wiring.lookups where !lookup.isDeferred {
                guard let keeper = keeper(of: lookup, file: file, uses.wiring, keepers, in: project),
                    let target = project.wiring.target(of: lookup)
                else { continue }
                let kept = project.wiring[target]
                guard keeper.lifetime == .lasting, kept.lifetime == .brief, project.hasState(kept),
                    !project.onlyKeeps(keeper, kept), !project.isUsedWhileMaking(lookup)
                else { continue }
                let places = returned ?? returnedCalls(of: uses)
                returned = places
                captives.append(
                    Captive(
                        pair: .init(subject: project.typeName(of: keeper), dependency: project.typeName(of: kept)),
                        target: target, location: project.index.location(of: lookup.site),
                        isGivenOn: lookup.property == nil
                            && places.contains(CallPlace(body: lookup.site.body, row: lookup.site.row))))
            }
        }
        return captives
    }

    private struct CallPlace: Hashable {
        var body: Int32
        var row: UInt32
    }

    /// The calls of a file whose value is given out as it is. O(calls)
    private static func returnedCalls(of uses: FileUses) -> Set<CallPlace> {
        Set(
            uses.calls.lazy.filter { $0.flowKind == .returned }
                .map { CallPlace(body: $0.site.body, row: $0.site.row) })
    }

    /// The registration on whose behalf something is asked for: the one that runs the code, or that makes what a wrapper
    /// fills, or an initializer's default argument.
    private static func keeper(
        of lookup: Lookup, file: Int, _ wiring: borrowing FileWiring, _ keepers: [TypeID: Registration],
        in project: Project
    ) -> Registration? {
        let isDefault = lookup.site.body >= 0 && project.index.isDefaultOfInitializer(lookup.site)
        if lookup.property != nil || isDefault {
            guard lookup.typeRow >= 0, case let type = project.index.type(file: file, row: lookup.typeRow),
                let keeper = keepers[type], !isDefault || project.isMadeOfDefaults(type)
            else { return nil }
            return keeper
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
    /// Whether whoever constructs a type where something is registered leaves its default arguments to it.
    ///
    /// - Complexity: O(constructions of those files), for each default argument that asks in what a registration keeps
    fileprivate func isMadeOfDefaults(_ type: TypeID) -> Bool {
        var isMade = false
        for file in uses.wired {
            for call in uses[file].constructions {
                guard case .construction(type, let initializer) = call.callee, !isExcluded(call.site) else { continue }
                guard let initializer, call.leavesDefaults(of: initializer, in: index) else { return false }
                isMade = true
            }
        }
        return isMade
    }

    /// Whether what is asked for is handed to an initializer that only uses it: once the object is made, nobody keeps it.
    ///
    /// - Complexity: O(log calls and mentions of the file + those of the body + mentions of the parameter)
    fileprivate func isUsedWhileMaking(_ lookup: Lookup) -> Bool {
        guard lookup.property == nil, lookup.site.body >= 0, let parameter = parameterTaking(lookup),
            let function = index.function(of: parameter), fact(function).kind == .initializer,
            fact(function).body >= 0
        else { return false }
        let found = mentions.mentions(of: .parameter(parameter))
        return !found.isEmpty
            && found.allSatisfy { mention in
                if mention.site.isDeferred { return false }
                switch mention.flow {
                case .member, .discarded: return true
                case .argument, .stored, .assigned, .bound, .returned, .used, .written: return false
                }
            }
    }

    /// The parameter that what is asked for is handed to.
    private func parameterTaking(_ lookup: Lookup) -> ParameterID? {
        let (site, uses) = (lookup.site, uses[lookup.file])
        func parameter(_ flow: Flow) -> ParameterID? {
            guard case .argument(let place) = flow, place.call == lookup.outer, case .parameter(let id)? = place.target
            else { return nil }
            return id
        }
        for number in uses.calls.range(of: site.body, by: \.site.body) where uses.calls[number].site.row == site.row {
            return parameter(uses.calls[number].flow)
        }
        // A factory that is called, `Shop(cart: self.cart())`, is no call of a function: its type tells.
        guard lookup.outer >= 0, case .construction(_, let initializer?) = uses.calls[Int(lookup.outer)].callee,
            let product = lookup.product.instance
        else { return nil }
        let taking = index.parameters(of: initializer).filter { type(of: $0).instance == product }
        return taking.count == 1 ? taking.first : nil
    }

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
                    return isState(id) && !isSetOnce(id) && !keepsSubscriptions(id)
                }
        }
    }

    /// Whether a property is a stored `var` that no wrapper fills, and no back-reference.
    private func isState(_ id: PropertyID) -> Bool {
        fact(id).flags
            .isDisjoint(with: [.isStatic, .isLet, .isComputed, .isLazy, .isWeak, .isUnowned, .isRequirement])
            && index.keepsItsValue(id)
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

    /// Whether nobody changes a dependency, or several, that an object keeps to itself once the object is made: it might as
    /// well be a `let`.
    private func isSetOnce(_ id: PropertyID) -> Bool {
        guard fact(id).access <= .fileprivate, classification.isDependency(property: id) else { return false }
        let isCollection = type(of: id).wrappers.contains(.collection)
        return mentions.mentions(of: .property(id)).allSatisfy { mention in
            switch mention.flow {
            case .written: index.runsAtConstruction(mention.site)
            // A collection is a value: what is added to it changes the property.
            case .member(_, let name):
                !isCollection || index.runsAtConstruction(mention.site)
                    || !Self.changingMethods.contains(index.text(name))
            case .argument, .stored, .assigned, .bound, .returned: true
            // `for service in services`. What adds to it by an operator, `services += [one]`, looks no different here.
            case .used: isCollection
            case .discarded: false
            }
        }
    }

    /// The standard library's methods that change a collection where it stands.
    private static let changingMethods: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
        "replaceSubrange", "updateValue", "update", "popFirst", "popLast", "merge", "swapAt", "sort", "reverse",
        "shuffle", "partition", "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
    ]

    /// Whether a property only keeps alive what listens to others, which nobody sees: `private var bag: Set<AnyCancellable>`.
    private func keepsSubscriptions(_ id: PropertyID) -> Bool {
        index.outsideName(of: type(of: id)).map { IdiomRegistry.subscriptions.contains(index.text($0)) } ?? false
    }

    /// Of a registered key the type, without its name.
    fileprivate func typeName(of registration: Registration) -> String {
        if case .type(let key, _)? = registration.key { return name(of: key, .none) }
        return index.name(of: registration.product)
    }
}

extension Message {
    fileprivate static func keeps(_ subject: String, _ dependency: String, _ count: Int) -> Message {
        "\(subject) is kept and holds on to its \(dependency), which is made anew for everybody else"
    }

    fileprivate static func keepsItsOwn(_ subject: String, _ dependency: String, _ count: Int) -> Message {
        "\(subject) keeps its own \(dependency), which is made anew for everybody else"
    }

    fileprivate static func isMadeAnew(_ dependency: String) -> Message {
        "\(dependency) is made anew here"
    }

    fileprivate static func keepsAgain(_ dependency: String) -> Message { "also asks for \(dependency) here" }
}

import SwiftFacts

/// A default argument reaches a shared instance.
struct SingletonDefault: Rule {
    let info = RuleInfo(
        id: "singleton-default", severity: .note,
        settings: [.allowed, .roles],
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
        var reader = JourneyReader(project)
        // What is asked of a locator need not be shared.
        var located: Set<String> = []
        // By what is asked: the types that are taken instead, one for each place.
        var taken: [Default: [String]] = [:]
        func noteTaken(_ name: String, _ product: ResolvedType, _ site: Site) {
            located.insert(name)
            guard let other = project.takenInstead(of: product, at: site) else { return }
            taken[Default(subject: project.subject(of: site), dependency: name), default: []].append(other)
        }
        for (file, uses) in project.uses.enumerated() {
            for entry in project.sharedAccesses[file] {
                let access = uses.accesses[entry.number]
                guard project.isDefault(access, number: entry.number, reaching: entry.reached) else { continue }
                switch entry.reached {
                case .singleton(let instance, _):
                    note(
                        instance, access.site, by: access, isHanded: project.isHanded(access, number: entry.number),
                        in: project, &occurrences, &reader)
                case .locator(let product):
                    if project.isPlainDefault(access, number: entry.number) { continue }
                    noteTaken(product, project.asked(by: access), access.site)
                    note(
                        product, access.site, by: access, isHanded: project.isHanded(access, number: entry.number),
                        asking: project.typeAsked(of: access, for: product, number: entry.number), in: project,
                        &occurrences, &reader)
                }
            }
            for call in project.resolverCode.genericCalls[file].lazy.map({ uses.calls[Int($0)] }) {
                guard let name = project.locatedProduct(of: call, isDefault: true) else { continue }
                noteTaken(name, call.asked, call.site)
                note(
                    name, call.site, isHanded: project.isHandedToOwnInitializer(call), asking: call.asked, in: project,
                    &occurrences, &reader)
            }
            for lookup in uses.wiring.lookups
            where project.isLocating(lookup, isDefault: true)
                && !project.classification.isPlainValue(project.product(of: lookup))
            {
                let name = project.name(of: lookup)
                noteTaken(name, lookup.product, lookup.site)
                note(
                    name, lookup.site, isHanded: project.isHandedToOwnInitializer(lookup), asking: lookup.product,
                    in: project, &occurrences, &reader)
            }
        }
        return occurrences.findings(
            of: self,
            message: { subject, dependency, count in
                guard located.contains(dependency) else { return .defaults(subject, dependency, count) }
                let others = taken[Default(subject: subject, dependency: dependency)] ?? []
                return .asksByDefault(subject, dependency, unless: Handed(others, in: count), count)
            },
            again: Message.defaultsAgain)
    }

    /// What keeps a locator from being asked.
    fileprivate enum Handed {
        case one
        case other(String)
        /// Whatever it is that the place at hand takes.
        case anything

        /// - Parameter others: What is taken instead of what is asked for, in some of the places.
        init(_ others: [String], in count: Int) {
            guard let first = others.first else {
                self = .one
                return
            }
            self = others.count >= count && others.allSatisfy { $0 == first } ? .other(first) : .anything
        }
    }

    /// What a locator is asked for by default.
    private struct Default: Hashable {
        var subject: String
        var dependency: String
    }

    /// - Parameters:
    ///   - isHanded: An initializer hands it to another one of its type.
    ///   - product: What a locator is asked for; nil of a shared instance.
    private func note(
        _ name: String, _ site: Site, by access: StaticAccess? = nil, isHanded: Bool,
        asking product: ResolvedType? = nil,
        in project: Project, _ occurrences: inout Occurrences, _ reader: inout JourneyReader
    ) {
        guard !project.isAssembly(site), !project.isAllowedSingleton(name) else { return }
        let parameter = project.parameter(defaultingAt: site)
        // Who does nothing with it falls back on nothing.
        if let parameter, reader.isForNothing(parameter) { return }
        let subject = project.subject(of: site)
        var hint = Hint(
            "Drop the default, so that every caller decides what it passes",
            ofSeveral: "Drop the defaults, so that every caller decides what it passes")
        if let parameter, project.isIgnored(parameter) {
            hint = "Drop the parameter, with which nothing is done"
        } else if let hidden = parameter.flatMap({ project.hiddenInitializer(takingOnlyDefaults: $0) }) {
            hint = """
                Drop the default and make `\(project.initializerName(hidden, adding: nil))` visible to others, so that \
                every caller decides what it passes
                """
        }
        if let access, project.isHandedToOverload(access) {
            hint = Hint(
                "Drop the overload, so that every caller decides what it passes",
                ofSeveral: "Drop the overloads, so that every caller decides what it passes")
        }
        // Two defaults are two, be it in one body.
        var body: BodyID?
        // A container that is asked for it is nothing that could be taken in its place.
        let itself = product == nil ? access : access.flatMap { project.isItself($0, name) ? $0 : nil }
        let asked = product ?? .unknown
        if let dropping = project.droppingMemberwiseDefault(at: site, subject, itself, asked) {
            (hint, body) = (dropping, site.bodyID)
        } else if isHanded {
            let handing =
                access.flatMap { project.usingTaken(by: $0, in: subject) }.map { Hint($0) }
                ?? project.handingIn(name, as: "it", to: subject, at: site, by: itself)
            (hint, body) = (handing, site.bodyID)
        }
        occurrences.add(
            subject: subject, of: project.owner(of: site), dependency: name, severity: .note, hint: hint,
            at: project.index.location(of: site), in: body)
    }
}

extension Project {
    /// Whether an initializer hands to another one of its type what is reached, and not in place of what it takes itself.
    fileprivate func isHanded(_ access: StaticAccess, number: Int) -> Bool {
        (access.fallback == .none || access.fallback == .value) && isHandedToOwnInitializer(access, number: number)
    }

    /// What a locator gives for an access; unknown where that is not its member's.
    fileprivate func asked(by access: StaticAccess) -> ResolvedType {
        memberAsked(of: access).map(type(ofMember:)) ?? .unknown
    }

    /// Whether it is data that a library's container gives out by default, for what takes no service.
    fileprivate func isPlainDefault(_ access: StaticAccess, number: Int) -> Bool {
        guard let lookup = uses[access.site.fileIndex].wiring.lookup(ofAccess: number),
            classification.isPlainValue(product(of: lookup))
        else { return false }
        return parameter(defaultingAt: access.site).map { !classification.isDependency(parameter: $0) } ?? true
    }

    /// The parameter whose default argument code is.
    fileprivate func parameter(defaultingAt site: Site) -> ParameterID? {
        let body = index.body(at: site)
        return body.kind == .defaultArgument ? ParameterID(file: site.fileIndex, row: Int(body.owner)) : nil
    }

    /// The initializer of a parameter that none but its own file can call, and that nothing is passed to there: a type with
    /// a shared instance of its own, `static let shared = Flags()`.
    ///
    /// - Complexity: O(constructions and delegations of the file) where it is hidden
    fileprivate func hiddenInitializer(takingOnlyDefaults parameter: ParameterID) -> FunctionID? {
        guard let function = index.function(of: parameter), fact(function).kind == .initializer,
            fact(function).access <= .fileprivate
        else { return nil }
        let uses = uses[function.fileIndex]
        let isCalledInShort = [uses.constructionNumbers, uses.delegationNumbers].joined().allSatisfy { number in
            let call = uses.calls[Int(number)]
            return switch call.callee {
            case .construction(_, function), .delegation(function, isSuper: _):
                call.leavesDefaults(of: function, in: index)
            default: true
            }
        }
        return isCalledInShort ? function : nil
    }

    /// The type of the parameter whose default argument code is, where nothing can be passed there of what the code asks a
    /// locator for: it is asked for something in its turn, `init(fetcher: Fetcher = Container.main.store.fetcher)`.
    fileprivate func takenInstead(of product: ResolvedType, at site: Site) -> String? {
        guard let parameter = parameter(defaultingAt: site), let asked = product.nominalHead,
            let taken = type(of: parameter).nominalHead,
            !index.isKind(asked, of: taken), !index.isKind(taken, of: asked)
        else { return nil }
        return index.qualifiedName(of: taken)
    }
}

extension Project {
    /// Whether nothing can be done with what a function takes, `_: Session = .shared`. A case is matched by what it has.
    fileprivate func isIgnored(_ id: ParameterID) -> Bool {
        fact(id).name.isNone && index.function(of: id).map { fact($0).kind != .enumCase } ?? false
    }
}

extension Message {
    fileprivate static func defaults(_ subject: String, _ dependency: String, _ count: Int) -> Message {
        count == 1
            ? "\(subject) falls back on the shared instance \(dependency) where it is handed nothing"
            : "\(subject) falls back on the shared instance \(dependency) where it is handed nothing, in \(count) places"
    }

    fileprivate static func asksByDefault(
        _ subject: String, _ dependency: String, unless handed: SingletonDefault.Handed, _ count: Int
    ) -> Message {
        let condition =
            switch handed {
            case .one: "unless it is handed one"
            case .other(let type): "where it is handed no \(type)"
            case .anything: "where it is handed nothing"
            }
        return count == 1
            ? "\(subject) asks a locator for \(dependency) \(condition)"
            : "\(subject) asks a locator for \(dependency) \(condition), in \(count) places"
    }

    fileprivate static func defaultsAgain(_ dependency: String) -> Message { "also defaults to \(dependency) here" }
}

import SwiftFacts

/// A dependency that comes through a property's wrapper.
struct HiddenDependency: Rule {
    let info = RuleInfo(
        id: "hidden-dependency", severity: .note,
        settings: [.dependencies, .roles],
        summary: "A property wrapper fetches a dependency that no initializer shows.",
        why: """
            Who makes the object cannot see what it needs, and finds out when it runs: a test has to know what to \
            register before.
            """,
        fix: "Take the dependency through the initializer.",
        bad: """
            import Resolver
            final class PaymentService {
                func pay() {}
            }
            final class CheckoutModel {
                @Injected private var payments: PaymentService
            //  ^ note: [hidden-dependency]
                func buy() { payments.pay() }
            }
            """,
        good: """
            import Resolver
            final class PaymentService {
                func pay() {}
            }
            final class CheckoutModel {
                private let payments: PaymentService
                init(payments: PaymentService) { self.payments = payments }
                func buy() { payments.pay() }
            }
            """)

    func findings(in project: Project) -> [Finding] {
        var occurrences = HiddenOccurrences(of: self, in: project)
        for file in project.uses.wired {
            for lookup in project.uses[file].wiring.lookups
            where isHidden(lookup, in: project) && !project.isExcluded(lookup)
                && !isContext(lookup, in: project) && !isMadeBySystem(lookup.product, in: project)
            {
                note(
                    project.product(of: lookup), of: lookup.property, at: lookup.site.offset, file: file,
                    lookup.typeRow, registeredAs: project.registeredName(of: lookup),
                    alias: project.genericAlias(askedBy: lookup),
                    code: lookup.isLocalWrapper ? lookup.site : nil,
                    for: lookup.isLocalWrapper ? project.variable(filledAt: lookup.site) : nil,
                    isStatic: lookup.property.map { project.fact($0).flags.contains(.isStatic) } ?? false,
                    project, &occurrences)
            }
        }
        noteUnreadWrappers(in: project, &occurrences)
        return hiddenFindings(occurrences)
            + occurrences.taken.findings(of: self, message: Message.fetches, again: Message.hidesAgain)
            + occurrences.takenByOne.findings(of: self, message: Message.fetchesTakenByOne, again: Message.hidesAgain)
    }

    private func hiddenFindings(_ occurrences: HiddenOccurrences) -> [Finding] {
        let unused = occurrences.unused
        func isUnused(_ subject: String, _ dependency: String) -> Bool {
            unused.contains(HiddenOccurrences.Fetched(subject: subject, dependency: dependency))
        }
        let findings = occurrences.hidden.findings(
            of: self,
            message: { subject, dependency, count in
                isUnused(subject, dependency)
                    ? .fetchesForNothing(subject, dependency, count) : .hides(subject, dependency, count)
            }, again: Message.hidesAgain)
        return findings.map { finding in
            guard finding.occurrences > 1, let dependency = finding.dependency,
                isUnused(finding.subject, dependency)
            else { return finding }
            var finding = finding
            finding.hint = "Remove the properties, with which nothing is done"
            return finding
        }
    }

    /// Whether a wrapper fetches it: for a type's property, or for a variable of a function, be that in no type. What the
    /// code of a library's key fetches is how the key is provided.
    private func isHidden(_ lookup: Lookup, in project: Project) -> Bool {
        if lookup.property != nil { return lookup.typeRow >= 0 }
        return lookup.isLocalWrapper && !lookup.isInProviderCode && !project.isAssembly(lookup.site)
    }

    /// Whether views find in their environment which of many things they show: `@Environment(\.order) var order: Order?` of
    /// an order that is told from others. A service by such a key there is one of.
    private func isContext(_ lookup: Lookup, in project: Project) -> Bool {
        guard lookup.isByEnvironmentKey, let shown = lookup.product.instance else { return false }
        return project.classification.shapes.refinesValue(shown) && !project.roles(of: shown).contains(.serviceName)
    }

    /// Whether it is an application's or a scene's delegate, which views find in their environment though nobody here makes
    /// or passes it.
    private func isMadeBySystem(_ product: ResolvedType, in project: Project) -> Bool {
        guard let fetched = product.nominalHead else { return false }
        return project.index.outsideAncestors[fetched.index].contains {
            project.classification.outside.roots.contains($0)
        }
    }

    /// What wrappers fetch that no idiom reads.
    private func noteUnreadWrappers(in project: Project, _ occurrences: inout HiddenOccurrences) {
        let wrappers = InjectionWrappers(in: project)
        guard !wrappers.isEmpty else { return }
        for file in project.index.files.indices {
            let read = Set(project.uses[file].wiring.lookups.compactMap(\.property))
            for (row, fact) in project.index.files[file].properties.enumerated()
            where fact.owner >= 0 && !fact.attributes.isEmpty {
                let id = PropertyID(file: file, row: row)
                guard !project.classification.excluded.contains(file: file, typeRow: fact.owner),
                    !read.contains(id), let attribute = wrappers.attribute(of: id, in: project.index)
                else { continue }
                let written = project.type(of: id)
                note(
                    written.isUnknown ? argument(of: attribute, fact.owner, file: file, project) : written, of: id,
                    at: attribute.offset, file: file, fact.owner, isStatic: fact.flags.contains(.isStatic),
                    project, &occurrences)
            }
            noteVariables(of: file, wrappers, project, &occurrences)
        }
    }

    /// What such wrappers fetch for variables of functions.
    private func noteVariables(
        of file: Int, _ wrappers: InjectionWrappers, _ project: Project, _ occurrences: inout HiddenOccurrences
    ) {
        let uses = project.uses[file]
        guard !uses.localWrappers.isEmpty else { return }
        let read = Set(uses.wiring.lookups.lazy.filter(\.isLocalWrapper).map(\.site.offset))
        for wrapper in uses.localWrappers where !read.contains(wrapper.site.offset) {
            let site = Site(file: Int32(file), local: wrapper.site)
            let owner = project.index.body(at: site).enclosingType
            guard wrappers.fetches(wrapper.name, in: TypeScope(file: file, type: owner), project.index),
                !project.isExcluded(site), !project.isAssembly(site)
            else { continue }
            note(
                wrapper.product, of: nil, at: site.offset, file: file, owner, code: site, for: wrapper.variable,
                isStatic: false, project, &occurrences)
        }
    }

    /// `@Inject<Store> var store`
    private func argument(
        of attribute: AttributeFact, _ owner: Int32, file: Int, _ project: Project
    ) -> ResolvedType {
        guard !attribute.type.isNone else { return .unknown }
        let node = project.index.files[file].typeNodes[Int(attribute.type.rawValue)]
        guard node.kind == .named else { return .unknown }
        return project.index.resolve(node.firstChild, in: TypeScope(file: file, type: owner))
    }

    /// - Parameters:
    ///   - property: Whose wrapper fetches it.
    ///   - name: What the sources promise to whoever asks, whatever they know of its type.
    ///   - alias: What alone says its generic arguments.
    ///   - code: Where code fetches it for a variable: what has no instances, or nobody here makes, can be handed it there
    ///     alone.
    ///   - variable: What that is called: so had better be what takes it in its place.
    private func note(
        _ product: ResolvedType, of property: PropertyID?, at offset: UInt32, file: Int, _ typeRow: Int32,
        registeredAs name: String? = nil, alias: String? = nil, code: Site? = nil, for variable: NameID? = nil,
        isStatic: Bool,
        _ project: Project, _ occurrences: inout HiddenOccurrences
    ) {
        let product = product.removing([.deferred])
        let owner = project.index.type(file: file, row: typeRow)
        guard name != nil || project.classification.isDependency(product),
            !project.roles(of: owner).contains(.compositionRoot),
            !(property.map { project.isGivenOut($0, by: owner) } ?? false),
            // The way to the one that others reach: `static var shared: Banner` of a Banner.
            !isStatic || product.instance != owner,
            // What an instance fetches for its own function it has: itself.
            product.instance != owner || !(code.map { !project.index.isStatic($0) } ?? false),
            !(code.map { project.isGlobalWay(to: product, at: $0) } ?? false)
        else { return }
        let subject = project.subject(file: file, typeRow: typeRow)
        let dependency = alias ?? name ?? project.index.name(of: product)
        let standing = project.taking(product, of: owner)
        let isBesideTaken = standing.map { project.isKept($0, beside: property) } ?? false
        let taken = isBesideTaken ? nil : standing
        // Nobody needs what is fetched in place of what nobody uses.
        if taken != nil, let property, project.isReadByItselfAlone(property) { return }
        func hint() -> Hint {
            if let code {
                return project.handingIn(
                    dependency, as: dependency, to: subject, at: code, asking: product, givenAs: product.instance,
                    calledBy: variable.map(project.index.text))
            }
            let called = property.map { project.fact($0).name }
            if isStatic { return project.asArgument(dependency, calledBy: called) }
            if let own = project.usingSelf(for: product, in: owner, at: nil, subject) { return own }
            if isBesideTaken, let called {
                return "Let \(subject) take its `\(project.index.text(called))` through its initializer as well"
            }
            if taken == nil, let type = product.instance, project.roles(of: type).contains(.container) {
                return Hint("Let \(subject) take what it needs of \(dependency) through its initializer")
            }
            guard let taken else {
                // Nobody takes a container's key, which stands for what its type says nothing of.
                let isOutside = alias == nil && project.index.outsideName(of: product) != nil
                return project.takingFetched(
                    isOutside ? project.index.name(of: product) : dependency, of: product.instance, calledBy: called,
                    owner, subject)
            }
            let lacking = taken.lacking.map { "`\(project.initializerName($0, adding: nil))`" }
            if !lacking.isEmpty {
                let others = lacking.count == 1 ? lacking[0] : "other initializers"
                return Hint("Let \(subject) take \(dependency) through its \(others) as well, and use that")
            }
            let name = project.index.text(project.fact(taken.parameter).name)
            return Hint(project.using(name, takenBy: taken.initializer, in: subject))
        }
        let idle = property.flatMap(project.removingIdle)
        occurrences.note(
            HiddenOccurrences.Fetched(subject: subject, dependency: dependency),
            isUsed: idle == nil || property.map(project.mayRedraw) ?? true)
        // By the type alone: what it fetches here and there is one thing to mend.
        occurrences[taken].add(
            subject: subject, of: code.map { project.owner(of: $0) } ?? project.owner(ofCodeIn: owner),
            dependency: dependency, severity: info.severity,
            hint: hint().ofOnePlace(idle),
            at: project.index.location(file: file, offset: offset), in: code?.bodyID)
    }
}

/// What wrappers fetch: what no initializer shows, and what one takes all the same.
private struct HiddenOccurrences {
    var hidden: Occurrences
    var taken: Occurrences
    /// What one initializer takes, and others do not.
    var takenByOne: Occurrences
    /// What is fetched in one place at least where nothing is done with it, and where something is.
    private var (idle, used): (Set<Fetched>, Set<Fetched>) = ([], [])

    /// What nothing is done with, wherever it is fetched.
    var unused: Set<Fetched> { idle.subtracting(used) }

    mutating func note(_ fetched: Fetched, isUsed: Bool) {
        if isUsed { used.insert(fetched) } else { idle.insert(fetched) }
    }

    /// What a type's wrappers fetch.
    struct Fetched: Hashable {
        var subject: String
        var dependency: String
    }

    init(of rule: HiddenDependency, in project: Project) {
        hidden = Occurrences(of: rule, in: project)
        taken = Occurrences(of: rule, in: project)
        takenByOne = Occurrences(of: rule, in: project)
    }

    subscript(_ taking: Taking?) -> Occurrences {
        _read { yield taking == nil ? hidden : taking?.lacking.isEmpty ?? true ? taken : takenByOne }
        _modify {
            if taking == nil {
                yield &hidden
            } else if taking?.lacking.isEmpty ?? true {
                yield &taken
            } else {
                yield &takenByOne
            }
        }
    }
}

extension Project {
    /// Whether code fetches for a global what that is the way to: `var Current: World { @Dependency(\.world) var world; … }`.
    fileprivate func isGlobalWay(to product: ResolvedType, at site: Site) -> Bool {
        guard let property = index.property(at: site), owner(of: property).isNone else { return false }
        return product.instance.map { type(of: property).instance == $0 } ?? false
    }

    /// The name of the function's variable whose wrapper stands at a site.
    fileprivate func variable(filledAt site: Site) -> NameID? {
        let all = uses[site.fileIndex].localWrappers
        return all[all.range(of: site.body, by: \.site.body)].first { $0.site.offset == site.offset }?.variable
    }

    /// The name of a package's type that a wrapper fetches and that the sources register, unless it is known for a plain
    /// value, or of a protocol of the project, whatever it asks for, as long as objects stand behind it where a member gives it
    /// out, or of what its name calls a listener: a container gives nobody a way back. Of what a member of a container gives,
    /// the same that whoever asks the container for it is told.
    fileprivate func registeredName(of lookup: Lookup) -> String? {
        let product = product(of: lookup)
        guard let key = lookup.key,
            index.outsideName(of: product) != nil || isProtocol(product, askedBy: key)
                || classification.isBackReference(product),
            product.wrappers.isSubset(of: [.optional, .deferred]), !classification.isPlainValue(product),
            !isOfSystem(product),
            wiring.hasRegistrations(of: key, in: lookup.library)
        else { return nil }
        return if case .member = key { name(of: lookup) } else { index.name(of: product) }
    }

    /// Whether a container has a property because a protocol asks it for that: who asks the container is in need of it.
    fileprivate func isGivenOut(_ property: PropertyID, by owner: TypeID) -> Bool {
        !owner.isNone && roles(of: owner).contains(.container) && isDemanded(property)
    }

    /// When and where work is done is like the time and the place, under whatever key: `AnySchedulerOf<DispatchQueue>`. So are
    /// the system's constants, and what writes and reads values the way that it is set up to: `CFString`, `JSONDecoder`.
    private func isOfSystem(_ product: ResolvedType) -> Bool {
        guard let name = index.outsideName(of: product) else { return false }
        return Self.ambient.contains(index.text(name)) || index.linked.names.ends(name, withWordOf: Self.codingWords)
    }

    private static let ambient: Set<String> = [
        "AnyScheduler", "AnySchedulerOf", "AnyClock", "SecKeyAlgorithm", "SecAccessControlCreateFlags", "CFString",
        "CFNumber", "CFData", "CFDate", "CFURL", "CFTimeInterval",
    ]
    private static let codingWords: WordList = ["formatter", "decoder", "encoder"]

    /// Whether a property is read only to fill it: `self.log = log ?? self.log`.
    ///
    /// - Complexity: O(mentions), up to the first one that does more
    fileprivate func isReadByItselfAlone(_ id: PropertyID) -> Bool {
        var isRead = false
        for mention in mentions.mentions(of: .property(id)) where !isExcluded(mention.site) {
            switch mention.flow {
            case .stored(id): isRead = true
            case .written: continue
            default: return false
            }
        }
        return isRead && !mayBeReadElsewhere(id)
    }

    private func isProtocol(_ product: ResolvedType, askedBy key: WiringKey) -> Bool {
        guard let type = product.nominalHead, index.types[type.index].kind == .protocol else { return false }
        // A key's protocol may be there for values alone: `protocol Layout { var width: Int { get } }`.
        if case .type = key { return true }
        return !classification.shapes.refinesValue(type)
            && bindings.conformers(of: type).prefix(Self.conformersInView)
                .contains { index.types[$0.index].isReference }
    }

    /// Far above how many types conform to what a container gives out; each place that asks for it looks at them.
    private static let conformersInView = 64
}

extension Message {
    fileprivate static func fetches(_ subject: String, _ dependency: String, _ count: Int) -> Message {
        let times = count == 1 ? "" : " in \(count) places"
        return "\(subject) fetches \(dependency)\(times), which its initializer takes"
    }

    fileprivate static func fetchesTakenByOne(_ subject: String, _ dependency: String, _ count: Int) -> Message {
        let times = count == 1 ? "" : " in \(count) places"
        return "\(subject) fetches \(dependency)\(times), which one of its initializers takes"
    }

    fileprivate static func hides(_ subject: String, _ dependency: String, _ count: Int) -> Message {
        count == 1
            ? "\(subject) needs \(dependency), which no initializer shows"
            : "\(subject) needs \(dependency) in \(count) places, which no initializer shows"
    }

    fileprivate static func fetchesForNothing(_ subject: String, _ dependency: String, _ count: Int) -> Message {
        let times = count == 1 ? "" : " in \(count) places"
        return "\(subject) fetches \(dependency)\(times) and does nothing with it"
    }

    fileprivate static func hidesAgain(_ dependency: String) -> Message { "\(dependency) is fetched here as well" }
}

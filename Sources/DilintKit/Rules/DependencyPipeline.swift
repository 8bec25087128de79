import SwiftFacts

/// A type takes a dependency only to hand it on.
struct DependencyPipeline: Rule {
    static let minimumCarriers = RuleOption(
        "minimumCarriers", default: 1, help: "Types that must carry the dependency before the first one that uses it.")
    static let minimumDependencies = RuleOption(
        "minimumDependencies", default: 1, help: "Dependencies that a type must merely carry before it is reported.")

    let info = RuleInfo(
        id: "dependency-pipeline", severity: .warning, options: [Self.minimumCarriers, Self.minimumDependencies],
        settings: [.dependencies, .roles],
        summary: "A type takes a dependency only to hand it on.",
        why: """
            Every type on the way must change when the type at the end needs something else, and its initializer says \
            that it needs what it never uses.
            """,
        fix: """
            Hand in a factory, or a factory closure, that makes the next object: the composition root gives the \
            dependency to the factory, and the carriers no longer know it.
            """,
        bad: """
            protocol PriceAPI {
                func price() -> Int
            }
            final class PriceViewModel {
                private let api: PriceAPI
                init(api: PriceAPI) { self.api = api }
                func load() -> Int { api.price() }
            }
            final class PriceFlow {
                private let api: PriceAPI
                init(api: PriceAPI) { self.api = api }
                //   ^ warning: [dependency-pipeline]
                func start() -> PriceViewModel { PriceViewModel(api: api) }
            }
            """,
        good: """
            protocol PriceAPI {
                func price() -> Int
            }
            final class PriceViewModel {
                private let api: PriceAPI
                init(api: PriceAPI) { self.api = api }
                func load() -> Int { api.price() }
            }
            protocol PriceFactory {
                func makePriceViewModel() -> PriceViewModel
            }
            final class PriceFlow {
                private let factory: PriceFactory
                init(factory: PriceFactory) { self.factory = factory }
                func start() -> PriceViewModel { factory.makePriceViewModel() }
            }
            """)

    static let isLengthy = true

    func findings(in project: Project) -> [Finding] {
        var pipelines = Pipelines(of: self, in: project)
        let minimum = project.value(of: Self.minimumDependencies, for: self)
        return project.takers.flatMap { type in
            let found = pipelines.findings(about: type)
            return found.count >= minimum ? found : []
        }
    }
}

/// Finds what types only hand on, with what it has followed and proposed already.
private struct Pipelines {
    private let project: Project
    private let info: RuleInfo
    private let minimumCarriers: Int
    private var reader: JourneyReader
    private var hints: FactoryHints

    init(of rule: DependencyPipeline, in project: Project) {
        self.project = project
        info = rule.info
        minimumCarriers = project.value(of: DependencyPipeline.minimumCarriers, for: rule)
        reader = JourneyReader(project)
        hints = FactoryHints(project)
    }

    mutating func findings(about type: TypeID) -> [Finding] {
        guard canCarry(type) else { return [] }
        var findings: [Finding] = []
        var actsAsBundle: Bool?
        for injection in project.injections(of: type) where !isDecorated(injection) {
            let finding =
                project.isTransparent(injection.dependency)
                ? memberFinding(injection) : finding(injection, actsAsBundle: &actsAsBundle)
            if let finding { findings.append(finding) }
        }
        return findings.uniqued()
    }

    /// Assembling is the job of factories, containers and roots; SwiftUI views hand on by nature.
    private func canCarry(_ type: TypeID) -> Bool {
        let kind = project.index.types[type.index].kind
        return (kind == .class || kind == .actor || kind == .struct) && !project.classification.excluded.contains(type)
            && project.roles(of: type).isDisjoint(
                with: [
                    .factory, .container, .compositionRoot, .parameterObject, .bundle, .swiftUIView, .representable,
                    .resolver,
                ])
            // What its file alone knows is a part of its maker, and what stands in a bridge is one.
            && !project.isHidden(type)
            && !project.roles(of: project.index.types[type.index].enclosing).contains(.representable)
            // Of values and views as well: what it hands on is what its products need.
            && !project.index.isNamedFactory(type) && !project.classification.isContainerByName(type)
            && !project.resolverCode.leaders.contains(type)
            && !project.index.outsideAncestors[type.index].contains {
                project.classification.outside.streams.contains($0)
            }
    }

    /// A decorator conforms to what it takes.
    private func isDecorated(_ injection: Injection) -> Bool {
        func isOwnProtocol(_ type: ResolvedType) -> Bool {
            if type.head == .composition {
                return project.index.compositions[Int(type.id)].members.contains { isOwnProtocol($0) }
            }
            guard let id = type.nominalHead else { return false }
            return id == injection.type || project.index.ancestors[injection.type.index].contains(id)
        }
        return isOwnProtocol(injection.dependency)
    }

    /// Whether the dependency is a struct nested in the type that takes it: a setting, `Encoder(nilEncoding: .dropKey)`,
    /// and no service.
    private func isOwnVocabulary(_ injection: Injection) -> Bool {
        guard let id = injection.dependency.instance, project.index.types[id.index].kind == .struct else {
            return false
        }
        return project.index.isNested(id, in: injection.type)
    }

    /// - Parameter actsAsBundle: Whether the type does; nil until it was asked for the first time.
    private mutating func finding(_ injection: Injection, actsAsBundle: inout Bool?) -> Finding? {
        guard !project.isRemedy(injection.dependency), !isOwnVocabulary(injection) else { return nil }
        guard let journey = reader.unusedJourney(of: injection.target) else { return nil }
        let others = journey.handovers.filter { !$0.isOwnAssembly }
        let isOwnAssembly = others.isEmpty
        let handovers = isOwnAssembly ? journey.handovers : others
        // Of its own assembly nothing is said, unless nobody has any use for it in the end.
        if handovers.isEmpty || isOwnAssembly && !isUsedByNone(of: handovers) { return nil }
        // What a container is told to make something with goes into that.
        if handovers.allSatisfy({ $0.call >= 0 && project.isToldToContainer(Int($0.call), in: $0.site.fileIndex) }) {
            return nil
        }
        // A factory for what it makes for others would be another one of itself.
        if handovers.allSatisfy({ project.isGivingMethod($0.site) }) { return nil }
        // What others read of a struct that only keeps what it was given is theirs to hand on, be it a part of theirs.
        if !handovers.contains(where: { project.isByItself($0.site, in: injection.type) }) {
            let isBundle = actsAsBundle ?? project.actsAsBundle(injection.type)
            actsAsBundle = isBundle
            if isBundle { return nil }
        }
        if isSuperclassTold(injection, journey, handovers) || isOuterTold(injection.type, journey) { return nil }
        if isUsed(besides: injection, journey) || isPutTogether(injection, journey, handovers) { return nil }
        let chain = PipelineChain(along: handovers, project, &reader)
        guard chain.carriers + 1 >= minimumCarriers, !isOwnAssembly || !chain.idle.isEmpty else { return nil }
        // What it makes of it for itself may use it; and those to whom it goes for nothing are told so themselves.
        let isForOwnParts = !chain.idle.isEmpty && handovers.count < journey.handovers.count
        let idle = isForOwnParts ? PipelineChain(along: journey.handovers, project, &reader).idle : chain.idle
        if isForOwnParts, idle.isEmpty { return nil }
        let subject = project.index.qualifiedName(of: injection.type)
        let dependency = project.index.name(of: injection.dependency)
        let names = [subject] + chain.names
        return Finding(
            rule: info.id, severity: info.severity, location: project.location(of: injection),
            message: .carries(subject, dependency, names, endsInUser: chain.endsInUser),
            hint: idle.isEmpty ? hints.hint(for: injection, handovers) : removing(alsoFrom: idle),
            subject: subject, dependency: dependency, parameter: project.index.text(injection.name),
            related: chain.related)
    }

    /// Whether none of those who are handed something uses it themselves, as far as they are known.
    private mutating func isUsedByNone(of handovers: [Handover]) -> Bool {
        for handover in handovers {
            guard let target = handover.target, reader.unusedJourney(of: target) != nil else { return false }
            if case .parameter(let id) = target, project.isWayBack(id) { return false }
        }
        return true
    }

    /// What nobody uses in the end, nobody need hand on.
    private func removing(alsoFrom idle: [Handover]) -> String {
        var names: [String] = []
        for handover in idle {
            let name =
                handover.function.map { "`\(project.index.text(project.fact($0).name))`" }
                ?? project.receiverName(of: handover)
            if !names.contains(name) { names.append(name) }
        }
        return "Remove it here, too: \(names.listed) never \(names.count == 1 ? "uses" : "use") it"
    }

    /// Whether a type gives what it takes to its superclass, and what is handed on is that, by the superclass or by others
    /// that read it there, and reported: what mends the superclass mends its subclasses.
    private mutating func isSuperclassTold(
        _ injection: Injection, _ journey: Journey, _ handovers: [Handover]
    ) -> Bool {
        let index = project.index
        let ancestors = index.ancestors[injection.type.index]
        var superclasses: [TypeID] = []
        for handover in handovers {
            let handing = index.enclosingType(of: handover.site)
            if !handing.isNone, ancestors.contains(handing) {
                if !superclasses.contains(handing) { superclasses.append(handing) }
            } else if project.isAtHome(handover.site, in: injection.type) {
                return false
            }
        }
        for storage in journey.storages {
            let keeping = project.owner(of: storage)
            if ancestors.contains(keeping), !superclasses.contains(keeping) { superclasses.append(keeping) }
        }
        return superclasses.contains { isTold($0, of: journey.storages) }
    }

    /// Whether another initializer of the type takes the same for the same property, and uses it: so the type does.
    private mutating func isUsed(besides injection: Injection, _ journey: Journey) -> Bool {
        guard injection.initializer != nil, !journey.storages.isEmpty else { return false }
        for other in project.injections(of: injection.type).prefix(Self.injectionsInView)
        where other.initializer != injection.initializer && other.dependency == injection.dependency {
            if reader.unusedJourney(of: other.target) == nil,
                reader.journey(of: other.target).storages.contains(where: journey.storages.contains)
            {
                return true
            }
        }
        return false
    }

    /// Far above what the initializers of one type take together; each may be compared with all.
    private static let injectionsInView = 256

    /// Whether an initializer keeps nothing of what it takes, and makes what another one takes for all properties: it is
    /// convenient, be it not called so.
    ///
    ///     init(steps: any Stepping) { self.steps = steps }
    ///     init(source: Source) async throws { steps = StepRunner(try await Loader(source: source).load()) }
    private func isPutTogether(_ injection: Injection, _ journey: Journey, _ handovers: [Handover]) -> Bool {
        guard let own = injection.initializer, journey.storages.isEmpty,
            handovers.allSatisfy({ project.index.function(at: $0.site) == own })
        else { return false }
        return project.isTakenWhole(injection.type, besides: own)
    }

    /// Whether a type around one is reported for what it gives to that: what is nested in a type is the type.
    private mutating func isOuterTold(_ type: TypeID, _ journey: Journey) -> Bool {
        for outer in project.index.outwards(from: type).dropFirst() where isTold(outer, of: journey.storages) {
            return true
        }
        return false
    }

    /// Whether a type is reported for handing on what is kept in one of some properties.
    private mutating func isTold(_ type: TypeID, of storages: [PropertyID]) -> Bool {
        guard canCarry(type) else { return false }
        for injection in project.injections(of: type) where !isDecorated(injection) {
            if let journey = reader.unusedJourney(of: injection.target),
                journey.storages.contains(where: storages.contains),
                journey.handovers.contains(where: { !$0.isOwnAssembly })
            {
                return true
            }
        }
        return false
    }

    // MARK: Members of parameter objects

    /// Of a parameter object or composition, handed on whole is no pipeline; members that are only handed on are.
    private mutating func memberFinding(_ injection: Injection) -> Finding? {
        guard !project.showsModel(injection.dependency, injection.type) else { return nil }
        let storages = reader.journey(of: injection.target).storages
        // Whoever has the protocol may read any member of what it asks for.
        if storages.contains(where: { project.isDemanded($0) }) { return nil }
        let bases = [injection.target.carrier] + storages.map(Carrier.property)
        var carried: [(name: String, type: ResolvedType, handovers: [Handover])] = []
        for (member, mentions) in project.mentions.members(through: bases)
        where project.classification.isDependency(property: member)
            && !mentions.allSatisfy({ project.isExcluded($0.site) })
        {
            // What others read of it is theirs to hand on.
            guard mentions.allSatisfy({ project.isAtHome($0.site, in: injection.type) }) else { continue }
            let journey = reader.journey(ofMember: mentions, in: injection.type)
            let handovers = journey.handovers.filter { !$0.isOwnAssembly }
            // An object of parameters within another one is no less one.
            guard !journey.isUsed, case let type = project.type(of: member), !project.isRemedy(type),
                !project.isTransparent(type), !handovers.isEmpty
            else { continue }
            carried.append((project.index.text(project.fact(member).name), type, handovers))
        }
        guard !carried.isEmpty else { return nil }
        carried.sort { $0.name < $1.name }
        let subject = project.index.qualifiedName(of: injection.type)
        let dependency = project.index.name(of: injection.dependency)
        return Finding(
            rule: info.id, severity: info.severity, location: project.location(of: injection),
            message: .carriesMembers(subject, dependency, carried.map(\.name)),
            hint: hints.hint(
                for: injection, members: carried.flatMap { Array(repeating: $0.type, count: $0.handovers.count) },
                carried.flatMap { $0.handovers }),
            subject: subject, dependency: dependency, parameter: project.index.text(injection.name),
            related: carried.flatMap { receivers(of: $0.name, $0.handovers) })
    }

    /// Where a member is handed to whom, each of them once.
    private func receivers(of member: String, _ handovers: [Handover]) -> [Related] {
        var told: Set<String> = []
        return handovers.compactMap { handover in
            let receiver = project.receiverName(of: handover)
            guard told.insert(receiver).inserted else { return nil }
            return Related(project.index.location(of: handover.site), .handsMember(member, to: receiver))
        }
    }
}

extension Project {
    /// A parameter object, or a protocol (or several) that gives out dependencies one by one.
    fileprivate func isTransparent(_ type: ResolvedType) -> Bool {
        let transparent: Roles = [.parameterObject, .hasProtocol, .containerProtocol, .factoryProtocol]
        if type.head == .composition {
            return index.compositions[Int(type.id)].members.contains { member in
                member.nominalHead.map { !roles(of: $0).isDisjoint(with: transparent) } ?? false
            }
        }
        guard let id = type.instance else { return false }
        return !roles(of: id).isDisjoint(with: [.parameterObject, .hasProtocol])
            && !roles(of: id).contains(.container)
    }

    /// Factories and containers are what is handed on instead of dependencies: the remedy is no pipeline.
    fileprivate func isRemedy(_ type: ResolvedType) -> Bool {
        if let name = index.outsideName(of: type), type.wrappers.isSubset(of: .optional) {
            return !classification.outside.services.contains(name)
                && index.linked.names.withBytes(of: name) {
                    Self.remedyWords.lengthOfEnd(of: NameClosing.dropped(from: $0)) != nil
                }
        }
        guard let id = type.instance else { return false }
        return !roles(of: id).isDisjoint(
            with: [.factory, .factoryProtocol, .container, .containerProtocol, .hasProtocol, .resolver])
            || classification.givesOut(id)
    }

    private static let remedyWords: WordList = ["container", "resolver", "factory", "assembler"]
}

extension Message {
    fileprivate static func carries(
        _ subject: String, _ dependency: String, _ names: [String], endsInUser: Bool
    ) -> Message {
        let chain = names.joined(separator: " → ")
        return endsInUser
            ? "\(subject) takes \(dependency) only to hand it on: \(chain), which uses it"
            : "\(subject) takes \(dependency) only to hand it on: \(chain)"
    }

    fileprivate static func carriesMembers(_ subject: String, _ object: String, _ members: [String]) -> Message {
        "\(subject) reads \(members.listed) of \(object) only to hand \(members.count == 1 ? "it" : "them") on"
    }

    fileprivate static func handsMember(_ member: String, to receiver: String) -> Message {
        "\(member) is handed to \(receiver)"
    }
}

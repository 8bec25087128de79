import SwiftFacts

/// A place that produces an instance.
enum Provider: Hashable, Sendable {
    /// A container's property, anyone's `lazy` one, a static or a global one.
    case property(PropertyID)
    /// A creating method, or a global function that makes something.
    case function(FunctionID)
    /// What a library's container is told.
    case registration(RegistrationID)
}

/// That producing one instance asks for another: where.
struct Ask: Sendable {
    var site: Site
    /// The number of the library whose generated code makes it, or hands it down; -1 where the project does.
    var library: Int32 = -1
    /// It is a call of a creating method that is handed something.
    var passesArguments = false
    /// All that it is handed is what the asking method was handed itself, or what its type keeps.
    var passesOnlyOn = false
    /// The type of the asked method has no other one of its name.
    var isOnlyOfItsName = false
}

/// The places that produce instances, and which of them producing asks for.
struct ProviderGraph: Sendable {
    let providers: [Provider]
    let graph: Digraph<Ask>

    /// - Parameter found: The providers and asks of the whole project.
    init(_ found: ProviderGraphBuilder) {
        providers = found.providers
        graph = Digraph(nodeCount: found.providers.count, edges: found.edges).withoutRecursiveCreation()
    }
}

/// Collects the providers and asks of the provider graph.
struct ProviderGraphBuilder {
    let index: ProjectIndex
    let uses: ProjectUses
    let classification: Classification
    let bindings: Bindings
    let wiring: ProjectWiring
    private(set) var providers: [Provider] = []
    var edges: [Edge<Ask>] = []
    private(set) var numbers: ProviderNumbers
    /// What an initializer asks of the factories and containers that it is handed, by the initializer's type.
    var initializerAsks: [TypeID: [InitializerAsk]] = [:]

    private var initializerParts = InitializerParts()
    /// By body: where it keeps what it produces.
    private var settled: [BodyID: UInt32] = [:]
    private let constructionLookups: ConstructionLookups
    private let making: MakingMethods
    let families: ContainerFamilies
    /// By provider: it produces something for its own type, and only what that asks itself for counts.
    private(set) var isOwn: [Bool] = []
    /// By provider: it is not known to give out what it asks for where it asks only in some cases, or later.
    private var isUncertain: [Bool] = []
    /// By file.
    private let registersSomething: [Bool]
    /// By file: whether some of its code produces for a provider. What that of the others uses is not read.
    private var produces: [Bool]

    init(
        index: ProjectIndex, uses: ProjectUses, classification: Classification, bindings: Bindings,
        wiring: ProjectWiring
    ) {
        self.wiring = wiring
        var registersSomething = Array(repeating: false, count: uses.count)
        for file in uses.wired { registersSomething[file] = !uses[file].wiring.registrations.isEmpty }
        self.registersSomething = registersSomething
        produces = registersSomething
        constructionLookups = ConstructionLookups(index: index, uses: uses, excluded: classification.excluded)
        making = MakingMethods(index: index, classification: classification)
        families = ContainerFamilies(index: index, uses: uses, excluded: classification.excluded)
        self.index = index
        self.uses = uses
        self.classification = classification
        self.bindings = bindings
        numbers = ProviderNumbers(index)
        gatherProviders()
        gatherAsks()
    }

    private mutating func gatherProviders() {
        for file in index.files.indices where !classification.excluded.contains(file: file) {
            let facts = index.files[file]
            // The variables of a main file get their values one after the other.
            let hasGlobals = !facts.isMain
            let (properties, functions) = (facts.properties, facts.functions)
            for row in properties.indices where properties[row].initialValue >= 0 || properties[row].accessors >= 0 {
                guard properties[row].owner >= 0 || hasGlobals else { continue }
                let id = PropertyID(file: file, row: row)
                let isOwn =
                    making.computes(id) && wiring.registration(ofMember: id) == nil
                    && !isExcluded(file, properties[row].owner)
                let givesOut = !isOwn && givesOut(id)
                guard isOwn || givesOut || isProvider(id, in: properties) else { continue }
                add(.property(id), isOwn: isOwn, isUncertain: givesOut)
                noteBody(properties[row].initialValue, file: file)
                // Observers of a stored property produce nothing.
                if properties[row].flags.contains(.isComputed) { noteBody(properties[row].accessors, file: file) }
            }
            for row in functions.indices where functions[row].body >= 0 {
                let id = FunctionID(file: file, row: row)
                let isCreating = classification.isCreatingMethod(id)
                let isForOwn = making.contains(id) && functions[row].owner >= 0 && isForOwnType(id)
                let isMaking = isCreating || making.contains(id) && !isForOwn
                let givesOut = !isMaking && givesOut(id)
                guard isMaking || isForOwn || givesOut, !isExcluded(file, functions[row].owner) else { continue }
                add(.function(id), isOwn: isForOwn && !isMaking && !givesOut, isUncertain: givesOut)
                noteBody(functions[row].body, file: file)
            }
            gatherRegistrations(file: file)
        }
    }

    /// Whether a container's method gives out what that keeps, and no subclass gives out something else; of static functions
    /// whatever the type is.
    private func givesOut(_ id: FunctionID) -> Bool {
        making.givesOut(id) && (index.owner(of: id).isNone || bindings.subclasses(of: index.owner(of: id)).isEmpty)
    }

    private func givesOut(_ id: PropertyID) -> Bool {
        making.givesOut(id) && !wiring.isAskedByName(id) && !isExcluded(id.fileIndex, index.fact(id).owner)
    }

    /// Whether a method makes something for its type alone, which neither makes things for others nor, in a static function,
    /// itself: `static func live() -> Self`.
    private func isForOwnType(_ id: FunctionID) -> Bool {
        let owner = index.owner(of: id)
        return !making.isMaker(owner) && !classification.shapes.isNamedConstructor(id, of: owner)
    }

    private mutating func gatherRegistrations(file: Int) {
        guard registersSomething[file] else { return }
        for row in uses[file].wiring.registrations.indices {
            let id = RegistrationID(file: file, row: row)
            guard wiring.contains(id) else { continue }
            let provider = wiring.provider(id)
            if numbers[provider] == nil { add(provider) }
        }
    }

    /// The provider whose producing code a site directly stands in.
    // Inlined: nearly all code is asked, and the builder is not to be copied for that.
    @inline(__always)
    func asker(at site: Site) -> Int? {
        if registersSomething[site.fileIndex], uses[site.fileIndex].wiring.isProviderCode(site) {
            guard let row = uses[site.fileIndex].wiring.registration(producing: site) else { return nil }
            let id = RegistrationID(file: site.fileIndex, row: row)
            return self.wiring.contains(id) ? numbers[self.wiring.provider(id)] : nil
        }
        return site.isDeferred ? nil : numbers.provider(ofBody: site.bodyID)
    }

    private func isExcluded(_ file: Int, _ owner: Int32) -> Bool {
        classification.excluded.contains(file: file, typeRow: owner)
    }

    /// - Parameter properties: Of the file.
    private func isProvider(_ id: PropertyID, in properties: RowView<PropertyFact>) -> Bool {
        let (owner, flags) = (properties[id.index].owner, properties[id.index].flags)
        guard !isExcluded(id.fileIndex, owner) else { return false }
        if flags.contains(.isStatic) || owner < 0 {
            return flags.contains(.isComputed) ? wiring.isAskedByName(id) : properties[id.index].initialValue >= 0
        }
        if flags.contains(.isLazy) { return true }
        return classification.roles(of: index.type(file: id.fileIndex, row: owner)).contains(.container)
            && !flags.contains(.isObserved)
    }

    /// Whether an ask counts: of a provider that produces for its own type only what that asks itself for, and not under
    /// its own name, which another method is most likely to bear.
    private func counts(from asking: Int, to target: Int, isOfOwn: Bool) -> Bool {
        !isOwn[asking] && !isOwn[target] || isOfOwn && asking != target
    }

    private mutating func add(_ provider: Provider, isOwn: Bool = false, isUncertain: Bool = false) {
        self.isOwn.append(isOwn)
        self.isUncertain.append(isUncertain)
        numbers.insert(provider, providers.count)
        providers.append(provider)
    }

    /// Notes that a body of a file, if there is one, produces for the last provider.
    private mutating func noteBody(_ body: Int32, file: Int) {
        guard body >= 0 else { return }
        numbers.note(body: BodyID(file: Int32(file), row: body), of: providers.count - 1)
        produces[file] = true
    }

    // MARK: Asks

    private mutating func gatherAsks() {
        for file in index.files.indices where !classification.excluded.contains(file: file) {
            gatherInitializerAsks(file: file)
            initializerParts.gather(from: uses[file], in: index)
        }
        for file in index.files.indices where produces[file] && !classification.excluded.contains(file: file) {
            gatherMentions(file: file)
            gatherAccesses(file: file)
            gatherCalls(file: file)
            gatherLookups(file: file)
        }
        gatherTreeAsks()
    }

    private mutating func gatherMentions(file: Int) {
        /// Providers assigned so far, by body: what is read after an assignment asks nobody.
        var assigned: Set<AssignedProperty> = []
        /// Bodies that assign any property: a getter among them asks itself for what it has just kept.
        var keeping: Set<BodyID> = []
        lazy var caches = cachingBodies(of: file)
        let mentions = uses[file].mentions
        for number in mentions.indices {
            guard case .property(let id) = mentions[number].carrier, let asking = asker(at: mentions[number].site)
            else { continue }
            let mention = mentions[number]
            let body = mention.site.bodyID
            if mention.flowKind == .written {
                assigned.insert(AssignedProperty(body: body, property: id))
                keeping.insert(body)
                noteSettled(mention.site, keptIn: id, by: asking)
                continue
            }
            if isSettled(mention.site) || isUncertain[asking] && !isCertain(mention.site, caches) { continue }
            // A library's factory is asked by a call, not by naming it.
            guard !assigned.contains(AssignedProperty(body: body, property: id)), !wiring.isFactory(id) else {
                continue
            }
            let owner = index.enclosingType(of: mention.site)
            // `parent.value`: another instance of the own type produces that.
            if mention.base != nil, index.owner(of: id) == owner { continue }
            guard let target = provider(of: .property(id), inside: owner),
                target != asking || !keeping.contains(body),
                counts(from: asking, to: target, isOfOwn: mention.base == nil && index.owner(of: id) == owner)
            else { continue }
            edges.append(Edge(from: asking, to: target, Ask(site: mention.site)))
        }
    }

    /// Notes that a body keeps what it produces: whatever it asks from there on asks nobody for that.
    ///
    ///     if let kept { return kept }; let bell = Bell(); kept = bell; bell.rope = rope; return bell
    private mutating func noteSettled(_ site: Site, keptIn id: PropertyID, by asking: Int) {
        let product = product(of: providers[asking]).removing(.optional)
        let kept = index.type(of: id).removing(.optional)
        let isKind = kept.instance.flatMap { kept in product.instance.map { index.isKind(kept, of: $0) } } ?? false
        guard !product.isUnknown, kept == product || isKind else { return }
        settled[site.bodyID] = min(settled[site.bodyID] ?? .max, site.offset)
    }

    private func isSettled(_ site: Site) -> Bool {
        !settled.isEmpty && settled[site.bodyID].map { $0 < site.offset } ?? false
    }

    private func isFunction(_ provider: Provider) -> Bool {
        if case .function = provider { true } else { false }
    }

    private struct AssignedProperty: Hashable {
        var body: BodyID
        var property: PropertyID
    }

    /// Static properties whose values need one another.
    private mutating func gatherAccesses(file: Int) {
        lazy var caches = cachingBodies(of: file)
        let accesses = uses[file].accesses
        for number in accesses.indices {
            guard case .property(let id) = accesses[number].target, let provider = asker(at: accesses[number].site)
            else { continue }
            let access = accesses[number]
            if access.flowKind == .written {
                noteSettled(access.site, keptIn: id, by: provider)
                continue
            }
            guard let target = numbers[.property(id)], !wiring.isFactory(id),
                counts(from: provider, to: target, isOfOwn: false), !isSettled(access.site),
                access.site.isCertain || !isFunction(providers[provider]) && !isUncertain[provider]
                    || isUncertain[provider] && caches.contains(access.site.bodyID)
            else { continue }
            edges.append(Edge(from: provider, to: target, Ask(site: access.site)))
        }
    }

    private func isCertain(_ site: Site, _ caches: @autoclosure () -> Set<BodyID>) -> Bool {
        site.isCertain || caches().contains(site.bodyID)
    }

    private mutating func gatherCalls(file: Int) {
        lazy var handedOn = uses[file].argumentsHandedOn(in: index)
        lazy var caches = cachingBodies(of: file)
        let calls = uses[file].calls
        for number in calls.indices {
            guard let provider = asker(at: calls[number].site), !isSettled(calls[number].site),
                !isUncertain[provider] || isCertain(calls[number].site, caches)
            else { continue }
            let call = calls[number]
            let owner = index.enclosingType(of: call.site)
            switch call.callee {
            case .function(let id):
                guard let target = self.provider(of: .function(id), inside: owner) else { continue }
                // A creating method that calls itself only sometimes ends some day; so does one that asks another
                // instance of its type: `parent.makeStore()`.
                let isOfOwnType = index.owner(of: id) == owner
                if call.baseCarrier != nil && isOfOwnType { continue }
                if !call.site.isCertain, call.argumentCount > 0 || !caches.contains(call.site.bodyID) { continue }
                // What a global function of any name calls under its own name is most likely another of that name.
                if target == provider, owner.isNone, !classification.isCreatingMethod(id) { continue }
                guard counts(from: provider, to: target, isOfOwn: isOfOwnType && call.baseAccess < 0) else { continue }
                let passesOnlyOn = call.argumentCount > 0 && handedOn[Int32(number)] == Int(call.argumentCount)
                var ask = Ask(
                    site: call.site, passesArguments: call.argumentCount > 0, passesOnlyOn: passesOnlyOn)
                ask.isOnlyOfItsName = target == provider && isOnlyOfItsName(id)
                edges.append(Edge(from: provider, to: target, ask))
            case .construction(let type, let initializer):
                if isOwn[provider] { continue }
                let made = MadeObject(call, type, by: initializer, in: index)
                addInitializerAsks(of: made, from: provider, handed: handed(by: number, in: file, of: made.type))
                for part in initializerParts.made(with: made) {
                    addInitializerAsks(of: part, from: provider, handed: Handed())
                }
                for lookup in constructionLookups.lookups(of: made) {
                    addAsk(of: lookup, from: provider)
                }
            default: continue
            }
        }
    }

    /// Whether neither a method's type nor what that inherits has another one of its name.
    private func isOnlyOfItsName(_ id: FunctionID) -> Bool {
        let owner = index.owner(of: id)
        guard !owner.isNone, index.outsideAncestors[owner.index].isEmpty else { return false }
        return index.lookupChain(of: owner).allSatisfy { type in
            index.members.named(index.fact(id).name, of: type).allSatisfy { $0.member == .function(id) }
        }
    }
}

import SwiftFacts

/// What the code of providers asks for.
extension ProviderGraphBuilder {
    mutating func gatherAsks() {
        for file in index.files.indices where !classification.excluded.contains(file: file) {
            gatherInitializerAsks(file: file)
            initializerParts.gather(from: uses[file], in: index)
        }
        addMembersAsks()
        for file in index.files.indices where produces[file] && !classification.excluded.contains(file: file) {
            gatherSettled(file: file)
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
        let mentions = uses[file].mentions
        for number in mentions.indices {
            guard case .property(let id) = mentions[number].carrier, let asking = asker(at: mentions[number].site)
            else { continue }
            let mention = mentions[number]
            let body = mention.site.bodyID
            if mention.flowKind == .written {
                assigned.insert(AssignedProperty(body: body, property: id))
                keeping.insert(body)
                continue
            }
            guard !isSettled(mention.site), let standing = standing(of: mention.site, asking) else { continue }
            // A library's factory is asked by a call, not by naming it.
            guard !assigned.contains(AssignedProperty(body: body, property: id)), !wiring.isFactory(id) else {
                continue
            }
            let owner = index.enclosingType(of: mention.site)
            // `parent.value`: another instance of the own type produces that.
            if index.owner(of: id) == owner, isOfAnother(mention) { continue }
            guard let target = provider(of: .property(id), inside: owner),
                target != asking || !keeping.contains(body),
                counts(from: asking, to: target, isOfOwn: mention.base == nil && index.owner(of: id) == owner)
            else { continue }
            add(Ask(site: mention.site), from: asking, to: target, standing)
        }
    }

    /// Whether a member is read of what code reaches by a static in some cases only: that is another instance then,
    /// `isRoot ? Api() : NodeContainer.root.api`.
    private func isOfAnother(_ mention: Mention) -> Bool {
        if mention.base != nil { return true }
        guard !mention.site.isCertain else { return false }
        let accesses = uses[mention.site.fileIndex].accesses
        return accesses.range(of: mention.site.body, by: \.site.body).prefix(Self.usesInView).contains {
            accesses[$0].site.offset == mention.site.offset
        }
    }

    /// Notes where the bodies of a file keep what they produce: whatever they ask from there on asks nobody for that.
    ///
    ///     if let kept { return kept }; let bell = Bell(); kept = bell; bell.rope = rope; return bell
    private mutating func gatherSettled(file: Int) {
        for mention in uses[file].mentions where mention.flowKind == .written {
            guard case .property(let id) = mention.carrier else { continue }
            noteSettled(mention.site, keptIn: id)
        }
        for access in uses[file].accesses where access.flowKind == .written {
            guard case .property(let id) = access.target else { continue }
            noteSettled(access.site, keptIn: id)
        }
    }

    private mutating func noteSettled(_ site: Site, keptIn id: PropertyID) {
        // What a lazy property or a static begins with is kept once it is made.
        guard let asking = asker(at: site), isProduct(of: asking, keptIn: id),
            index.body(at: site).kind != .initialValue || providers[asking] == .property(id)
        else { return }
        let end = endOfAssignment(site, to: id)
        settled[site.bodyID] = min(settled[site.bodyID] ?? .max, end)
    }

    /// Where the last use begins that what is assigned is made of: `kept = LiveAPI(log: makeLog())`.
    ///
    /// - Complexity: O(uses of the body), up to those in view
    private func endOfAssignment(_ site: Site, to id: PropertyID) -> UInt32 {
        let uses = uses[site.fileIndex]
        let calls = uses.calls.range(of: site.body, by: \.site.body).prefix(Self.usesInView)
        // The call behind the assignment's sign is the next one.
        guard
            let made = calls.filter({ uses.calls[$0].site.offset > site.offset }).min(by: {
                uses.calls[$0].site.offset < uses.calls[$1].site.offset
            }), isAssigned(uses.calls[made], to: id)
        else { return site.offset }
        var parts: Set<Int32> = [Int32(made)]
        var end = uses.calls[made].site.offset
        for number in calls where parts.contains(uses.calls[number].outer) {
            parts.insert(Int32(number))
            end = max(end, uses.calls[number].site.offset)
        }
        func note(_ flow: Flow, _ site: Site) {
            if case .argument(let place) = flow, parts.contains(place.call) { end = max(end, site.offset) }
        }
        for number in uses.mentions.range(of: site.body, by: \.site.body).prefix(Self.usesInView) {
            note(uses.mentions[number].flow, uses.mentions[number].site)
        }
        for number in uses.accesses.range(of: site.body, by: \.site.body).prefix(Self.usesInView) {
            note(uses.accesses[number].flow, uses.accesses[number].site)
        }
        return end
    }

    /// Far above what a body that keeps something uses.
    private static let usesInView = 1024

    private func isAssigned(_ call: Call, to id: PropertyID) -> Bool {
        switch call.flow {
        case .stored(let property), .assigned(let property?, _): return property == id
        // What becomes of a value that a static of the own type is given is not kept.
        case .used:
            guard case .construction = call.callee else { return false }
            return index.fact(id).flags.contains(.isStatic)
        default: return false
        }
    }

    func isSettled(_ site: Site) -> Bool {
        !settled.isEmpty && settled[site.bodyID].map { $0 < site.offset } ?? false
    }

    private struct AssignedProperty: Hashable {
        var body: BodyID
        var property: PropertyID
    }

    /// Static properties whose values need one another.
    private mutating func gatherAccesses(file: Int) {
        let accesses = uses[file].accesses
        for number in accesses.indices {
            guard case .property(let id) = accesses[number].target, let provider = asker(at: accesses[number].site)
            else { continue }
            let access = accesses[number]
            guard access.flowKind != .written, let target = numbers[.property(id)], !wiring.isFactory(id),
                counts(from: provider, to: target, isOfOwn: false), !isSettled(access.site),
                let standing = standing(of: access.site, provider)
            else { continue }
            add(Ask(site: access.site), from: provider, to: target, standing)
        }
    }

    /// How an ask counts.
    enum Standing {
        case certain
        /// In some cases, which are the same ones whenever it is asked.
        case conditional
    }

    /// How an ask counts that stands somewhere in a provider's code. What is evaluated once, be it in a branch, is so for good; what
    /// runs again may take another way then. The body that keeps what it produces runs as far as that once:
    ///
    ///     if let kept { return kept }; let made = LiveAPI(log: makeLog()); kept = made; return made
    mutating func standing(of site: Site, _ provider: Int) -> Standing? {
        if site.isCertain { return .certain }
        if site.local.doubts.contains(.handedToAny) { return nil }
        if let keeping = cachingBodies(of: site.fileIndex)[site.bodyID] {
            return site.local.doubts.isSubset(of: keeping) ? .certain : .conditional
        }
        if case .registration = providers[provider] { return .conditional }
        return index.body(at: site).kind == .initialValue ? .conditional : nil
    }

    mutating func add(_ ask: Ask, from provider: Int, to target: Int, _ standing: Standing) {
        var ask = ask
        ask.isConditional = standing == .conditional
        edges.append(Edge(from: provider, to: target, ask))
    }

    private mutating func gatherCalls(file: Int) {
        lazy var handedOn = uses[file].argumentsHandedOn(in: index)
        let calls = uses[file].calls
        for number in calls.indices {
            guard let provider = asker(at: calls[number].site), !isSettled(calls[number].site),
                let standing = standing(of: calls[number].site, provider)
            else { continue }
            let call = calls[number]
            let owner = index.enclosingType(of: call.site)
            switch call.callee {
            case .function(let id):
                guard let target = self.provider(of: .function(id), inside: owner) else { continue }
                // What asks another instance of its type ends some day: `parent.makeStore()`. So does what is asked only
                // in some cases, with something else each time.
                let isOfOwnType = index.owner(of: id) == owner
                if call.baseCarrier != nil && isOfOwnType { continue }
                if !call.site.isCertain, call.argumentCount > 0 { continue }
                // What a global function of any name calls under its own name is most likely another of that name.
                if target == provider, owner.isNone, !classification.isCreatingMethod(id) { continue }
                guard counts(from: provider, to: target, isOfOwn: isOfOwnType && call.baseAccess < 0) else { continue }
                let passesOnlyOn = call.argumentCount > 0 && handedOn[Int32(number)] == Int(call.argumentCount)
                var ask = Ask(
                    site: call.site, passesArguments: call.argumentCount > 0, passesOnlyOn: passesOnlyOn)
                ask.isOnlyOfItsName = target == provider && isOnlyOfItsName(id)
                add(ask, from: provider, to: target, standing)
            case .construction(let type, let initializer):
                if isOwn[provider] { continue }
                let made = MadeObject(call, type, by: initializer, in: index)
                let handed = handed(by: number, in: file, of: made.type)
                addInitializerAsks(of: made, from: provider, handed: handed, standing)
                for part in initializerParts.made(with: made) {
                    addInitializerAsks(of: part, from: provider, handed: Handed(), standing)
                }
                for lookup in constructionLookups.lookups(of: made) {
                    addAsk(of: lookup, from: provider, standing, isOfMaking: true)
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

import SwiftFacts

/// What initializers ask for while an instance is made, as those who make one do by way of them.
extension ProviderGraphBuilder {
    struct InitializerAsk {
        var function: FunctionID?
        var member: MemberID
        var site: Site
        /// Of a static member; the initializer must be known to be the one that is called.
        var isStatic = false
        /// By a default argument, which only a call evaluates that leaves it away.
        var isDefault = false
        /// By the first value of a variable that the memberwise initializer of a struct may be handed another one for.
        var isFirstValue = false
        /// It may be handed something.
        var passesArguments = false
        /// What is asked may not have been handed over.
        var mayBeLeftOut = false
        /// By way of a member that the initializer calls or reads.
        var isByOwnMember = false
    }

    /// What initializers ask, at construction time, of the factories and containers they are handed.
    mutating func gatherInitializerAsks(file: Int) {
        let mentions = uses[file].mentions
        var bodies = ConstructionBodies()
        for number in mentions.indices where mentions[number].flowKind.isMember {
            let site = mentions[number].site
            guard !site.isDeferred, site.isCertain, bodies.contain(site, in: index),
                case let mention = mentions[number], case .member(let member?, _) = mention.flow
            else { continue }
            let type = index.enclosingType(of: mention.site)
            guard !type.isNone, isFactoryLike(mention.carrier) else { continue }
            initializerAsks[type, default: []].append(
                InitializerAsk(
                    function: index.function(at: mention.site), member: member, site: mention.site,
                    passesArguments: takesArguments(member), mayBeLeftOut: mayBeLeftOut(mention.carrier)))
        }
        gatherStaticAsks(file: file)
    }

    /// Bodies that run at construction. What code uses stands body by body, and of each this is asked once.
    private struct ConstructionBodies {
        private var body: Int32?
        private var runs = false

        mutating func contain(_ site: Site, in index: ProjectIndex) -> Bool {
            if site.body != body { (body, runs) = (site.body, index.runsAtConstruction(site)) }
            return runs
        }
    }

    /// What initializers reach at construction time of static properties: their first access makes them, and that of a
    /// lazy member makes that, `AppContainer.shared.api`.
    private mutating func gatherStaticAsks(file: Int) {
        let accesses = uses[file].accesses
        var bodies = ConstructionBodies()
        for number in accesses.indices {
            guard case .property(let id) = accesses[number].target, !accesses[number].site.isDeferred,
                accesses[number].site.isCertain, !wiring.isFactory(id)
            else { continue }
            // What is not there yet is asked for nothing.
            let mayBeMissing = index.type(of: id).wrappers.contains(.optional)
            let member = mayBeMissing ? nil : memberProduced(for: accesses[number])
            guard member != nil || numbers[.property(id)] != nil else { continue }
            let access = accesses[number]
            let isDefault = index.isDefaultOfInitializer(access.site)
            let type = index.enclosingType(of: access.site)
            if type.isNone { continue }
            let isAtConstruction = isDefault || bodies.contain(access.site, in: index)
            for asked in [.property(id), member].compactMap(\.self) {
                let ask = InitializerAsk(
                    function: index.functionOwning(access.site), member: asked, site: access.site, isStatic: true,
                    isDefault: isDefault, isFirstValue: isFirstValue(at: access.site, of: type),
                    passesArguments: takesArguments(asked))
                if isAtConstruction {
                    initializerAsks[type, default: []].append(ask)
                } else if let own = index.ownMember(at: access.site) {
                    memberAsks[own, default: []].append(ask)
                }
            }
        }
    }

    private func isFirstValue(at site: Site, of type: TypeID) -> Bool {
        guard index.types[type.index].kind == .struct, let property = index.property(at: site) else { return false }
        return !index.fact(property).flags.contains(.isLet)
    }

    private func mayBeLeftOut(_ carrier: Carrier) -> Bool {
        if case .parameter(let id) = carrier { index.fact(id).mayBeLeftOut } else { false }
    }

    private func takesArguments(_ member: MemberID) -> Bool {
        if case .function(let id) = member { !index.fact(id).parameters.isEmpty } else { false }
    }

    private func isFactoryLike(_ carrier: Carrier) -> Bool {
        let type = index.type(of: carrier)
        func isFactoryLike(_ type: ResolvedType) -> Bool {
            if type.head == .composition {
                return index.compositions[Int(type.id)].members.contains { isFactoryLike($0) }
            }
            guard let id = type.instance else { return false }
            let concrete = bindings.concrete(id, inside: .none, index: index) ?? id
            return [id, concrete].contains { type in
                !classification.roles(of: type).isDisjoint(
                    with: [.factory, .factoryProtocol, .container, .containerProtocol, .hasProtocol, .resolver])
            }
        }
        return isFactoryLike(type)
    }

    /// Far above what an initializer asks for; it keeps a type that asks for thousands of things, and is made by
    /// thousands, from taking quadratic room.
    private static let asksInView = 256

    /// What a construction hands over that an initializer may ask.
    struct Handed {
        /// The type whose code hands `self`.
        var maker: TypeID?
        /// Types of other things, none of which is another instance of the own one.
        var others: [TypeID] = []
    }

    /// What a call hands to an initializer that asks for something; nothing for all others.
    ///
    /// - Complexity: O(what the body mentions, reaches and calls), up to those in view
    func handed(by number: Int, in file: Int, of made: TypeID) -> Handed {
        guard let asks = initializerAsks[made], asks.contains(where: { !$0.isStatic }) else { return Handed() }
        let uses = uses[file]
        let call = uses.calls[number]
        let maker = index.enclosingType(of: call.site)
        if call.hasSelfArgument { return Handed(maker: maker) }
        var handed = Handed()
        func note(_ flow: Flow, _ type: ResolvedType, isOfAnother: Bool) {
            guard case .argument(let place) = flow, Int(place.call) == number, let given = type.instance else { return }
            let concrete = bindings.concrete(given, inside: .none, index: index) ?? given
            if isOfAnother || concrete != maker { handed.others.append(given) }
        }
        let body = call.site.body
        let mentions = uses.mentions.range(of: body, by: \.site.body).prefix(Self.mentionsInView)
        for row in mentions {
            note(uses.mentions[row].flow, index.type(of: uses.mentions[row].carrier), isOfAnother: false)
        }
        for row in uses.accesses.range(of: body, by: \.site.body).prefix(Self.mentionsInView) {
            guard case .property(let id) = uses.accesses[row].target else { continue }
            note(uses.accesses[row].flow, index.type(of: id), isOfAnother: true)
        }
        for row in uses.calls.range(of: body, by: \.site.body).prefix(Self.mentionsInView) {
            switch uses.calls[row].callee {
            case .function(let id): note(uses.calls[row].flow, index.resultType(of: id), isOfAnother: false)
            case .construction(let type, _): note(uses.calls[row].flow, .nominal(type), isOfAnother: false)
            default: continue
            }
        }
        return handed
    }

    mutating func addInitializerAsks(
        of made: MadeObject, from provider: Int, handed: Handed, _ standing: Standing
    ) {
        addInheritedAsks(of: made, from: provider, standing)
        guard let asks = initializerAsks[made.type] else { return }
        let initializer = made.initializer
        // Which one of several runs is not known.
        let isAnyOther = initializer == nil && index.hasSeveralInitializers(made.type)
        for ask in asks.prefix(Self.asksInView) where !ask.isDefault || made.leavesDefaults {
            if ask.mayBeLeftOut, made.leavesDefaults { continue }
            if ask.isFirstValue, made.initializer == nil, !made.leavesDefaults { continue }
            if let function = ask.function, function != initializer,
                initializer != nil || ask.isStatic || isAnyOther
            {
                continue
            }
            add(ask, target(of: ask, handed), from: provider, standing)
        }
    }

    /// What superclasses ask of statics: their first values, and the only initializer that they have, or the one that is
    /// inherited.
    private mutating func addInheritedAsks(of made: MadeObject, from provider: Int, _ standing: Standing) {
        guard index.types[made.type.index].kind == .class else { return }
        for type in index.upwards(from: made.type).dropFirst() {
            guard let asks = initializerAsks[type] else { continue }
            let hasOne = !index.hasSeveralInitializers(type)
            for ask in asks.prefix(Self.asksInView) where ask.isStatic && !ask.isDefault {
                if let function = ask.function, function != made.initializer, !hasOne { continue }
                add(ask, target(of: ask, Handed()), from: provider, standing)
            }
        }
    }

    private mutating func add(_ ask: InitializerAsk, _ target: Int?, from provider: Int, _ standing: Standing) {
        guard let target, !isOwn[target] else { return }
        var made = Ask(site: ask.site, passesArguments: ask.passesArguments)
        made.isOfMaking = true
        made.isByOwnMember = ask.isByOwnMember
        add(made, from: provider, to: target, standing)
    }

    /// What an initializer asks that is handed something. What a part of an object is handed need not be what that is
    /// handed.
    private func target(of ask: InitializerAsk, _ handed: Handed) -> Int? {
        if ask.isStatic || handed.maker != nil {
            return provider(of: ask.member, inside: handed.maker ?? .none, isHanded: true)
        }
        let owner = index.owner(of: ask.member)
        guard !owner.isNone, let given = handed.others.first(where: { index.isKind($0, of: owner) }),
            let concrete = bindings.concrete(given, inside: .none, index: index)
        else { return nil }
        return provider(of: ask.member, named: index.name(of: ask.member), in: concrete)
    }
}

import SwiftFacts

/// What keeps things for others.
extension Classification {
    /// Whether a name says container or assembly, and the rest does not say screen or component: what such a type asks a
    /// registry for, it asks for others.
    func isContainerByName(_ type: TypeID) -> Bool {
        !type.isNone && index.signs.assemblies.contains(index.types[type.index].name)
            && roles[type.index].isDisjoint(with: .neverContainer)
    }

    /// Whether a type makes nothing, but computes what it gives out from what it was given.
    func isAdapter(_ type: TypeID) -> Bool {
        let filled = shapes.filledProperties(of: type)
        return !filled.isEmpty && !shapes.fillsInInitializer(type) && shapes.builtTypes(by: type).isEmpty
            && filled.allSatisfy { index.fact($0).flags.contains(.isComputed) }
    }

    /// Nothing of what makes a container can be said of most types: no name, no protocol, no values, or other methods than
    /// those that make something or give out what is kept.
    func mayBeContainer(_ id: TypeID) -> Bool {
        if index.types[id.index].kind == .enum { return false }
        if shapes.isLibraryContainer(id) || shapes.isNamedContainer(id) { return true }
        let isNamed = isContainerByName(id)
        guard
            isNamed || !index.ancestors[id.index].isEmpty || shapes.values(of: id).count >= 2
                || shapes.initializedValues(of: id).count >= Self.muchInitialized
        else { return false }
        return isNamed
            || shapes.methods(of: id).allSatisfy {
                mayCreate($0) || shapes.isAssemblyHelper($0) || shapes.kindLent(by: $0) != nil || shapes.isMaking($0)
                    || shapes.givesOutKept($0)
            }
    }

    /// Whether a type that may be a container is one.
    func isContainer(_ id: TypeID, _ known: Roles) -> Bool {
        // `class PersistentContainer: NSPersistentContainer` is what it is built upon.
        if !outside.services.isDisjoint(with: index.outsideAncestors[id.index]) { return false }
        let isReference = index.types[id.index].isReference
        let isNamed = shapes.isNamedContainer(id)
        // SwiftUI's environment takes what is observed alone: `final class Dependencies: ObservableObject`.
        let others: Roles = isNamed && !shapes.isNamedModel(id) ? known.subtracting(.viewModel) : known
        guard others.isDisjoint(with: .neverContainer) else { return false }
        if shapes.isLibraryContainer(id) { return true }
        if isReference, known.contains(.factory), givesOutByMethods(id) { return true }
        let isAssembling = isAssembling(id) || isNamed && !isNamedEnvironment(id) && isMostlyAssembling(id)
        if isNamed || isAssembling, keepsWhatProtocolsAskFor(id) { return true }
        if isNamed, isAssembling, asksOwnResolver(id) { return true }
        if isReference, isNamed, givesOutByProtocols(id) { return true }
        guard isAssembling, isNamed || !known.contains(.serviceName) || shapes.isNamedForHanding(id) else {
            return false
        }
        if isNamed, isReference,
            shapes.filledProperties(of: id).count(where: { isDependency(property: $0) && !isOtherForm($0, of: id) })
                + shapes.methods(of: id).count(where: { givesAsProperty($0, of: id) }) >= 2
        {
            return true
        }
        // What others build upon works through them: a base class is no container, unless it is called one.
        if !isNamed, shapes.isBaseOfWorkers(id) { return false }
        if isReference, givesOutWhatItWasGiven(id) { return true }
        return initializesMuch(id) || buildsSeveral(id, isNamed: isNamed)
    }

    /// Whether a type that does nothing else fills properties for others in its initializer, with many things that work, or
    /// with several if it is named assembly.
    private func initializesMuch(_ id: TypeID) -> Bool {
        let values = shapes.initializedValues(of: id)
        let least = isContainerByName(id) ? 2 : Self.muchInitialized
        guard values.count >= least else { return false }
        let types = Set(values.lazy.filter { self.worksByItself($0.type) }.map(\.type))
        return types.count >= least && types.contains(where: isNoMereValue)
    }

    /// Fewer may be the parts of something that works.
    static let muchInitialized = 5

    /// Whether a type says what a resolver that it keeps can be asked for: `var api: API { resolver.resolve() }`.
    private func asksOwnResolver(_ id: TypeID) -> Bool {
        shapes.held(by: id).contains { held in held.instance.map { roles[$0.index].contains(.resolver) } ?? false }
            && shapes.shownProperties(of: id).count {
                index.fact($0).flags.contains(.isComputed) && isProduct(index.type(of: $0))
            } >= 2
    }

    /// Whether two or more properties of a class or actor are constructed, seen from outside. Unless its name says
    /// container, many of one type are a table of constants, plain values alone a configuration, and what is mostly
    /// there to be set are settings.
    private func buildsSeveral(_ id: TypeID, isNamed: Bool) -> Bool {
        let values = shapes.values(of: id)
        guard values.count >= 2 else { return false }
        // Of several values of one property the last counts.
        var built: [PropertyID: TypeID] = [:]
        for value in values where mayBeProvided(value, by: id, isNamed: isNamed) { built[value.property] = value.type }
        let types = Set(built.values)
        guard built.count >= 2, !isNamed else { return built.count >= 2 && types.contains(where: isNoMereValue) }
        return types.count >= 2
            && types.contains { worksByItself($0) || !roles[$0.index].isDisjoint(with: .screen) }
            && shapes.settableProperties(of: id).count { isPlainValue($0) } <= built.count
    }

    /// Whether what is made is a class or actor, or a struct that works with something: `struct SectionContainer` has rows.
    private func isNoMereValue(_ type: TypeID) -> Bool {
        index.types[type.index].isReference || roles[type.index].contains(.serviceName) || holdsDependency(type)
    }

    /// Whether a property's value is there for others: what is computed is as likely the view of a value's part, so there
    /// what is made must be a product.
    private func mayBeProvided(_ value: GatheredCalls.Value, by type: TypeID, isNamed: Bool) -> Bool {
        // A struct works if the protocol does that it is kept as.
        if !index.types[value.type.index].isReference, !isDependency(property: value.property) { return false }
        guard value.isComputed else { return true }
        if isOtherForm(value.property, of: type) { return false }
        return isNamed || isProduct(.nominal(value.type)) && !shapes.initializers(of: value.type, takeOnly: type)
    }

    /// Whether a property computes one of the own kind: the same in another form, `var bubble: BubbleContainer?`.
    private func isOtherForm(_ id: PropertyID, of type: TypeID) -> Bool {
        guard index.fact(id).flags.contains(.isComputed), let other = index.type(of: id).instance else { return false }
        return index.isKind(other, of: type)
    }

    /// Whether a property holds something that is known to be neither dependency nor closure.
    private func isPlainValue(_ id: PropertyID) -> Bool {
        let type = index.type(of: id)
        if type.isUnknown {
            let facts = index.files[id.fileIndex]
            let value = facts.properties[id.index].initialValue
            // A literal, between the body's two ends.
            return facts.properties[id.index].type.isNone && value >= 0 && facts.bodies[Int(value)].rows.count <= 3
        }
        return !type.wrappers.contains(.function) && !isDependency(type)
    }

    /// Whether all that a type does is to make things, and what helps with it.
    private func isAssembling(_ id: TypeID) -> Bool {
        let isAssembly = isContainerByName(id)
        return shapes.methods(of: id).allSatisfy {
            isCreatingMethod($0) || shapes.isAssemblyHelper($0) || isAssembly && isMaking($0, of: id)
                || lendsContainer($0)
        }
    }

    /// Whether a method runs something with another one of its kind, and that gives out what a container's protocol asks for.
    private func lendsContainer(_ id: FunctionID) -> Bool {
        guard let lent = shapes.kindLent(by: id) else { return false }
        return roles[lent.index].contains(.containerProtocol)
            || index.ancestors[lent.index].contains { roles[$0.index].contains(.containerProtocol) }
    }

    /// Whether a type that is called a container keeps many dependencies for others, and does little besides, and nothing with
    /// those: a shortcut or two of those who read it.
    private func isMostlyAssembling(_ id: TypeID) -> Bool {
        let filled = shapes.filledProperties(of: id).count { isDependency(property: $0) }
        let kept = max(filled, Set(shapes.initializedValues(of: id).lazy.map(\.property)).count)
        guard kept >= Self.muchInitialized else { return false }
        let others = shapes.methods(of: id).filter { !isCreatingMethod($0) && !shapes.isAssemblyHelper($0) }
        return others.count * 3 <= kept && !others.contains { asksOwnPart($0, of: id) }
    }

    /// What surrounds everything, `var Current = AppEnvironment()`, is reached rather than asked.
    private func isNamedEnvironment(_ type: TypeID) -> Bool {
        index.linked.names.ends(index.types[type.index].name, withWordOf: Self.environmentWords)
    }

    private static let environmentWords: WordList = ["environment"]

    /// Whether a method reads one of its type's own parts. It is asked before it is known what is a dependency, so whatever
    /// may be one counts.
    private func asksOwnPart(_ method: FunctionID, of type: TypeID) -> Bool {
        let body = index.fact(method).body
        guard body >= 0 else { return false }
        let mentions = shapes.uses[method.fileIndex].mentions
        return mentions[mentions.range(of: body, by: \.site.body)].contains { mention in
            guard case .property(let id) = mention.carrier, index.owner(of: id) == type,
                let part = index.type(of: id).instance
            else { return false }
            return index.types[part.index].isReference || index.types[part.index].kind == .protocol
        }
    }

    /// Whether a method of what is named assembly makes what it gives back, though its name says only what that is:
    /// `func ordersService() -> OrdersService { LiveOrdersService(api: api) }`.
    private func isMaking(_ method: FunctionID, of assembly: TypeID) -> Bool {
        let fact = index.fact(method)
        let result = index.resultType(of: method)
        return fact.kind == .method && fact.flags.isDisjoint(with: [.isAsync, .isMutating])
            && result.instance != assembly
            && (shapes.isMaking(method)
                || isProduct(result) && (isNamed(fact.name, after: result) || shapes.givesOutKept(method)))
    }

    /// Whether what is named assembly makes things, and shows besides several dependencies that others gave it: those who
    /// are handed it may take whatever it was put together from.
    private func givesOutWhatItWasGiven(_ id: TypeID) -> Bool {
        let makesOthers = shapes.makingMethods(of: id).contains { method in
            index.resultType(of: method).instance != id
        }
        guard isContainerByName(id), makesOthers else { return false }
        return shapes.shownProperties(of: id).count { isDependency(property: $0) } >= 2
    }

    /// Whether a method of what is named assembly is a property in all but kind: `func tonService() -> TonService`.
    private func givesAsProperty(_ method: FunctionID, of type: TypeID) -> Bool {
        let fact = index.fact(method)
        let result = index.resultType(of: method)
        return isContainerByName(type) && fact.parameters.isEmpty && fact.access > .fileprivate
            && fact.flags.isDisjoint(with: [.isStatic, .isAsync, .isMutating]) && isDependency(result)
            && (isNamed(fact.name, after: result) || shapes.givesOutKept(method))
    }

    /// Whether a type conforms to factory, Has- or container protocols and keeps what they give out.
    private func keepsWhatProtocolsAskFor(_ id: TypeID) -> Bool {
        let ancestors = index.ancestors[id.index]
        // What a factory that is handed things to make others of has for itself is a help with that.
        let isHanded = index.isNamedFactory(id) && shapes.taken(by: id).contains { mayBeDependency($0) }
        if ancestors.contains(where: { roles[$0.index].contains(.factoryProtocol) }),
            // A list of what it has made already is no part of it.
            shapes.filledProperties(of: id).contains(where: {
                isDependency(property: $0) && !index.type(of: $0).wrappers.contains(.collection)
                    && !(isHanded && index.fact($0).access <= .fileprivate)
            })
        {
            return true
        }
        func gives(_ ancestor: TypeID) -> Bool {
            !roles[ancestor.index].isDisjoint(with: [.hasProtocol, .containerProtocol]) || asksForOneOfSeveral(ancestor)
        }
        guard ancestors.contains(where: gives) else { return false }
        let givers = ancestors.filter(gives)
        let filled = shapes.filledProperties(of: id)
        let kept = shapes.demandedProperties(of: id, by: givers).filter { isDependency(property: $0) }
        return !kept.isEmpty && (shapes.fillsInInitializer(id) || kept.contains { filled.contains($0) })
    }

    /// Whether a protocol is called dependencies, and there is but one of them yet:
    /// `protocol TideDependency { var clock: Clock { get } }`.
    private func asksForOneOfSeveral(_ id: TypeID) -> Bool {
        guard index.types[id.index].kind == .protocol,
            index.linked.names.endsBeforeClosing(index.types[id.index].name, withWordOf: Self.dependencyWords)
        else { return false }
        let required = shapes.requiredProperties(of: id)
        return required.count == 1 && isDependency(required[0]) && !shapes.asksForMethods(id)
            && !shapes.asksForSettableProperties(id)
    }

    private static let dependencyWords: WordList = ["dependency", "dependencies"]

    /// Whether what else only makes things gives out several that it keeps by methods that its protocols ask for: they are
    /// there for whoever asks, as a container's properties are.
    ///
    ///     protocol BerthProvider { func store() -> any Storing; func harbour() -> any Harbouring }
    ///     final class ShoreProvider: BerthProvider {
    ///         private let _store: any Storing
    ///         func store() -> any Storing { _store }
    ///         func harbour() -> any Harbouring { Harbour(store: _store) }
    ///     }
    private func givesOutByMethods(_ id: TypeID) -> Bool {
        shapes.methods(of: id).count {
            shapes.givesOutKept($0) && isDependency(index.resultType(of: $0)) && index.isDemanded($0, byProtocolsOf: id)
        } >= 2 && onlyMakes(id)
    }

    /// Keeps for others: conforms to several protocols that give out dependencies one by one.
    private func givesOutByProtocols(_ id: TypeID) -> Bool {
        let protocols = index.ancestors[id.index].filter {
            !roles[$0.index].isDisjoint(with: [.hasProtocol, .containerProtocol])
        }
        return protocols.count >= 2 || protocols.contains { roles[$0.index].contains(.containerProtocol) }
    }
}

import SwiftFacts

/// What is asked of containers and resolvers that are no static ones.
extension Project {
    /// Whether a lookup asks a library's container that is no static one: a parameter, a property, or whatever a global
    /// function asks.
    ///
    /// - Parameter isDefault: Whether defaults are meant, or all other code.
    func isLocating(_ lookup: Lookup, isDefault: Bool) -> Bool {
        !lookup.isOfProject && lookup.property == nil && !lookup.isLocalWrapper && lookup.baseAccess < 0
            && lookup.registration < 0
            && !lookup.isInProviderCode && lookup.isKnownReceiver && !isExcluded(lookup) && lookup.site.body >= 0
            && !isHandedToAssemble(lookup) && !isAskedOfOwn(lookup) && !isAskedOfNarrow(lookup)
            && self.isDefault(lookup) == isDefault
            && !name(of: lookup).isEmpty && !lookup.product.isGenericProduct
    }

    /// Whether what is asked is a protocol that demands nothing else: whoever takes that says what it needs.
    ///
    ///     protocol HasStore { var store: Factory<Store> { get } }
    private func isAskedOfNarrow(_ lookup: Lookup) -> Bool {
        guard case .member(let id)? = lookup.key, fact(id).flags.contains(.isRequirement) else { return false }
        let demanded = index.members.all(of: owner(of: id)).filter { entry in
            switch entry.member {
            case .property(let id): fact(id).flags.contains(.isRequirement)
            case .function(let id): fact(id).flags.contains(.isRequirement)
            }
        }
        return demanded.count == 1
    }

    /// Whether a lookup is what its asker falls back on. Who is handed what it asks, a resolver, falls back on nothing.
    private func isDefault(_ lookup: Lookup) -> Bool {
        isDefault(lookup.site, asking: lookup.product)
            || lookup.receiver.carrier == nil && isHandedToOwnInitializer(lookup)
    }

    /// The same of a call that asks a registry of the project's own.
    private func isDefault(_ call: Call) -> Bool {
        isDefault(call.site, asking: call.asked) || call.baseCarrier == nil && isHandedToOwnInitializer(call)
    }

    /// Whether code asks for what a parameter, or a property for the synthesised initializer, is unless another one is handed
    /// over.
    private func isDefault(_ site: Site, asking product: ResolvedType) -> Bool {
        switch index.body(at: site).kind {
        case .defaultArgument: true
        case .initialValue: isMemberwiseDefault(at: site, asking: product)
        default: false
        }
    }

    /// Whether a type asks the container that it makes, fills and keeps to itself: it is the composition root of whoever makes
    /// it, whatever it is called. O(calls and mentions of the file), of those that register something
    private func isAskedOfOwn(_ lookup: Lookup) -> Bool {
        guard case .carrier(let carrier) = lookup.receiver, case .property(let id) = carrier,
            fact(id).access <= .fileprivate, case let type = index.enclosingType(of: lookup.site), !type.isNone,
            owner(of: id) == type, resolverCode.registrars.contains(type)
        else { return false }
        let isTaken = uses[lookup.file].mentions.contains { mention in
            guard mention.flowKind == .stored, case .parameter = mention.carrier else { return false }
            return if case .stored(id) = mention.flow { true } else { false }
        }
        return !isTaken
            && uses[lookup.file].calls.contains { call in
                guard case .outsideConstruction(let name) = call.callee else { return false }
                return idioms.isContainer(name, in: lookup.file) && index.enclosingType(of: call.site) == type
            }
    }

    /// Whether the container that is asked is handed to a creating method, or to one step of filling it, in what registers
    /// things: `func wireUp(_ container: Container)`.
    private func isHandedToAssemble(_ lookup: Lookup) -> Bool {
        guard case .carrier(let carrier) = lookup.receiver, case .parameter(let id) = carrier else { return false }
        if isHandedToMake(carrier) { return true }
        return index.function(of: id).map { fact($0).kind == .method } ?? false
            && resolverCode.registrars.contains(index.enclosingType(of: lookup.site))
    }

    /// The name of what a call resolves: from an injected resolver, a library's static one, or a global resolving
    /// function. nil for other calls.
    ///
    /// - Parameter isDefault: Whether defaults are meant, or all other code.
    func locatedProduct(of call: Call, isDefault: Bool) -> String? {
        // Of all calls few are left when these two are asked, which is why they come first.
        guard case .function(let function) = call.callee, index.resultType(of: function).isGenericProduct else {
            return nil
        }
        if case .written = call.flow { return nil }
        let asked = call.asked
        guard call.baseAccess < 0, !isExcluded(call.site), !resolverCode.isFilling(call.site), !isEntity(asked),
            !classification.isPlainValue(asked),
            self.isDefault(call) == isDefault, !isEntry(asked, givenBy: function)
        else { return nil }
        // What a library is asked whose sources are in the tree is told as such.
        if let lookup = libraryLookup(at: call), isLocating(lookup, isDefault: isDefault) { return nil }
        // Of what code holds behind a protocol its type says whether it is a resolver, whatever the protocol's own code does.
        let isAnybodys = call.baseCarrier != nil && fact(function).flags.contains(.isRequirement)
        if !isAnybodys, resolverCode.asking.contains(function) {
            let isOwnCode =
                isResolvingFunction(call.site) || uses[call.site.fileIndex].wiring.isProviderCode(call.site)
                || classification.resolver(call.base).map { asksOwnResolver($0, call) } ?? false
            return isOwnCode ? nil : product(of: call)
        }
        if owner(of: function).isNone { return nil }
        // `Locator.resolve(API.self)`: a registry without instances.
        if let registry = call.base.metatypeInstance {
            let isAsked = roles(of: registry).contains(.resolver) || asksStore(call, by: function)
            return isAsked ? product(of: call) : nil
        }
        guard let base = classification.resolver(call.base), call.baseCarrier != nil,
            !asksOwnResolver(base, call), !isHandedToMake(call.baseCarrier)
        else { return nil }
        return product(of: call)
    }

    /// What a call asks a library, be it one whose sources are in the tree.
    func libraryLookup(at call: Call) -> Lookup? {
        guard let lookup = uses[call.site.fileIndex].wiring.lookup(ofCallAt: call.site), !lookup.isOfProject else {
            return nil
        }
        return lookup
    }

    /// Whether something is handed to a creating method: what that asks a resolver for, it makes its product of.
    func isHandedToMake(_ carrier: Carrier?) -> Bool {
        guard case .parameter(let id)? = carrier, let function = index.function(of: id) else { return false }
        return classification.isCreatingMethod(function)
    }

    /// Whether a type asks the resolver that it makes for what it told it itself.
    private func asksOwnResolver(_ resolver: TypeID, _ call: Call) -> Bool {
        let type = index.enclosingType(of: call.site)
        return resolverCode.isTold(call.asked, by: type)
            && resolverCode.made(by: type).contains { index.isKind($0, of: resolver) }
    }

    /// `Store[\.api]`: a store without instances is asked for a service by key path. What it gives out it may ask itself.
    private func asksStore(_ call: Call, by function: FunctionID) -> Bool {
        index.keyPathRoot(ofSubscript: function) != nil && classification.isDependency(call.key)
            && index.enclosingType(of: call.site) != owner(of: function)
    }

    /// What is coded or persistent is what a store keeps for its user rather than what makes its user work.
    private func isEntity(_ type: ResolvedType) -> Bool {
        type.nominalHead.map { roles(of: $0).contains(.persistent) } ?? false
    }

    /// Whether what is asked for is a value, or one of many, of a store whose function says that it keeps one kind of
    /// things: `get<T: Component>(_ type: T.Type) -> T?`, `get<T: Component>(_ type: T.Type, from entity: Entity.ID) -> T?`.
    private func isEntry(_ type: ResolvedType, givenBy function: FunctionID) -> Bool {
        let given = index.resultType(of: function)
        guard given.wrappers.contains(.genericBound), given.head == .nominal, let id = type.instance else {
            return false
        }
        let isOneOfMany = index.parameters(of: function).contains {
            !fact($0).flags.contains(.hasDefault) && !self.type(of: $0).wrappers.contains(.metatype)
        }
        let kind = index.types[id.index].kind
        return isOneOfMany || (kind == .struct || kind == .enum) && !classification.isDependency(.nominal(id))
    }

    /// Whether code stands in a function that asks a resolver for others.
    func isResolvingFunction(_ site: Site) -> Bool {
        index.function(at: site).map(resolverCode.asking.contains) ?? false
    }
}

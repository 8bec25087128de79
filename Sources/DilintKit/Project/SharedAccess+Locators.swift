import SwiftFacts

/// What containers and resolvers are asked for.
extension Project {
    /// A container or resolver that can be asked for anything.
    func isLocator(_ type: ResolvedType) -> Bool {
        guard let id = type.instance else { return false }
        return !roles(of: id).isDisjoint(with: [.container, .resolver])
            && roles(of: id).isDisjoint(with: .compositionRoot)
    }

    /// Whether a static holds a container behind a protocol: `static let shared: Services = AppServices()` of AppServices.
    func isOwnLocator(_ id: PropertyID) -> Bool {
        SharedInstances.instance(id, in: index).map { isLocator(.nominal($0)) } ?? false
    }

    /// Whether an access to a global resolver only registers something, or asks for a type that the caller decides:
    /// `func inject<T>() -> T { Locator.shared.resolve() }` asks for nothing itself.
    func asksNothing(_ access: StaticAccess, number: Int) -> Bool {
        var called: FunctionID?
        switch access.flow {
        case .member(.function(let id)?, _): called = id
        // `Locator.shared.container.register(…)` tells the library's container in it.
        case .member(.property(let id)?, _) where isLibraryContainer(type(of: id), file: id.fileIndex):
            if uses[access.site.fileIndex].wiring.onlyRegisters(around: access.site) { return true }
        // Where the library is read, what a factory is asked for is a lookup of its own: `Shop.shared.api.reset()` tells it
        // something.
        case .member(.property(let id)?, _)
        where wiring.isFactory(id) && !idioms.idioms(of: access.site.fileIndex).readingCode.isEmpty:
            return true
        case .member(nil, _) where isOfLibrary(access.target): return true
        default: break
        }
        if let number = uses[access.site.fileIndex].call(onAccess: Int32(number)) {
            let call = uses[access.site.fileIndex].calls[Int(number)]
            if case .function(let id) = call.callee { called = id }
            if call.key.isGenericProduct || call.result.isGenericProduct && isWrapperCode(access.site) { return true }
            // `Locator.shared[API.self] = LiveAPI()`
            if case .written = call.flow { return true }
        } else if isKeptByItsOwn(access) || isGivenBack(access)
            || isWrapperCode(access.site) && asked(access, number: number) == nil
        {
            return true
        }
        guard let called, !roles(of: owner(of: called)).isDisjoint(with: [.resolver, .container]) else { return false }
        let result = index.resultType(of: called)
        // `isRegistered(API.self)` asks about it, and not for it.
        let isPlain = result.head == .external && index.plainTypes.contains(NameID(result.id))
        return result.head == .void
            || roles(of: owner(of: called)).contains(.resolver) && !result.isGenericProduct
                && (isPlain || index.linked.names.begins(fact(called).name, withWordOf: RegistryWords.registering))
    }

    /// Whether a static that code reaches is what a locator is asked for: `Services.tracker`, but not the container in
    /// `Services.shared.tracker`.
    func isItself(_ access: StaticAccess, _ dependency: String) -> Bool {
        guard case .property(let id) = access.target, case let owner = owner(of: id), !owner.isNone else {
            return false
        }
        return dependency == index.qualifiedName(of: owner) + "." + index.text(fact(id).name)
    }

    /// Whether a static is a container of the project that inherits from a library's: what nobody here declares of it is the
    /// library's, `Shop.shared.reset()`.
    private func isOfLibrary(_ target: AccessTarget) -> Bool {
        guard case .property(let id) = target, let type = type(of: id).instance else { return false }
        return index.outsideAncestors[type.index].contains { idioms.isContainer($0) }
    }

    /// Whether a global resolver is asked nothing yet, where a generic property wrapper does with it what whoever writes
    /// the attribute says, or where what fills it keeps it: `private let locator = Locator.shared`.
    private func isKeptByItsOwn(_ access: StaticAccess) -> Bool {
        if case .member = access.flow { return false }
        if isWrapperCode(access.site) { return true }
        let isKept =
            switch access.flow {
            case .stored: true
            case .returned: index.body(at: access.site).kind == .initialValue
            default: false
            }
        return isKept && resolverCode.fillers.contains(index.enclosingType(of: access.site))
    }

    /// Whether a static function without arguments is one more way to a global container:
    /// `static func current() throws -> Services`.
    private func isGivenBack(_ access: StaticAccess) -> Bool {
        if case .member = access.flow { return false }
        guard case .property(let id) = access.target, let function = index.function(at: access.site) else {
            return false
        }
        let fact = fact(function)
        return (fact.flags.contains(.isStatic) || fact.owner < 0) && fact.parameters.isEmpty
            && type(of: id).instance.map { index.resultType(of: function).instance == $0 } ?? false
    }

    /// Whether code stands in a generic property wrapper: what is wrapped there is up to whoever writes the attribute.
    private func isWrapperCode(_ site: Site) -> Bool {
        let type = index.enclosingType(of: site)
        return !type.isNone && roles(of: type).contains(.propertyWrapper) && index.isGeneric(type)
    }

    /// What a global container is asked for: a resolving call's key, or the member's type.
    func asked(_ access: StaticAccess, number: Int) -> String? {
        let uses = uses[access.site.fileIndex]
        if let call = uses.call(onAccess: Int32(number)), let product = product(of: uses.calls[Int(call)]) {
            return product
        }
        guard case .member(let member, let name) = access.flow else { return nil }
        let product: ResolvedType
        switch member {
        case .property(let id)?: product = type(of: id)
        case .function(let id)?: product = index.resultType(of: id)
        case nil: product = .unknown
        }
        if product.nominalHead != nil || product.head == .composition || product.head == .external {
            return qualifiedName(of: product, givenBy: member) ?? index.name(of: product)
        }
        // What a resolver is asked for, and how, is up to the context: that is not known.
        if product.isGenericProduct { return nil }
        let owner: String
        switch access.target {
        case .property(let id): owner = index.name(of: type(of: id))
        default: return nil
        }
        return owner + "." + index.text(name)
    }

    /// The name of a package's type with its module, where a property writes it so: `MarketKit.Kit` and
    /// `TronKit.Kit` are two.
    private func qualifiedName(of type: ResolvedType, givenBy member: MemberID?) -> String? {
        guard type.head == .external, case .property(let id)? = member, !fact(id).type.isNone else { return nil }
        let nodes = index.files[id.fileIndex].typeNodes
        var node = nodes[Int(fact(id).type.rawValue)]
        while node.kind == .optional || node.kind == .implicitlyUnwrapped {
            node = nodes[Int(node.firstChild.rawValue)]
        }
        guard node.kind == .member, !node.firstChild.isNone, case let module = nodes[Int(node.firstChild.rawValue)],
            module.kind == .named
        else { return nil }
        return index.text(module.name) + "." + index.text(node.name)
    }

    /// Whether a static holds a container or resolver, and it is not known what that is asked for.
    func isAskedForUnknown(_ access: StaticAccess, number: Int) -> Bool {
        switch access.target {
        case .property(let id):
            if isLibraryContainer(type(of: id), file: id.fileIndex) {
                return uses[access.site.fileIndex].wiring.lookup(ofAccess: number) == nil
            }
            return (isLocator(type(of: id)) || isOwnLocator(id)) && asked(access, number: number) == nil
        case .outside(let type, _):
            return idioms.isContainer(type, in: access.site.fileIndex)
                && uses[access.site.fileIndex].wiring.lookup(ofAccess: number) == nil
        case .function: return false
        }
    }

    /// Whether a type only keeps a library's container for later: `private let container = Container.shared`, or one that
    /// the project keeps in a static.
    func isKeepingLibraryContainer(_ access: StaticAccess) -> Bool {
        guard !index.enclosingType(of: access.site).isNone else { return false }
        switch access.target {
        case .outside: break
        case .property(let id): guard isLibraryContainer(type(of: id), file: id.fileIndex) else { return false }
        case .function: return false
        }
        return switch access.flow {
        case .stored: true
        case .returned: index.body(at: access.site).kind == .initialValue
        default: false
        }
    }

    /// The types of a file whose code asks a library's container that is no static one. O(lookups)
    func askers(in file: Int) -> Set<TypeID> {
        Set(
            uses[file].wiring.lookups.lazy.filter { self.isLocating($0, isDefault: false) }
                .map { self.index.enclosingType(of: $0.site) })
    }

    /// What a resolving call asks for.
    func product(of call: Call) -> String? {
        if case .function(let id) = call.callee, !classification.shapes.givesWhatItIsTold(id) { return nil }
        let type = call.asked
        let name = index.name(of: type)
        return name.isEmpty || type.isGenericProduct ? nil : name
    }

    /// Whether a lookup asks a library's container that is no static one: a parameter, a property, or whatever a global
    /// function asks.
    ///
    /// - Parameter isDefault: Whether default arguments are meant, or all other code.
    func isLocating(_ lookup: Lookup, isDefault: Bool) -> Bool {
        !lookup.isOfProject && lookup.property == nil && !lookup.isLocalWrapper && lookup.baseAccess < 0
            && lookup.registration < 0
            && !lookup.isInProviderCode && lookup.isKnownReceiver && !isExcluded(lookup) && lookup.site.body >= 0
            && !isHandedToAssemble(lookup) && !isAskedOfOwn(lookup)
            && (index.body(at: lookup.site).kind == .defaultArgument) == isDefault
            && !name(of: lookup).isEmpty && !lookup.product.isGenericProduct
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
    /// - Parameter isDefault: Whether default arguments are meant, or all other code.
    func locatedProduct(of call: Call, isDefault: Bool) -> String? {
        // Of all calls few are left when these two are asked, which is why they come first.
        guard case .function(let function) = call.callee, index.resultType(of: function).isGenericProduct else {
            return nil
        }
        if case .written = call.flow { return nil }
        let asked = call.asked
        guard call.baseAccess < 0, !isExcluded(call.site), !resolverCode.isFilling(call.site), !isEntity(asked),
            (index.body(at: call.site).kind == .defaultArgument) == isDefault, !isEntry(asked, givenBy: function)
        else { return nil }
        if resolverCode.asking.contains(function) {
            let isOwnCode =
                isResolvingFunction(call.site) || uses[call.site.fileIndex].wiring.isProviderCode(call.site)
            return isOwnCode ? nil : product(of: call)
        }
        if owner(of: function).isNone { return nil }
        // `Locator.resolve(API.self)`: a registry without instances.
        if let registry = call.base.metatypeInstance {
            let isAsked = roles(of: registry).contains(.resolver) || asksStore(call, by: function)
            return isAsked ? product(of: call) : nil
        }
        guard let base = call.base.instance, roles(of: base).contains(.resolver), call.baseCarrier != nil,
            !asksOwnResolver(base, call), !isHandedToMake(call.baseCarrier)
        else { return nil }
        return product(of: call)
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
            && classification.shapes.builtTypes(by: type).contains(resolver)
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

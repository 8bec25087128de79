import SwiftFacts

/// What containers and resolvers are asked for.
extension Project {
    /// A container or resolver that can be asked for anything.
    func isLocator(_ type: ResolvedType) -> Bool {
        guard let id = type.instance else { return false }
        return !roles(of: id).isDisjoint(with: [.container, .resolver])
            && roles(of: id).isDisjoint(with: .compositionRoot)
    }

    /// Whether a static holds a container behind a protocol, or several: `static let shared: Services = AppServices()` of
    /// AppServices.
    func isOwnLocator(_ id: PropertyID) -> Bool {
        if let held = SharedInstances.instance(id, in: index) { return isLocator(.nominal(held)) }
        let owner = owner(of: id)
        return !owner.isNone && isLocator(.nominal(owner)) && isInstance(of: owner, givenOutAs: type(of: id))
    }

    /// Whether a composition is how a type gives out an instance of itself: the type is all that it asks for.
    private func isInstance(of owner: TypeID, givenOutAs type: ResolvedType) -> Bool {
        guard type.head == .composition,
            type.wrappers.isDisjoint(with: [.collection, .function, .metatype, .deferred])
        else { return false }
        return index.compositions[Int(type.id)].members.allSatisfy { member in
            member.instance.map { index.isKind(owner, of: $0) }
                ?? index.outsideName(of: member).map { index.outsideAncestors[owner.index].contains($0) } ?? false
        }
    }

    /// Whether a static or global gives out a container or resolver of the project, be it behind a protocol.
    func isLocator(_ target: AccessTarget) -> Bool {
        switch target {
        case .property(let id): return isLocator(type(of: id)) || isOwnLocator(id)
        case .function(let id):
            let (owner, given) = (owner(of: id), index.resultType(of: id))
            if isLocator(given) { return true }
            // `static func current() -> Services` of AppServices.
            return !owner.isNone && isLocator(.nominal(owner))
                && given.instance.map { index.isKind(owner, of: $0) } ?? false
        case .outside: return false
        }
    }

    /// Whether an access to a global resolver only registers something, or asks for a type that the caller decides:
    /// `func inject<T>() -> T { Locator.shared.resolve() }` asks for nothing itself.
    func asksNothing(_ access: StaticAccess, number: Int) -> Bool {
        // `Services.shared.tracker = tracker` tells the container something.
        if access.isMemberAssigned || isSettingUp(access) { return true }
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
        let isPlain = index.outsideName(of: result).map { index.plainTypes.contains($0) } ?? false
        return result.head == .void
            || roles(of: owner(of: called)).contains(.resolver) && !result.isGenericProduct
                && (isPlain || index.linked.names.begins(fact(called).name, withWordOf: RegistryWords.registering))
    }

    /// Whether code only sets up a library's container, `Shop.shared.manager.push()`, or has it forget what it was told.
    private func isSettingUp(_ access: StaticAccess) -> Bool {
        let file = access.site.fileIndex
        let isManaging =
            if case .member(.property(let id)?, _) = access.flow {
                index.headName(of: type(of: id)).map { idioms.isManager($0, in: file) } ?? false
            } else {
                false
            }
        return isManaging
            || uses[file].wiring.resets.contains {
                $0.body == access.site.body && $0.offset == access.site.offset
            }
    }

    /// Whether code tells a library's container that what it reaches has what to give out, which is assembling, be the library
    /// imported there or not: `Registry.shared.container.register(API.self) { _ in LiveAPI() }`. O(calls of the body)
    func isTellingContainer(_ access: StaticAccess) -> Bool {
        guard case .member(.property(let part)?, _) = access.flow,
            isLibraryContainer(type(of: part), file: part.fileIndex)
        else { return false }
        let calls = uses[access.site.fileIndex].calls
        return calls[calls.range(of: access.site.body, by: \.site.body)].contains { call in
            guard call.site.offset == access.site.offset, case .unresolved(let name) = call.callee else { return false }
            return index.linked.names.begins(name, withWordOf: RegistryWords.registering)
        }
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

    /// Whether a generic property wrapper asks a resolver that what it reaches has for what it wraps, as it would ask a global
    /// one: `value = settings.resolver.resolve()`. O(calls of its code)
    func isAskedByWrapper(_ access: StaticAccess) -> Bool {
        guard case .member(.property(let part)?, _) = access.flow,
            isLocator(type(of: part)) || classification.resolver(type(of: part)) != nil, isWrapperCode(access.site)
        else { return false }
        let calls = uses[access.site.fileIndex].calls
        return calls[calls.range(of: access.site.body, by: \.site.body)].contains {
            $0.baseCarrier == .property(part) && $0.asked.isGenericProduct
        }
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
        guard case .member(_, let name) = access.flow else { return nil }
        let member = memberAsked(of: access)
        let product = member.map(type(ofMember:)) ?? .unknown
        if product.nominalHead != nil || product.head == .composition || product.head == .external {
            return qualifiedName(of: product, givenBy: member) ?? index.name(of: product)
        }
        // What a resolver is asked for, and how, is up to the context: that is not known.
        if product.isGenericProduct { return nil }
        let owner: String
        switch access.target {
        case .property(let id): owner = index.name(of: type(of: id))
        case .function(let id): owner = index.name(of: index.resultType(of: id))
        case .outside: return nil
        }
        return owner + "." + index.text(name)
    }

    /// The dependency that a registry is asked for by a static that it has for it: who goes that way asks the registry.
    ///
    ///     extension Registry { static var opener: Opening { shared.resolve() } }
    ///
    /// - Complexity: O(calls of the static's body)
    func typeAsked(byStatic target: AccessTarget) -> ResolvedType? {
        let (registry, given, file, body): (TypeID, ResolvedType, Int, Int32)
        switch target {
        case .property(let id) where fact(id).flags.contains(.isComputed):
            (registry, given, file, body) = (owner(of: id), type(of: id), id.fileIndex, fact(id).accessors)
        case .function(let id) where fact(id).parameters.isEmpty:
            (registry, given, file, body) = (owner(of: id), index.resultType(of: id), id.fileIndex, fact(id).body)
        case .property, .function, .outside: return nil
        }
        guard body >= 0, roles(of: registry).contains(.resolver), given.instance != registry,
            classification.isDependency(given)
        else { return nil }
        let calls = uses[file].calls
        let asks = calls[calls.range(of: body, by: \.site.body)].contains { call in
            guard case .function(let id) = call.callee, case let asked = owner(of: id), !asked.isNone else {
                return false
            }
            return index.isKind(registry, of: asked) && index.resultType(of: id).isGenericProduct
                && call.asked.removing(.optional) == given.removing(.optional)
        }
        return asks ? given : nil
    }

    /// What a library's container gives out by a member that the project adds to it, which is asking it by the project's name
    /// for that. What gives a value, nothing, or the container again tells it something.
    ///
    ///     extension Container { func makeAPI() -> any API { api() } }     // Container.shared.makeAPI()
    func typeAsked(byAddedMember access: StaticAccess, number: Int) -> ResolvedType? {
        guard case .member(let member?, _) = access.flow, !access.isMemberAssigned else { return nil }
        let product: ResolvedType
        switch member {
        case .property(let id):
            if wiring.isFactory(id) { return nil }
            product = type(of: id)
        case .function:
            let uses = uses[access.site.fileIndex]
            guard let call = uses.call(onAccess: Int32(number)).map({ uses.calls[Int($0)] }) else { return nil }
            switch call.flow {
            case .discarded, .written: return nil
            case .member, .argument, .stored, .assigned, .bound, .returned, .used: product = call.asked
            }
        }
        let isOfProject = product.nominalHead.map { index.types[$0.index].isDeclared } ?? (product.head == .composition)
        return isOfProject && product.wrappers.isSubset(of: .optional) && classification.isDependency(product)
            ? product : nil
    }

    /// The type of what a global container is asked for, `dependency`, where that is known.
    func typeAsked(of access: StaticAccess, for dependency: String, number: Int) -> ResolvedType {
        if let asked = typeAsked(byStatic: access.target) { return asked }
        let uses = uses[access.site.fileIndex]
        if let lookup = uses.wiring.lookup(ofAccess: number) { return product(of: lookup) }
        // What a registry has is asked for something in its turn: `Services.pages.makePage()`.
        if case .property(let id) = access.target, isItself(access, dependency) { return type(of: id) }
        if let call = uses.call(onAccess: Int32(number)), case let asked = uses.calls[Int(call)].asked, !asked.isUnknown
        {
            return asked
        }
        return memberAsked(of: access).map(type(ofMember:)) ?? .unknown
    }

    /// The name of a package's type with its module, where a property writes it so: `MarketKit.Kit` and
    /// `TronKit.Kit` are two.
    private func qualifiedName(of type: ResolvedType, givenBy member: MemberID?) -> String? {
        guard index.outsideName(of: type) != nil, case .property(let id)? = member, !fact(id).type.isNone else {
            return nil
        }
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

    /// Whether a static gives out a container or resolver, and it is not known what that is asked for.
    func isAskedForUnknown(_ access: StaticAccess, number: Int) -> Bool {
        isLibraryContainer(access)
            ? uses[access.site.fileIndex].wiring.lookup(ofAccess: number) == nil
                && typeAsked(byAddedMember: access, number: number) == nil
            : isLocator(access.target) && asked(access, number: number) == nil
    }

    /// Whether a type only keeps a library's container for later: `private let container = Container.shared`, or one that
    /// the project keeps in a static.
    func isKeepingLibraryContainer(_ access: StaticAccess) -> Bool {
        guard !index.enclosingType(of: access.site).isNone, isLibraryContainer(access) else { return false }
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
        let name = genericAlias(askedBy: call) ?? index.name(of: type)
        return name.isEmpty || type.isGenericProduct ? nil : name
    }
}

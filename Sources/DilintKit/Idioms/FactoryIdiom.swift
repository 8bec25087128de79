import SwiftFacts

/// Factory 1, 2 and 3: registrations are properties of containers, asked for by calling them or by key path.
struct FactoryIdiom: Idiom {
    static let library = "Factory"
    static let modules = ["Factory", "FactoryKit"]
    static let deferredTypes = ["Factory", "LazyInjected", "WeakLazyInjected"]

    let containers: FewNames
    let containerBases: FewNames
    let keyPathRoots: [NameID: NameID]
    private let containerProtocols: FewNames
    private let factories: FewNames
    private let resolving: FewNames
    private let register: NameID
    private let promised: NameID
    private let resetting: FewNames
    private let lasting: FewNames
    private let brief: FewNames
    private let scopes: FewNames
    private let scope: NameID
    private let containerName: NameID
    private let resolvers: FewNames
    private let eagerWrappers: FewNames
    private let lazyWrappers: FewNames
    private let hasOwnDefault: Bool

    init(_ names: IdiomNames) {
        containers = names.ids("Container SharedContainer ManagedContainer")
        containerBases = names.ids("SharedContainer AutoRegistering")
        containerProtocols = names.ids("SharedContainer ManagedContainer")
        factories = names.ids("Factory ParameterFactory")
        resolving = names.ids("callAsFunction resolve")
        register = names.id("register")
        promised = names.id("promised")
        resetting = names.ids("reset push pop")
        lasting = names.ids("singleton cached")
        brief = names.ids("graph unique")
        scopes = names.ids("singleton cached shared graph unique")
        scope = names.id("scope")
        containerName = names.id("Container")
        resolvers = names.ids("resolve dependency")
        eagerWrappers = names.ids("Injected InjectedObject InjectedObservable")
        lazyWrappers = names.ids("LazyInjected WeakLazyInjected DynamicInjected")
        let told = eagerWrappers.union(lazyWrappers)
        keyPathRoots = Dictionary(uniqueKeysWithValues: told.map { [containerName] in ($0, containerName) })
        hasOwnDefault = names.isMentioned("defaultScope")
    }

    // MARK: Calls

    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        if let id = body.propertyAtHand, isFactory(id, in: body.index) {
            readMaker(row, of: id, in: body, into: &wiring)
        }
        if let product = product(ofMakingCall: row, in: body) {
            return readMakingCall(row, of: product, in: body, into: &wiring)
        }
        if readOverride(row, in: body, into: &wiring) { return }
        guard let callee = factoryCallee(of: row, in: body) else { return readFunction(row, in: body, into: &wiring) }
        guard let id = member(body.values[callee].origin, in: body), isFactory(id, in: body.index) else { return }
        var access: Int32 = -1
        if case .access(let number) = body.values[callee].origin {
            access = number
        } else if body.rows[callee].kind == .member {
            access = body.baseAccess(ofCallee: callee)
        }
        add(
            id, body.arguments(of: row).count, body.wiringSite(row), body.typeRow, body.nameOffset(ofRow: callee),
            access, body.index, &wiring)
    }

    /// What the factory gives out that a call of a function of the project returns:
    /// `extension Container { func detail(of item: Item) -> Factory<DetailModel> { … } }`.
    private func product(ofMakingCall row: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        guard case .call(let number) = body.values[row].origin,
            case .function(let id) = body.uses.calls[Int(number)].callee
        else { return nil }
        let facts = body.index.files[id.fileIndex]
        let fact = facts.functions[id.index]
        let result = body.index.resultType(of: id)
        guard fact.owner >= 0, isFactory(written: fact.result, resolved: result, facts) else { return nil }
        let type = product(
            writtenIn: fact.result, in: TypeScope(file: id.fileIndex, type: fact.owner, generics: fact.generics),
            body.index)
        return type.isUnknown || type.isGenericProduct ? nil : type
    }

    /// `Container.shared.detail(of: item)()`: no key says what is asked for.
    private func readMakingCall(
        _ row: Int, of product: ResolvedType, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        guard let callee = body.calleeRow(of: row) else { return }
        let access = body.baseAccess(ofCallee: callee)
        guard access >= 0 else { return }
        var lookup = Lookup(
            key: nil, product: product, argumentCount: body.arguments(of: row).count, site: body.wiringSite(row),
            typeRow: body.typeRow, keyOffset: body.nameOffset(ofRow: callee))
        lookup.baseAccess = access
        wiring.add(lookup)
    }

    /// `container.api.register { Mock() }`, in short `container.api { Mock() }`, and what makes a container forget it.
    private func readOverride(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) -> Bool {
        guard let callee = body.calleeRow(of: row) else { return false }
        let called = body.rows[callee].name
        if body.rows[callee].kind == .member, resetting.contains(called) {
            wiring.resets.append(body.wiringSite(row))
            return true
        }
        var factory = callee
        if called == register, body.rows[callee].kind == .member {
            factory = body.link(of: callee)
        }
        guard factory >= 0, let id = member(body.values[factory].origin, in: body), isFactory(id, in: body.index),
            let last = body.arguments(of: row).last, let closure = body.closure(last)
        else { return false }
        var registration = registration(id, in: body.index)
        registration.site = body.wiringSite(row)
        registration.typeRow = body.typeRow
        registration.keyOffset = body.nameOffset(ofRow: factory)
        registration.receiver = body.receiver(ofCallee: factory)
        registration.frame = body.frame(around: row)
        registration.implementation = body.product(ofClosure: closure).implementation
        wiring.addOverride(registration)
        return true
    }

    /// `extension SharedContainer { var api: Factory<API> { … } }`
    func protocols(of type: NameID) -> FewNames { type == containerName ? containerProtocols : [] }

    func resultType(ofCall call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        let asked =
            if let callee = factoryCallee(of: call, in: body) {
                member(body.values[callee].origin, in: body)
            } else {
                keyPath(toldTo: call, in: body).flatMap {
                    property(ofKeyPath: $0, in: body.rows, seenFrom: body.file, body.index)
                }
            }
        guard let id = asked, isFactory(id, in: body.index) else { return nil }
        let type = product(of: id, in: body.index)
        return type.isUnknown ? nil : type
    }

    /// The row that names the factory which a call asks: `x()`, `x.resolve()`, `x.callAsFunction()`.
    private func factoryCallee(of row: Int, in body: borrowing BodyResolver) -> Int? {
        guard let callee = body.calleeRow(of: row) else { return nil }
        if member(body.values[callee].origin, in: body) != nil { return callee }
        guard body.rows[callee].kind == .member, resolving.contains(body.rows[callee].name) else { return nil }
        let link = body.link(of: callee)
        guard link >= 0, member(body.values[link].origin, in: body) != nil else { return nil }
        return link
    }

    private func member(_ origin: Value.Origin, in body: borrowing BodyResolver) -> PropertyID? {
        switch origin {
        case .carrier(.property(let id), _): return id
        case .access(let number):
            if case .property(let id) = body.uses.accesses[Int(number)].target { return id }
            return nil
        default: return nil
        }
    }

    /// `resolve(\.api)`, `dependency(\.api)`.
    private func readFunction(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let callee = body.calleeRow(of: row), let path = keyPath(toldTo: row, in: body),
            let id = property(ofKeyPath: path, in: body.rows, seenFrom: body.file, body.index)
        else { return }
        add(
            id, body.arguments(of: row).count - 1, body.wiringSite(row), body.typeRow, body.rows.offset(of: path),
            body.baseAccess(ofCallee: callee), body.index, &wiring)
    }

    /// The key path that a call of a resolving function says what is asked for by.
    private func keyPath(toldTo row: Int, in body: borrowing BodyResolver) -> Int? {
        guard let callee = body.calleeRow(of: row), resolvers.contains(body.rows[callee].name),
            let path = body.arguments(of: row).first, path.operand >= 0, body.rows[path.operand].kind == .keyPath
        else { return nil }
        return path.operand
    }

    private func add(
        _ id: PropertyID, _ arguments: Int, _ site: Site, _ typeRow: Int32, _ offset: UInt32, _ access: Int32,
        _ index: ProjectIndex, _ wiring: inout FileWiring
    ) {
        var lookup = Lookup(
            key: .member(id), product: product(of: id, in: index), argumentCount: arguments, site: site,
            typeRow: typeRow, keyOffset: offset)
        lookup.baseAccess = access
        wiring.add(lookup)
    }

    /// The container's property that a key path names.
    private func property(
        ofKeyPath path: Int, in rows: ExpressionView, seenFrom file: Int, _ index: ProjectIndex
    ) -> PropertyID? {
        guard
            let member = rows.indices.dropFirst(path + 1).first(where: {
                rows[$0].kind == .member && rows.link(of: $0) == path
            })
        else { return nil }
        let name = rows[member].name
        let root = rows[path].name
        if !root.isNone {
            let type = index.topLevelType(root, seenFrom: file) ?? index.onlyTopLevelType(root, withProperty: name)
            return type.flatMap { index.property(name, of: $0, seenFrom: file) }
        }
        for container in [containerName] + containers.sorted() {
            guard let type = index.topLevelType(container), let id = index.property(name, of: type, seenFrom: file)
            else { continue }
            return id
        }
        return nil
    }

    /// Factory 1: `@Injected(Container.api)`.
    private func staticFactory(
        in rows: ExpressionView, seenFrom file: Int, _ index: ProjectIndex
    ) -> PropertyID? {
        guard let member = rows.indices.first(where: { rows[$0].kind == .member }) else { return nil }
        let container = rows.link(of: member)
        guard container >= 0, rows[container].kind == .name,
            let type = index.topLevelType(rows[container].name, seenFrom: file)
        else { return nil }
        return index.property(rows[member].name, of: type, seenFrom: file)
            .flatMap { isFactory($0, in: index) ? $0 : nil }
    }

    // MARK: Declarations

    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() {
            let id = PropertyID(file: file, row: row)
            if isFactory(id, in: index), fact.owner >= 0 || fact.flags.contains(.isStatic) {
                if wiring.registration(ofMember: id) == nil { wiring.add(registration(id, in: index)) }
            }
            for number in fact.attributes { readWrapper(facts.attributes[Int(number)], of: id, fact, index, &wiring) }
        }
    }

    /// Whether a property holds a factory of the library.
    private func isFactory(_ id: PropertyID, in index: ProjectIndex) -> Bool {
        let fact = index.fact(id)
        if fact.type.isNone {
            return index.outsideName(of: index.type(of: id)).map { factories.contains($0) } ?? false
        }
        return isFactory(written: fact.type, resolved: index.type(of: id), index.files[id.fileIndex])
    }

    private func isFactory(written: TypeReference, resolved: ResolvedType, _ facts: LinkedFile) -> Bool {
        guard !written.isNone else { return false }
        let node = facts.typeNodes[Int(written.rawValue)]
        guard node.kind == .named || node.kind == .member, factories.contains(node.name) else { return false }
        return resolved.head == .external || resolved.nominalHead != nil || resolved.head == .composition
    }

    /// The type that a factory property gives out.
    private func product(of id: PropertyID, in index: ProjectIndex) -> ResolvedType {
        let fact = index.fact(id)
        return product(writtenIn: fact.type, in: TypeScope(file: id.fileIndex, type: fact.owner), index)
    }

    /// The last of a factory's generic arguments: `ParameterFactory<Int, API>`.
    private func product(
        writtenIn factory: TypeReference, in scope: TypeScope, _ index: ProjectIndex
    ) -> ResolvedType {
        guard !factory.isNone else { return .unknown }
        let nodes = index.files[scope.file].typeNodes
        var argument = nodes[Int(factory.rawValue)].firstChild
        while !argument.isNone, !nodes[Int(argument.rawValue)].nextSibling.isNone {
            argument = nodes[Int(argument.rawValue)].nextSibling
        }
        return index.resolve(argument, in: scope)
    }

    private func registration(_ id: PropertyID, in index: ProjectIndex) -> Registration {
        let fact = index.fact(id)
        var registration = Registration(
            key: .member(id), product: product(of: id, in: index),
            site: Site(
                file: id.file, body: fact.accessors >= 0 ? fact.accessors : fact.initialValue, row: 0,
                offset: fact.nameOffset, condition: fact.condition, closureDepth: 0),
            typeRow: fact.owner, keyOffset: fact.nameOffset)
        registration.lifetime = hasOwnDefault ? .between : .brief
        return registration
    }

    /// `self { … }`, `Factory(self) { … }`, `Factory<T>(scope: .singleton) { … }`, and what follows them.
    private func readMaker(
        _ row: Int, of id: PropertyID, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        let callee = body.link(of: row)
        guard callee >= 0, body.surroundings[row].depth == 0 else { return }
        if body.rows[callee].name == promised, body.rows[callee].kind == .name || body.operandIsSelf(ofCallee: callee) {
            var registration = registration(id, in: body.index)
            registration.promise = .override
            return wiring.add(registration)
        }
        guard isMaker(callee, in: body) else { return }
        let arguments = body.arguments(of: row)
        guard let last = arguments.last, let closure = body.closure(last) else { return }
        let number = wiring.registration(ofMember: id)
        var registration = number.map { wiring.registrations[$0] } ?? self.registration(id, in: body.index)
        registration.producing.append(body.producingCode(ofClosure: closure))
        if registration.implementation == nil {
            let made = body.product(ofClosure: closure)
            registration.implementation = made.implementation
            registration.givesOutWhatExists = body.givesOutWhatExists(ofClosure: closure)
            if registration.product.isUnknown {
                registration.product = writtenProduct(callee, in: body) ?? made.asked.type
            }
        }
        if let given = arguments.first(where: { $0.label == scope }), given.final >= 0 {
            registration.lifetime = lifetime(body.rows[given.final].name)
        }
        for (modifier, call) in body.chain(after: row) {
            if modifier == scope, call >= 0, let given = body.arguments(of: call).first, given.final >= 0 {
                registration.lifetime = lifetime(body.rows[given.final].name)
            } else if scopes.contains(modifier) {
                registration.lifetime = lifetime(modifier)
            }
        }
        if let number { wiring.update(number) { $0 = registration } } else { wiring.add(registration) }
    }

    func producedType(by closure: ClosureArgument, in body: borrowing BodyResolver) -> ResolvedType? {
        guard let id = body.propertyAtHand, isFactory(id, in: body.index), body.closure(around: closure.call) < 0,
            case let callee = body.link(of: closure.call), callee >= 0, isMaker(callee, in: body)
        else { return nil }
        let product = product(of: id, in: body.index)
        return product.isUnknown ? writtenProduct(callee, in: body) : product
    }

    /// Factory 1: `Factory<API> { … }`, `ParameterFactory<Int, API> { … }`.
    private func writtenProduct(_ callee: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        guard var argument = body.genericArguments(of: callee) else { return nil }
        let nodes = body.facts.typeNodes
        while !nodes[Int(argument.rawValue)].nextSibling.isNone { argument = nodes[Int(argument.rawValue)].nextSibling }
        return body.index.resolve(argument, in: body.context.typeScope)
    }

    private func isMaker(_ callee: Int, in body: borrowing BodyResolver) -> Bool {
        switch body.rows[callee].kind {
        case .selfReference, .implicitMember: return true
        case .name: return factories.contains(body.rows[callee].name)
        case .member:
            if factories.contains(body.rows[callee].name) { return true }
            let isConstructed = body.index.text(body.rows[callee].name) == "init"
            return isConstructed && body.rows[Int(body.tree[callee].root)].kind == .selfReference
        default: return false
        }
    }

    private func lifetime(_ name: NameID) -> Lifetime {
        lasting.contains(name) ? .lasting : brief.contains(name) ? .brief : .between
    }

    /// `@Injected(\.api) var api`.
    private func readWrapper(
        _ attribute: AttributeFact, of id: PropertyID, _ fact: PropertyFact, _ index: ProjectIndex,
        _ wiring: inout FileWiring
    ) {
        let isLazy = lazyWrappers.contains(attribute.name)
        guard isLazy || eagerWrappers.contains(attribute.name), attribute.body >= 0 else { return }
        let key = factory(toldTo: attribute, file: id.fileIndex, in: index)
        let written = index.type(of: id)
        var lookup = Lookup(
            key: key.map { .member($0) },
            product: written.isUnknown ? key.map { product(of: $0, in: index) } ?? .unknown : written,
            site: .wrapper(attribute, fact, file: id.fileIndex), typeRow: fact.owner,
            keyOffset: fact.type.isNone ? attribute.offset : index.nameOffset(of: fact.type, file: id.fileIndex))
        lookup.isDeferred = isLazy
        lookup.property = id
        wiring.add(lookup)
    }

    func wrappedType(_ attribute: AttributeFact, of property: PropertyID, in index: ProjectIndex) -> ResolvedType? {
        guard eagerWrappers.contains(attribute.name) || lazyWrappers.contains(attribute.name), attribute.body >= 0
        else { return nil }
        return factory(toldTo: attribute, file: property.fileIndex, in: index).map { product(of: $0, in: index) }
    }

    /// The container's member that a wrapper gives out.
    private func factory(toldTo attribute: AttributeFact, file: Int, in index: ProjectIndex) -> PropertyID? {
        let range = index.files[file].bodies[Int(attribute.body)].rows
        return index.files[file].expressions.withUnsafeRows(range) { rows in
            guard let path = rows.indices.first(where: { rows[$0].kind == .keyPath }) else {
                return staticFactory(in: rows, seenFrom: file, index)
            }
            return property(ofKeyPath: path, in: rows, seenFrom: file, index)
        }
    }
}

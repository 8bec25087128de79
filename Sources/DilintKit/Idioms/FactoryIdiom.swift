import SwiftFacts

/// Factory 1, 2 and 3: registrations are properties of containers, asked for by calling them or by key path.
struct FactoryIdiom: Idiom {
    static let library = "Factory"
    static let modules = ["Factory", "FactoryKit"]
    static let tellsParameters = true
    static let deferredTypes = ["Factory", "LazyInjected", "WeakLazyInjected"]

    let containers: FewNames
    let managers: FewNames
    let containerBases: FewNames
    let keyPathRoots: [NameID: NameID]
    let containerProtocols: FewNames
    let factories: FewNames
    private let resolving: FewNames
    private let register: NameID
    private let promised: NameID
    private let resetting: FewNames
    private let lasting: FewNames
    private let brief: FewNames
    private let scopes: FewNames
    private let scope: NameID
    private let scopeName: NameID
    let containerName: NameID
    private let resolvers: FewNames
    /// Those, and wrappers that ask when they are made.
    private let askers: FewNames
    let eagerWrappers: FewNames
    let lazyWrappers: FewNames
    let containerWrapper: NameID
    private let with: NameID
    private let told: FewNames
    let hasOwnDefault: Bool

    init(_ names: IdiomNames) {
        containers = names.ids("Container SharedContainer ManagedContainer")
        managers = names.ids("ContainerManager")
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
        scopeName = names.id("Scope")
        containerName = names.id("Container")
        resolvers = names.ids("resolve dependency")
        eagerWrappers = names.ids("Injected InjectedObject InjectedObservable")
        lazyWrappers = names.ids("LazyInjected WeakLazyInjected DynamicInjected")
        askers = resolvers.union(eagerWrappers)
        containerWrapper = names.id("InjectedContainer")
        with = names.id("with")
        told = names.ids("register onDebug onDevice onSimulator onArg onArgs context")
        let wrappers = eagerWrappers.union(lazyWrappers)
        keyPathRoots = Dictionary(uniqueKeysWithValues: wrappers.map { [containerName] in ($0, containerName) })
        hasOwnDefault = names.isMentioned("defaultScope")
    }

    // MARK: Calls

    /// A factory that is named without being asked may be told elsewhere what it gives out: `fill(container.api)`,
    /// `let key = \Container.api`.
    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard body.attributeAtHand == nil else { return }
        for row in body.rows.indices where body.tree[row].appliedBy < 0 {
            let name =
                if let id = member(body.values[row].origin, in: body) {
                    isFactory(id, in: body.index) ? body.rows[row].name : NameID.none
                } else {
                    nameOfUnknown(row, in: body)
                }
            if !name.isNone, !isToldToAsk(row, in: body) { wiring.toldNames.insert(name) }
        }
    }

    /// The member that a key path names of what is not known: `tell(\.api)`.
    private func nameOfUnknown(_ row: Int, in body: borrowing BodyResolver) -> NameID {
        guard body.rows[row].kind == .member, body.rows[body.link(of: row)].kind == .keyPath else { return .none }
        return body.rows[row].name
    }

    /// Whether what a row names is what a function or wrapper is told to ask for: `resolve(\.api)`.
    private func isToldToAsk(_ row: Int, in body: borrowing BodyResolver) -> Bool {
        let argument = body.link(of: Int(body.tree[row].root))
        guard argument >= 0, body.rows[argument].kind == .argument, case let call = body.link(of: argument), call >= 0,
            body.rows[call].kind == .call, let callee = body.calleeRow(of: call)
        else { return false }
        return askers.contains(body.rows[callee].name) || lazyWrappers.contains(body.rows[callee].name)
    }

    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        if body.rows[row].flags.contains(.isAttribute) { return readLocalWrapper(row, in: body, into: &wiring) }
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
        let isTold = body.rows[callee].kind == .member && told.contains(called)
        if isTold { factory = body.link(of: callee) }
        guard factory >= 0 else { return false }
        let last = body.arguments(of: row).last
        let closure = last.flatMap { body.closure($0) }
        guard let id = member(body.values[factory].origin, in: body) else {
            // Of a container that is not known: `containers.forEach { $0.api.register { LiveAPI() } }`.
            if isTold || closure != nil, body.rows[factory].kind == .member {
                wiring.toldNames.insert(body.rows[factory].name)
            }
            return false
        }
        guard isFactory(id, in: body.index), last != nil else { return false }
        guard let closure, !isTold || called == register else {
            if isTold { wiring.toldNames.insert(body.index.fact(id).name) }
            return false
        }
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

    /// `container.with { $0.api.register { LiveAPI() } }`
    func parameterType(_ position: Int, ofClosureFor call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        guard position == 0, let callee = body.calleeRow(of: call), body.rows[callee].name == with,
            body.standing(ofCallee: callee, among: containers) == .known
        else { return nil }
        return body.operand(callee).type
    }

    func isScope(_ name: NameID, of type: NameID) -> Bool { type == scopeName && scopes.contains(name) }

    /// `extension SharedContainer { var api: Factory<API> { … } }`
    func protocols(of type: NameID) -> FewNames { type == containerName ? containerProtocols : [] }

    func resultType(ofCall call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        let asked =
            if let callee = factoryCallee(of: call, in: body) {
                member(body.values[callee].origin, in: body)
            } else {
                keyPath(toldTo: call, of: resolvers, in: body).flatMap {
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

    /// `@Injected(\.api) var api` in a function. One that asks later may never do so.
    private func readLocalWrapper(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard body.attributeAtHand == nil, let callee = body.calleeRow(of: row),
            eagerWrappers.contains(body.rows[callee].name),
            let path = keyPath(toldTo: row, of: eagerWrappers, in: body),
            let id = property(ofKeyPath: path, in: body.rows, seenFrom: body.file, body.index),
            isFactory(id, in: body.index)
        else { return }
        var site = body.wiringSite(row)
        // Where the attribute begins.
        site.local.offset = body.rows.offset(of: callee) - 1
        var lookup = Lookup(
            key: .member(id), product: product(of: id, in: body.index), site: site, typeRow: body.typeRow,
            keyOffset: body.rows.offset(of: path))
        lookup.isLocalWrapper = true
        wiring.add(lookup)
    }

    /// `resolve(\.api)`, `dependency(\.api)`, `Injected(\.api)`.
    private func readFunction(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let callee = body.calleeRow(of: row),
            let path = keyPath(toldTo: row, of: askers, in: body),
            let id = property(ofKeyPath: path, in: body.rows, seenFrom: body.file, body.index)
        else { return }
        add(
            id, body.arguments(of: row).count - 1, body.wiringSite(row), body.typeRow, body.rows.offset(of: path),
            body.baseAccess(ofCallee: callee), body.index, &wiring)
        // `_api = Injected(\.api)` fills a property.
        if eagerWrappers.contains(body.rows[callee].name), body.tree[row].appliedBy < 0 { wiring.noteLocalWrapper() }
    }

    /// The key path that a call says what is asked for by.
    ///
    /// - Parameter names: Functions that ask, or wrappers that do when they are made.
    private func keyPath(toldTo row: Int, of names: FewNames, in body: borrowing BodyResolver) -> Int? {
        guard let callee = body.calleeRow(of: row), names.contains(body.rows[callee].name),
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

    // MARK: Makers

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
}

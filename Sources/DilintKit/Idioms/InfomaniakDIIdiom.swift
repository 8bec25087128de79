import SwiftFacts

/// InfomaniakDI: factories of a type that one resolver is told, be it in lists, and keeps what they made; wrappers ask it.
///
///     Factory(type: TideReading.self) { _, resolver in
///         try LiveTides(log: resolver.resolve(
///             type: LogBook.self, forCustomTypeIdentifier: nil, factoryParameters: nil, resolver: resolver))
///     }
struct InfomaniakDIIdiom: Idiom {
    static let library = "InfomaniakDI"
    static let modules = ["InfomaniakDI"]
    static let isAskedByType = true
    static let tellsParameters = true
    static let keyLabels = ["customTypeIdentifier", "forCustomTypeIdentifier"]
    static let deferredTypes = ["LazyInjectService"]

    let containers: FewNames
    private let factoryName: NameID
    private let type: NameID
    private let factory: NameID
    private let store: NameID
    private let resolve: NameID
    private let identifier: NameID
    private let identifierAsked: NameID
    private let parameters: NameID
    private let container: NameID
    private let usualReceivers: FewNames
    private let reset: NameID
    private let wrappers: FewNames
    private let lazyWrapper: NameID

    init(_ names: IdiomNames) {
        containers = names.ids("SimpleResolver SimpleResolvable SimpleStorable")
        factoryName = names.id("Factory")
        type = names.id("type")
        factory = names.id("factory")
        store = names.id("store")
        resolve = names.id("resolve")
        identifier = names.id("forCustomTypeIdentifier")
        identifierAsked = names.id("customTypeIdentifier")
        parameters = names.id("factoryParameters")
        container = names.id("container")
        usualReceivers = names.ids("resolver")
        reset = names.id("removeAll")
        wrappers = names.ids("InjectService LazyInjectService")
        lazyWrapper = names.id("LazyInjectService")
    }

    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let callee = body.calleeRow(of: row) else { return }
        let called = body.rows[callee].name
        if isFactory(callee, in: body) {
            readRegistration(row, callee, in: body, into: &wiring)
        } else if called == resolve {
            readLookup(row, callee, in: body, into: &wiring)
        } else if wrappers.contains(called), !body.rows[row].flags.contains(.isAttribute) {
            readWrapperMade(row, callee, in: body, into: &wiring)
        } else if called == reset, body.standing(ofCallee: callee, among: containers) == .known {
            wiring.resets.append(body.wiringSite(row))
        }
    }

    /// A closure is handed parameters and the resolver that asks for what it makes.
    func parameterType(_ position: Int, ofClosureFor call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        guard position == 1, let callee = body.calleeRow(of: call), isFactory(callee, in: body),
            let resolver = containers.sorted().first
        else { return nil }
        return ResolvedType(.external, id: resolver.rawValue)
    }

    // MARK: Registrations

    /// Whether a call makes a factory of the library; the project's own `Factory` is none.
    private func isFactory(_ callee: Int, in body: borrowing BodyResolver) -> Bool {
        body.rows[callee].name == factoryName && body.madeContainer(callee) != nil
    }

    private func readRegistration(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        let given = body.arguments(of: row)
        guard given.count == 2, given[0].label == type, let closure = body.closure(given[1]) else { return }
        let made = body.product(ofClosure: closure)
        guard let asked = body.askedType(given[0], madeAs: made.asked) else { return }
        var registration = Registration(
            key: body.key(asked, keyName(ofFactory: row, in: body)), product: asked.type, site: body.wiringSite(row),
            typeRow: body.typeRow, keyOffset: asked.offset)
        registration.implementation = made.implementation
        registration.isMadeOutside = body.isMadeOutside(given[1])
        registration.givesOutWhatExists = body.givesOutWhatExists(ofClosure: closure)
        registration.producing = [body.producingCode(ofClosure: closure)]
        registration.frame = body.frame(around: row)
        // Two of one key in a list of them are one too many, whatever resolver the list is told to.
        registration.receiver = .selfInstance
        registration.lifetime = .lasting
        wiring.add(registration)
    }

    /// The name that the resolver is told with a factory: none in a list of factories alone.
    private func keyName(ofFactory row: Int, in body: borrowing BodyResolver) -> KeyName {
        let binding = body.link(of: Int(body.tree[row].root))
        guard binding >= 0, body.rows[binding].kind == .binding else { return keyName(ofOperand: row, in: body) }
        var found: KeyName?
        for other in body.rows.indices.dropFirst(row).prefix(Self.rowsInView)
        where body.rows[other].kind == .name && body.rows[other].name == body.rows[binding].name {
            let name = keyName(ofOperand: other, in: body)
            guard found == nil || found == name else { return .unknown }
            found = name
        }
        return found ?? .unknown
    }

    /// Far above what people write in one function; each factory that is given a name looks for it.
    private static let rowsInView = 4096

    /// The name beside a factory: `store(factory: f, forCustomTypeIdentifier: "a")`, `(f, "a")`.
    private func keyName(ofOperand row: Int, in body: borrowing BodyResolver) -> KeyName {
        let place = body.link(of: Int(body.tree[row].root))
        guard place >= 0, body.tree.final(row) == row else { return .unknown }
        switch body.rows[place].kind {
        case .collection: return .none
        case .argument where body.rows[place].name == factory:
            let call = body.link(of: place)
            guard let callee = body.calleeRow(of: call), body.rows[callee].name == store else { return .unknown }
            return body.keyName(among: body.arguments(of: call), label: identifier)
        case .group where body.rows[place].flags.contains(.isTuple):
            let beside = body.tree.parts(of: place).filter { $0 != Int(body.tree[row].root) }
            guard beside.count == 1 else { return .unknown }
            return body.index.keyName(in: body.rows, operand: beside[0], final: body.tree.final(beside[0]))
        default: return .unknown
        }
    }

    // MARK: Lookups

    private func readLookup(_ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        let standing = body.standing(ofCallee: callee, among: containers)
        guard standing == .known || (standing == .unknown && body.isNamed(receiverOf: callee, among: usualReceivers))
        else { return }
        let given = body.arguments(of: row)
        guard let first = given.first, first.label == type, let asked = body.askedType(first), !asked.type.isUnknown
        else { return }
        var lookup = Lookup(
            key: body.key(asked, body.keyName(among: given, label: identifier)), product: asked.type,
            argumentCount: given.contains { $0.label == parameters && body.keyName($0) != .none } ? 1 : 0,
            site: body.wiringSite(row), typeRow: body.typeRow, keyOffset: asked.offset)
        lookup.writtenAs = asked.writtenAs
        // What throws in a factory stops the program in the wrapper that asked for it.
        lookup.isDemanded =
            body.rows[Int(body.tree[row].root)].flags.contains(.isForced) || isInFactory(row, in: body)
        lookup.isKnownReceiver = standing == .known
        lookup.baseAccess = body.baseAccess(ofCallee: callee)
        lookup.receiver = .selfInstance
        wiring.add(lookup)
    }

    /// Whether code stands in the closure of a factory.
    private func isInFactory(_ row: Int, in body: borrowing BodyResolver) -> Bool {
        let closure = Int(body.closure(around: row))
        guard closure >= 0 else { return false }
        let argument = body.link(of: closure)
        guard argument >= 0, body.rows[argument].kind == .argument,
            let callee = body.calleeRow(of: body.link(of: argument))
        else { return false }
        return isFactory(callee, in: body)
    }

    /// `@InjectService var tides: TideReading` in a function.
    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring) {
        let local = body.uses.localWrappers.view
        for wrapper in local.reversed().prefix(while: { Int($0.site.body) == body.context.body })
        where wrappers.contains(wrapper.name) && !wrapper.product.isUnknown {
            let asked = AskedType(type: wrapper.product, offset: wrapper.site.offset)
            var lookup = lookup(
                of: asked, byWrapper: wrapper.name, madeAt: Int(wrapper.site.row) - body.tree.base, in: body)
            lookup.site.local.offset = wrapper.site.offset
            lookup.isDemanded = lookup.isDemanded && isWhole(wrapper.product, in: body)
            lookup.isLocalWrapper = true
            wiring.add(lookup)
        }
    }

    /// Whether a type is a key as it stands: it has no arguments that say more.
    private func isWhole(_ type: ResolvedType, in body: borrowing BodyResolver) -> Bool {
        !(type.nominalHead.map(body.index.isGeneric) ?? false)
    }

    /// `InjectService<TideReading>().wrappedValue`
    private func readWrapperMade(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        guard body.madeContainer(callee) != nil, body.genericArguments(of: callee) != nil,
            let asked = body.inferredType(ofCall: row)
        else { return }
        wiring.add(lookup(of: asked, byWrapper: body.rows[callee].name, madeAt: row, in: body))
    }

    /// What a wrapper asks for that code makes. Another resolver may know what this one does not.
    private func lookup(
        of asked: AskedType, byWrapper wrapper: NameID, madeAt row: Int, in body: borrowing BodyResolver
    ) -> Lookup {
        let given = body.arguments(of: row)
        var lookup = Lookup(
            key: body.key(asked, body.keyName(among: given, label: identifierAsked)), product: asked.type,
            argumentCount: given.contains { $0.label == parameters } ? 1 : 0, site: body.wiringSite(row),
            typeRow: body.typeRow, keyOffset: asked.offset)
        lookup.writtenAs = asked.writtenAs
        lookup.isDemanded = !asked.type.wrappers.contains(.optional) && !given.contains { $0.label == container }
        lookup.isDeferred = wrapper == lazyWrapper
        return lookup
    }

    /// `@InjectService var tides: TideReading`, `@LazyInjectService(customTypeIdentifier: "red") var light: Light`.
    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() where !fact.attributes.isEmpty && !fact.type.isNone {
            for number in fact.attributes where wrappers.contains(facts.attributes[Int(number)].name) {
                let attribute = facts.attributes[Int(number)]
                let id = PropertyID(file: file, row: row)
                var lookup = index.lookup(by: attribute, nameLabel: identifierAsked, for: id)
                lookup.isDeferred = attribute.name == lazyWrapper
                wiring.add(lookup)
            }
        }
    }
}

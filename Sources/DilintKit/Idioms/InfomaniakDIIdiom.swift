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
    private let initializer: NameID
    private let append: NameID
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
        initializer = names.id("init")
        append = names.id("append")
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
        if makesFactory(row, in: body) { return readRegistration(row, in: body, into: &wiring) }
        guard let callee = body.calleeRow(of: row) else { return }
        let called = body.rows[callee].name
        if called == resolve {
            readLookup(row, callee, in: body, into: &wiring)
        } else if wrappers.contains(called), !body.rows[row].flags.contains(.isAttribute) {
            readWrapperMade(row, callee, in: body, into: &wiring)
        } else if called == reset, body.standing(ofCallee: callee, among: containers) == .known {
            wiring.resets.append(body.wiringSite(row))
        }
    }

    /// A closure is handed parameters and the resolver that asks for what it makes.
    func parameterType(_ position: Int, ofClosureFor call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        guard position == 1, makesFactory(call, in: body), let resolver = containers.sorted().first
        else { return nil }
        return ResolvedType(.external, id: resolver.rawValue)
    }

    // MARK: Registrations

    /// Whether a call makes a factory of the library, by whatever name: `Factory`, `Factory.init`, `InfomaniakDI.Factory`, an
    /// alias, `.init`; the project's own `Factory` is none.
    private func makesFactory(_ call: Int, in body: borrowing BodyResolver) -> Bool {
        let callee = body.link(of: call)
        guard callee >= 0, callee < call else { return false }
        let fact = body.rows[callee]
        switch fact.kind {
        case .selfType: return !body.context.type.isNone && isFactory(.nominal(body.context.type, .metatype), in: body)
        case .implicitMember: return fact.name == initializer && isDemanded(call, in: body)
        case .member where fact.name == initializer: return isFactory(body.operand(callee).type, in: body)
        case .name, .member: return isFactory(body.values[callee].type, in: body)
        default: return false
        }
    }

    private func isFactory(_ type: ResolvedType, in body: borrowing BodyResolver) -> Bool {
        type.wrappers == .metatype && body.index.outsideName(of: type) == factoryName
    }

    /// Whether `.init(type: Chart.self) { … }` stands where a factory is asked for, or where nothing says what is.
    private func isDemanded(_ call: Int, in body: borrowing BodyResolver) -> Bool {
        let given = body.arguments(of: call)
        guard given.count == 2, given[0].label == type, body.metatypeArgument(given[0].row) != nil else { return false }
        var operand = Int(body.tree[call].root)
        if case let list = body.link(of: operand), list >= 0, body.rows[list].kind == .collection { operand = list }
        let expected = body.expectedType(operand)
        return expected.isUnknown || body.index.outsideName(of: expected) == factoryName
    }

    private func readRegistration(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        let given = body.arguments(of: row)
        let unknown = AskedType(type: .unknown, offset: body.rows.offset(of: row))
        let closure = given.last.flatMap { body.closure($0) }
        let made = closure.map { body.product(ofClosure: $0) }
        var asked = unknown
        // What another initializer registers, one that the project adds, is for that to say.
        if let first = given.first, given.count == 2, first.label == type {
            asked = body.askedType(first, madeAs: made?.asked ?? unknown) ?? body.toldType(first) ?? unknown
        }
        var registration = Registration(
            key: body.key(asked, keyName(ofFactory: row, in: body)), product: asked.type, site: body.wiringSite(row),
            typeRow: body.typeRow, keyOffset: asked.offset)
        if let closure {
            registration.implementation = made?.implementation
            registration.givesOutWhatExists = body.givesOutWhatExists(ofClosure: closure)
            registration.producing = [body.producingCode(ofClosure: closure)]
        }
        registration.frame = body.frame(around: row)
        (registration.receiver, registration.frame.list) = list(ofFactory: row, in: body)
        registration.lifetime = .lasting
        wiring.add(registration)
    }

    /// The name that the resolver is told with a factory: none in a list of factories alone.
    private func keyName(ofFactory row: Int, in body: borrowing BodyResolver) -> KeyName {
        guard let binding = binding(ofFactory: row, in: body) else { return keyName(ofOperand: row, in: body) }
        var found: KeyName?
        for other in mentions(of: binding, in: body) {
            let name = keyName(ofOperand: other, in: body)
            guard found == nil || found == name else { return .unknown }
            found = name
        }
        return found ?? .unknown
    }

    /// What gives a factory a name in the code around.
    private func binding(ofFactory row: Int, in body: borrowing BodyResolver) -> Int? {
        let binding = body.link(of: Int(body.tree[row].root))
        return binding >= 0 && body.rows[binding].kind == .binding ? binding : nil
    }

    private func mentions(of binding: Int, in body: borrowing BodyResolver) -> [Int] {
        let end = min(body.rows.count, binding + Self.rowsInView)
        return (binding..<end).filter {
            body.rows[$0].kind == .name && body.rows[$0].name == body.rows[binding].name
        }
    }

    /// Far above what people write in one function; each factory that is given a name looks for it.
    private static let rowsInView = 4096

    /// The name beside a factory: `store(factory: f, forCustomTypeIdentifier: "a")`, `(f, "a")`.
    private func keyName(ofOperand row: Int, in body: borrowing BodyResolver) -> KeyName {
        let place = body.link(of: Int(body.tree[row].root))
        guard place >= 0, body.tree.final(row) == row else { return .unknown }
        switch body.rows[place].kind {
        case .collection: return .none
        case .argument where isAppended(place, in: body): return .none
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

    // MARK: Lists

    /// The list that a factory stands in, or the resolver that is told it: two of one key there are one too many. Other
    /// lists may be told to other resolvers, or never.
    private func list(ofFactory row: Int, in body: borrowing BodyResolver) -> (Receiver, row: Int32) {
        guard let binding = binding(ofFactory: row, in: body) else { return list(ofOperand: row, in: body) }
        let mentions = mentions(of: binding, in: body)
        return mentions.count == 1 ? list(ofOperand: mentions[0], in: body) : (.unknown, -1)
    }

    private func list(ofOperand row: Int, in body: borrowing BodyResolver) -> (Receiver, row: Int32) {
        var row = row
        var place = body.link(of: Int(body.tree[row].root))
        while place >= 0, place < row, body.rows[place].kind == .group, body.tree.final(row) == row {
            (row, place) = (place, body.link(of: Int(body.tree[place].root)))
        }
        guard place >= 0, body.tree.final(row) == row else { return (.unknown, -1) }
        switch body.rows[place].kind {
        case .collection: return list(joining: place, in: body)
        case .argument:
            guard let callee = body.calleeRow(of: body.link(of: place)) else { return (.unknown, -1) }
            let isTold = isAppended(place, in: body) || body.rows[callee].name == store
            return (isTold ? body.receiver(ofCallee: callee) : .unknown, -1)
        default: return (.unknown, -1)
        }
    }

    /// The list that a literal is, or becomes a part of: `[a, b] + [c]`, `list += [c]`, `var list = [a]`.
    private func list(joining literal: Int, in body: borrowing BodyResolver) -> (Receiver, row: Int32) {
        let place = body.link(of: literal)
        let isBound = place >= 0 && body.rows[place].kind == .binding && !body.rows[place].flags.contains(.isPattern)
        if body.rows[literal].flags.contains(.isAlternative) || body.tree.final(literal) != literal {
            return (.selfInstance, Int32(literal))
        }
        if isBound { return (.local(body.rows[place].name), -1) }
        guard body.rows[literal].flags.contains(.isOperand) else { return (.selfInstance, Int32(literal)) }
        switch body.rows[place].kind {
        case .body, .scope, .closure:
            // Of several statements nothing says where one ends.
            if body.rows[place].flags.contains(.isSingleExpression) { return (.selfInstance, Int32(place)) }
            let before = literal - 1
            guard body.rows[before].kind == .name, body.rows[before].flags.contains(.isOperand),
                body.link(of: before) == place
            else { return (.unknown, -1) }
            return (.local(body.rows[before].name), -1)
        default: return (.selfInstance, Int32(place))
        }
    }

    /// Whether an argument is what a list is told last: `list.append(factory)`.
    private func isAppended(_ argument: Int, in body: borrowing BodyResolver) -> Bool {
        guard body.rows[argument].name.isNone, let callee = body.calleeRow(of: body.link(of: argument)) else {
            return false
        }
        return body.rows[callee].kind == .member && body.rows[callee].name == append
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
        return argument >= 0 && body.rows[argument].kind == .argument
            && makesFactory(body.link(of: argument), in: body)
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
                lookup.isAskedWhenRead = lookup.isDeferred
                wiring.add(lookup)
            }
        }
    }
}

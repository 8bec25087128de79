import SwiftFacts

/// Dip: keys are the types that closures return, tags and arguments; `$0`, `$1`, … are wired by their types.
struct DipIdiom: Idiom {
    static let library = "Dip"
    static let modules = ["Dip", "DipUI"]
    static let isAskedByType = true
    static let tellsParameters = true
    static let keyLabels = ["tag"]

    let containers: FewNames
    private let register: NameID
    private let resolve: NameID
    private let tag: NameID
    private let type: NameID
    private let factory: NameID
    private let lasting: FewNames
    private let brief: FewNames
    private let implements: NameID
    private let reset: NameID
    private let completing: FewNames
    private let wrapper: NameID
    private let containerName: NameID

    init(_ names: IdiomNames) {
        containers = names.ids("DependencyContainer")
        register = names.id("register")
        resolve = names.id("resolve")
        tag = names.id("tag")
        type = names.id("type")
        factory = names.id("factory")
        lasting = names.ids("singleton eagerSingleton")
        brief = names.ids("unique shared")
        implements = names.id("implements")
        reset = names.id("reset")
        completing = names.ids("resolvingProperties")
        wrapper = names.id("Injected")
        containerName = names.id("DependencyContainer")
    }

    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let callee = body.calleeRow(of: row) else { return }
        let called = body.rows[callee].name
        if called == register {
            readRegistration(row, callee, in: body, into: &wiring)
        } else if called == resolve {
            readLookup(row, callee, in: body, into: &wiring)
        } else if called == reset, body.standing(ofCallee: callee, among: containers) == .known {
            wiring.resets.append(body.wiringSite(row))
        } else if completing.contains(called) {
            wiring.completing += body.producingCode(ofClosuresIn: row)
        }
    }

    func parameterType(_ position: Int, ofClosureFor call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        guard position == 0, let callee = body.calleeRow(of: call) else { return nil }
        // `DependencyContainer { container in … }`
        if body.rows[callee].name == containerName { return body.madeContainer(callee) }
        guard completing.contains(body.rows[callee].name), containerName != NameID(.max) else { return nil }
        if let type = body.index.topLevelType(containerName) { return .nominal(type) }
        return ResolvedType(.external, id: containerName.rawValue)
    }

    private func readRegistration(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        guard body.standing(ofCallee: callee, among: containers) == .known else { return }
        let given = body.arguments(of: row)
        guard let maker = given.last, maker.operand >= 0 else { return }
        var registration = Registration(
            product: .unknown, site: body.wiringSite(row), typeRow: body.typeRow,
            keyOffset: body.rows.offset(of: callee))
        let keyName = body.keyName(among: given, label: tag)
        registration.nameOwner = body.ownerOfName(among: given, label: tag)
        if let closure = body.closure(maker) {
            let made = body.product(ofClosure: closure)
            let written =
                (given.first { $0.label == type } ?? given.first { $0.label.isNone && $0.row != maker.row })
                .flatMap { body.askedType($0, madeAs: made.asked) }
            let asked = written ?? made.asked
            registration.key = body.key(asked, keyName)
            registration.product = asked.type
            registration.keyOffset = asked.offset
            registration.implementation = made.implementation
            registration.isMadeOutside = body.isMadeOutside(maker)
            registration.givesOutWhatExists = body.givesOutWhatExists(ofClosure: closure)
            registration.producing = [body.producingCode(ofClosure: closure)]
            registration.arguments = arguments(ofClosure: closure, in: body)
        } else if case .initializer(let made) = body.values[maker.final].origin {
            let written = given.first { $0.label == type }.flatMap { body.askedType($0) }
            registration.implementation = made
            registration.product = written?.type ?? .nominal(made)
            registration.key = body.key(written ?? AskedType(type: .nominal(made), offset: 0), keyName)
            if let written { registration.keyOffset = written.offset }
            registration.arguments = body.index.needs(ofConstructing: made).map { $0.type(in: body.index) ?? .unknown }
        } else if maker.label == type, let asked = body.askedType(maker) {
            // `register(definition, type: API.self)`: what is registered already answers for one more type.
            registration.key = body.key(asked, keyName)
            registration.product = asked.type
            registration.keyOffset = asked.offset
            registration.givesOutWhatExists = true
        }
        registration.receiver = body.receiver(ofCallee: callee)
        registration.frame = body.frame(around: row)
        registration.lifetime = lifetime(given, in: body)
        if body.isBound(row) || maker.label == type { registration.lifetime = .between }
        for (modifier, call) in body.chain(after: row) where call >= 0 && modifier == implements {
            let further = body.arguments(of: call)
            let furtherName = body.keyName(further.first { $0.label == tag })
            for other in further.compactMap({ body.askedType($0) }) {
                guard let key = body.key(other, furtherName) else { continue }
                registration.forwarded.append(key)
                registration.forwardedOffsets.append(other.offset)
            }
        }
        wiring.add(registration)
        if let closure = body.closure(maker) {
            addWired(closure, in: body, into: &wiring)
        } else if case .initializer(let made) = body.values[maker.final].origin {
            for type in body.index.needs(ofConstructing: made).compactMap({ $0.type(in: body.index) }) {
                addWired(
                    type, at: maker.final, offset: body.rows.offset(of: maker.operand), in: body, into: &wiring)
            }
        }
    }

    /// The types of what the closure is handed: of `$0` that of the parameter that takes it.
    private func arguments(ofClosure closure: Int, in body: borrowing BodyResolver) -> [ResolvedType] {
        var found = body.parameters(ofClosure: closure)
        guard found.contains(where: \.isUnknown) else { return found }
        for row in closure...body.tree.end(of: closure) where body.rows[row].kind == .name {
            guard let number = body.anonymousParameters.firstIndex(of: body.rows[row].name), number < found.count,
                found[number].isUnknown, case .argument(let place) = body.flow(of: row), let target = place.target
            else { continue }
            found[number] = body.index.type(of: target)
        }
        return found
    }

    private func lifetime(_ given: [CallArgument], in body: borrowing BodyResolver) -> Lifetime {
        guard let first = given.first, first.label.isNone, first.final >= 0, body.rows[first.final].kind.isScopeName
        else { return .brief }
        let name = body.rows[first.final].name
        return lasting.contains(name) ? .lasting : brief.contains(name) ? .brief : .between
    }

    /// `LiveAPI(log: $0)`: what the parameter takes is asked for, as it is of `factory: LiveAPI.init`.
    private func addWired(_ closure: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        for row in closure...body.tree.end(of: closure)
        where body.rows[row].kind == .name && body.anonymousParameters.contains(body.rows[row].name) {
            guard case .argument(let place) = body.flow(of: row), let target = place.target else { continue }
            addWired(
                body.index.type(of: target), at: row, offset: body.rows.offset(of: row), in: body, into: &wiring)
        }
    }

    /// What the container finds by its type for the last registration.
    private func addWired(
        _ type: ResolvedType, at row: Int, offset: UInt32, in body: borrowing BodyResolver,
        into wiring: inout FileWiring
    ) {
        var lookup = Lookup(
            key: body.index.keyType(type, detail: "").map { .type($0, .none) }, product: type,
            site: body.wiringSite(row), typeRow: body.typeRow, keyOffset: offset)
        // It may as well be an argument that is handed in.
        lookup.isDemanded = false
        lookup.registration = Int32(wiring.registrations.count - 1)
        wiring.add(lookup)
    }

    private func readLookup(_ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard body.standing(ofCallee: callee, among: containers) == .known else { return }
        let given = body.arguments(of: row)
        guard let asked = body.askedOrInferredType(ofCall: row, given), !asked.type.isUnknown else { return }
        var lookup = Lookup(
            key: body.key(asked, body.keyName(among: given, label: tag)), product: asked.type,
            argumentCount: given.count { $0.label != tag && body.askedType($0) == nil }, site: body.wiringSite(row),
            typeRow: body.typeRow, keyOffset: asked.offset)
        lookup.writtenAs = asked.writtenAs
        lookup.isDemanded =
            body.rows[Int(body.tree[row].root)].flags.contains(.isForced) && !asked.type.wrappers.contains(.optional)
        lookup.baseAccess = body.baseAccess(ofCallee: callee)
        lookup.receiver = body.receiver(ofCallee: callee)
        wiring.add(lookup)
    }

    /// `@Injected var api: API?`: filled when the container has made the owner.
    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() where !fact.attributes.isEmpty && !fact.type.isNone {
            for number in fact.attributes where facts.attributes[Int(number)].name == wrapper {
                let attribute = facts.attributes[Int(number)]
                let type = index.propertyTypes[file][row]
                var lookup = Lookup(
                    key: index.keyType(type, detail: "").map { .type($0, .none) }, product: type,
                    site: .wrapper(attribute, fact, file: file), typeRow: fact.owner, keyOffset: attribute.offset)
                lookup.isDeferred = true
                lookup.property = PropertyID(file: file, row: row)
                wiring.add(lookup)
            }
        }
    }
}

extension ExpressionKind {
    /// `.singleton`, `ComponentScope.singleton`
    fileprivate var isScopeName: Bool { self == .implicitMember || self == .member }
}

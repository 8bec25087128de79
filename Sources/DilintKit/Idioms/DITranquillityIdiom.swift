import SwiftFacts

/// DITranquillity, 3.7 to 6.0: components are found by their own type and those that they are registered as; what their
/// initializers, closures and injections take is asked for.
///
///     final class HarborPart: DIPart {
///         static func load(container: DIContainer) {
///             container.register(LiveTides.init).as(TideReading.self).lifetime(.single)
///             container.register { Pilot(horn: $0, lamps: many($1)) }.injection(cycle: true, \.harbor)
///         }
///     }
struct DITranquillityIdiom: Idiom {
    static let library = "DITranquillity"
    static let modules = ["DITranquillity"]
    static let isAskedByType = true
    static let tellsParameters = true
    static let keyLabels = ["name"]
    /// `AsyncLazy` counts as such, whoever declares it.
    static let deferredTypes = [
        "Lazy", "Provider", "Provider1", "Provider2", "Provider3", "Provider4", "Provider5", "ProviderArgs",
        "AsyncProvider", "AsyncProvider1", "AsyncProvider2", "AsyncProvider3", "AsyncProvider4",
        "AsyncProvider5", "AsyncProviderArgs",
    ]

    let containers: FewNames
    let containerBases: FewNames
    private let registering: FewNames
    private let main: NameID
    private let builders: FewNames
    private let registeredAs: NameID
    private let lifetime: NameID
    private let injection: NameID
    private let postInit: NameID
    private let cycle: NameID
    private let silent: FewNames
    private let appending: FewNames
    private let resolving: FewNames
    private let resolveMany: NameID
    private let usualReceivers: FewNames
    private let lifetimes: ComponentLifetimes
    private let modificators: Modificators

    init(_ names: IdiomNames) {
        containers = names.ids("DIContainer")
        containerBases = names.ids("DIPart DIFramework")
        registering = names.ids("register register1")
        main = names.id("main")
        builders = names.ids("DIComponentBuilder")
        registeredAs = names.id("as")
        lifetime = names.id("lifetime")
        injection = names.id("injection")
        postInit = names.id("postInit")
        cycle = names.id("cycle")
        silent = names.ids("default test root unused")
        appending = names.ids("append")
        resolving = names.ids("resolve resolveMany")
        resolveMany = names.id("resolveMany")
        usualReceivers = names.ids("container")
        lifetimes = ComponentLifetimes(names)
        modificators = Modificators(names)
    }

    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let callee = body.calleeRow(of: row) else { return }
        let called = body.rows[callee].name
        if registering.contains(called) {
            readRegistration(row, callee, in: body, into: &wiring)
        } else if resolving.contains(called) {
            readLookup(row, callee, in: body, into: &wiring)
        } else if called == registeredAs {
            readLateType(row, callee, in: body, into: &wiring)
        } else if appending.contains(called), body.typeRow >= 0,
            body.standing(ofCallee: callee, among: containers) == .known
        {
            wiring.appendingTypes.insert(body.typeRow)
        }
    }

    /// `container.append(part: HarborPart.self)` is the container itself.
    func resultType(ofCall call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        guard let callee = body.calleeRow(of: call), appending.contains(body.rows[callee].name),
            body.rows[callee].kind == .member, body.standing(ofCallee: callee, among: containers) == .known
        else { return nil }
        return body.operand(callee).type
    }

    /// `.injection { $0.horn = $1 }`: first comes what was made.
    func parameterType(_ position: Int, ofClosureFor call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        guard position == 0, let callee = body.calleeRow(of: call),
            body.rows[callee].name == injection || body.rows[callee].name == postInit,
            !body.arguments(of: call, upTo: 4).contains(where: { isKeyPath($0, in: body) })
        else { return nil }
        var current = call
        for _ in 0..<Self.modifiersInView {
            guard let before = body.receivingCall(of: current), let callee = body.calleeRow(of: before) else {
                return nil
            }
            if registering.contains(body.rows[callee].name) {
                guard isContainer(callee, in: body) else { return nil }
                return maker(of: before, in: body).map { made(by: $0, in: body).asked.type }
            }
            current = before
        }
        return nil
    }

    /// Far above what people say of one component.
    private static let modifiersInView = 64

    /// Whether what a call is made on is the library's container, by its type or its usual name.
    private func isContainer(_ callee: Int, in body: borrowing BodyResolver) -> Bool {
        let standing = body.standing(ofCallee: callee, among: containers)
        return standing == .known || standing == .unknown && body.isNamed(receiverOf: callee, among: usualReceivers)
    }

    // MARK: Registrations

    /// What makes a component: a closure, an initializer, a function, or `T.self` for one that is made elsewhere.
    private func maker(of call: Int, in body: borrowing BodyResolver) -> CallArgument? {
        body.arguments(of: call, upTo: 4).first { $0.label.isNone || $0.label == main }
    }

    private func made(
        by maker: CallArgument, in body: borrowing BodyResolver
    ) -> (asked: AskedType, implementation: TypeID?) {
        let unknown = AskedType(type: .unknown, offset: body.rows.offset(of: maker.row))
        guard maker.operand >= 0, maker.final >= 0 else { return (unknown, nil) }
        if let closure = body.closure(maker) { return body.product(ofClosure: closure) }
        if case .initializer(let type) = body.values[maker.final].origin {
            var asked = AskedType(type: .nominal(type), offset: body.rows.offset(of: maker.operand))
            if body.index.isGeneric(type) {
                guard let generic = body.genericArguments(of: maker.operand) else { return (unknown, type) }
                asked.detail = body.index.writtenList(from: generic, file: body.file)
            }
            return (asked, type)
        }
        if let asked = body.askedType(maker) ?? body.toldType(maker) { return (asked, asked.type.instance) }
        return (body.product(ofFunction: maker), nil)
    }

    private func readRegistration(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        guard isContainer(callee, in: body), let maker = maker(of: row, in: body) else { return }
        let made = made(by: maker, in: body)
        var registration = Registration(
            key: body.key(made.asked), product: made.asked.type, site: body.wiringSite(row), typeRow: body.typeRow,
            keyOffset: made.asked.offset)
        registration.implementation = made.implementation
        registration.isMadeOutside = body.isMadeOutside(maker)
        let isMadeElsewhere = body.askedType(maker) != nil || body.toldType(maker) != nil
        registration.givesOutWhatExists = isMadeElsewhere
        if let closure = body.closure(maker) {
            registration.givesOutWhatExists = body.givesOutWhatExists(ofClosure: closure)
            registration.producing = [body.producingCode(ofClosure: closure)]
        } else if maker.operand >= 0 {
            registration.producing = [body.producingCode(ofValue: maker)]
        }
        registration.frame = body.frame(around: row)
        registration.lifetime = body.isBound(row) ? .between : lifetimes.unsaid
        let chain = body.chain(after: row)
        var needs = needs(ofMaking: row, by: maker, in: body)
        for (modifier, call) in chain where call >= 0 {
            if modifier == lifetime {
                registration.lifetime = lifetimes.lifetime(body.arguments(of: call).first, in: body)
            } else if modifier == registeredAs {
                add(typeOf: call, to: &registration, in: body)
            } else if modifier == injection {
                let isLate = isCycle(call, in: body) || isMadeElsewhere
                needs += self.needs(ofInjection: call, into: made.asked.type, isLate: isLate, in: body)
                if isLate {
                    wiring.completing += body.producingCode(ofClosuresIn: call)
                } else {
                    registration.producing += body.producingCode(ofClosuresIn: call)
                }
                registration.producing += body.arguments(of: call).filter { isKeyPath($0, in: body) }
                    .map { body.producingCode(ofValue: $0) }
            } else if modifier == postInit {
                wiring.completing += body.producingCode(ofClosuresIn: call)
            } else if !silent.contains(modifier) {
                // The project's own: it may say how long.
                registration.lifetime = .between
            }
        }
        wiring.add(registration)
        for need in needs { add(need, to: &wiring, in: body) }
    }

    /// `.as(TideReading.self, tag: North.self)`
    private func add(typeOf call: Int, to registration: inout Registration, in body: borrowing BodyResolver) {
        let given = body.arguments(of: call)
        guard let asked = given.first.flatMap({ body.askedType($0) }),
            let key = body.key(asked, name(among: given, in: body))
        else {
            // Who knows what it answers for?
            registration.key = nil
            registration.product = .unknown
            registration.isMadeOutside = false
            return
        }
        registration.forwarded.append(key)
    }

    /// The tag or name that tells one from others of its type.
    private func name(among given: [CallArgument], in body: borrowing BodyResolver) -> KeyName {
        if let argument = given.first(where: { modificators.isTag($0.label) }) {
            return modificators.name(ofTag: argument, in: body)
        }
        return body.keyName(among: given, label: modificators.name)
    }

    /// `builder.as(TideReading.self)`, where the builder is no call's: what it builds answers for one type more.
    private func readLateType(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        guard body.receivingCall(of: row) == nil, body.standing(ofCallee: callee, among: builders) != .other else {
            return
        }
        let given = body.arguments(of: row)
        let asked = given.first.flatMap { body.askedType($0) ?? body.toldType($0) }
        var registration = Registration(
            key: asked.flatMap { body.key($0, name(among: given, in: body)) }, product: asked?.type ?? .unknown,
            site: body.wiringSite(row), typeRow: body.typeRow,
            keyOffset: asked?.offset ?? body.rows.offset(of: callee))
        registration.givesOutWhatExists = true
        registration.lifetime = .between
        wiring.add(registration)
    }

    // MARK: Needs

    /// What a component takes where it is made.
    private func needs(
        ofMaking row: Int, by maker: CallArgument, in body: borrowing BodyResolver
    ) -> [ComponentNeed] {
        if let closure = body.closure(maker) { return modificators.needs(ofClosure: closure, in: body) }
        guard maker.final >= 0, case .initializer(let type) = body.values[maker.final].origin else { return [] }
        let modifying = body.arguments(of: row).last.flatMap { body.closure($0) }
        let told = modifying.map { modificators.modifications(inClosure: $0, in: body) } ?? [:]
        return body.index.needs(ofConstructing: type).enumerated().compactMap { position, written in
            modificators.need(
                written, told[position] ?? Modification(), row: maker.final,
                offset: body.rows.offset(of: maker.operand), in: body)
        }
    }

    private func isKeyPath(_ argument: CallArgument, in body: borrowing BodyResolver) -> Bool {
        argument.operand >= 0 && body.rows[argument.operand].kind == .keyPath
    }

    /// `.injection(cycle: true, \.harbor)`: what is injected when all is made breaks a ring.
    private func isCycle(_ call: Int, in body: borrowing BodyResolver) -> Bool {
        guard let argument = body.arguments(of: call).first(where: { $0.label == cycle }) else { return false }
        return argument.operand < 0 || body.index.text(body.rows[argument.operand].name) != "false"
    }

    private func needs(
        ofInjection call: Int, into type: ResolvedType, isLate: Bool, in body: borrowing BodyResolver
    ) -> [ComponentNeed] {
        let given = body.arguments(of: call)
        let closure = given.last.flatMap { body.closure($0) }
        var needs: [ComponentNeed] = []
        if let path = given.first(where: { isKeyPath($0, in: body) }) {
            guard let property = property(at: path, of: type, in: body) else { return [] }
            let told = closure.map { modificators.modifications(inClosure: $0, in: body) } ?? [:]
            let need = modificators.need(
                body.index.need(of: .memberwise(property)), told[0] ?? Modification(), row: path.operand,
                offset: body.nameOffset(ofRow: path.final), in: body)
            needs = need.map { [$0] } ?? []
        } else if let closure {
            needs = modificators.needs(ofClosure: closure, besidesFirst: true, in: body)
        }
        if given.contains(where: { $0.label == modificators.name }) {
            let name = body.keyName(among: given, label: modificators.name)
            for number in needs.indices { needs[number].modification.name = name }
        }
        if isLate { for number in needs.indices { needs[number].isLate = true } }
        return needs
    }

    /// The property that a key path leads to, `\.horn`; nil where text does not tell.
    private func property(
        at path: CallArgument, of type: ResolvedType, in body: borrowing BodyResolver
    ) -> PropertyID? {
        let member = Int(body.tree[path.operand].appliedBy)
        guard member >= 0, body.rows[member].kind == .member, member == path.final, let owner = type.instance else {
            return nil
        }
        return body.index.property(body.rows[member].name, of: owner, seenFrom: body.file)
    }

    private func add(_ need: ComponentNeed, to wiring: inout FileWiring, in body: borrowing BodyResolver) {
        var lookup = Lookup(
            key: body.index.keyType(need.type, detail: need.detail).map { .type($0, need.modification.name) },
            product: need.type, site: body.wiringSite(need.row), typeRow: body.typeRow, keyOffset: need.offset)
        lookup.asksForAll = need.modification.isAll
        // Of all that there are those are left out that wait for this one.
        lookup.isDeferred = need.isLate || need.modification.isAll || need.type.wrappers.contains(.deferred)
        lookup.isDemanded = !need.modification.isAll && !need.type.wrappers.contains(.optional)
        lookup.registration = Int32(wiring.registrations.count - 1)
        wiring.add(lookup)
    }

    // MARK: Lookups

    private func readLookup(_ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard isContainer(callee, in: body) else { return }
        let given = body.arguments(of: row)
        guard var asked = body.askedOrInferredType(ofCall: row, given), !asked.type.isUnknown else { return }
        let isAll = body.rows[callee].name == resolveMany
        if isAll { asked.type = asked.type.removing(.collection) }
        var lookup = lookup(of: asked, name(among: given, in: body), at: row, in: body)
        if isAll { (lookup.asksForAll, lookup.isDemanded) = (true, false) }
        lookup.baseAccess = body.baseAccess(ofCallee: callee)
        lookup.receiver = body.receiver(ofCallee: callee)
        wiring.add(lookup)
    }

    private func lookup(
        of asked: AskedType, _ name: KeyName, at row: Int, in body: borrowing BodyResolver
    ) -> Lookup {
        var lookup = Lookup(
            key: body.key(asked, name), product: asked.type, site: body.wiringSite(row), typeRow: body.typeRow,
            keyOffset: asked.offset)
        lookup.writtenAs = asked.writtenAs
        lookup.isDeferred = asked.type.wrappers.contains(.deferred)
        lookup.isDemanded = !asked.type.wrappers.contains(.optional)
        return lookup
    }

    /// `let tides: TideReading = *container`, before 6.0: a container is no other operator's operand.
    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring) {
        var last = -1
        for row in body.rows.indices where body.rows[row].flags.contains(.isOperand) {
            let isFirst = last < 0 || Int(body.tree[last].nextPart) != row
            last = row
            let right = Int(body.tree[row].nextPart)
            let isInfix = right >= 0 && body.rows[right].flags.contains(.isOperand)
            guard isFirst, !isInfix, isContainer(valueOf: body.tree.final(row), in: body),
                let asked = body.inferredType(ofOperand: row)
            else { continue }
            var lookup = lookup(of: asked, .none, at: row, in: body)
            lookup.receiver = body.holder(ofValue: body.tree.final(row))
            if case .access(let access) = body.values[body.tree.final(row)].origin { lookup.baseAccess = access }
            wiring.add(lookup)
        }
    }

    private func isContainer(valueOf row: Int, in body: borrowing BodyResolver) -> Bool {
        let type = body.values[row].type
        guard type.wrappers.isEmpty, let name = body.index.outsideName(of: type) else { return false }
        return containers.contains(name)
    }
}

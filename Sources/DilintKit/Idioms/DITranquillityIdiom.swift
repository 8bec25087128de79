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
    static let severalAreAmbiguous = true
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
    private let silent: FewNames
    private let preferring: FewNames
    private let appending: FewNames
    private let resolving: FewNames
    private let resolveMany: NameID
    private let handing: FewNames
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
        silent = names.ids("root unused")
        preferring = names.ids("default test")
        appending = names.ids("append")
        resolving = names.ids("resolve resolveMany")
        resolveMany = names.id("resolveMany")
        handing = names.ids("args arguments")
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
            !body.arguments(of: call, upTo: 4).contains(where: { modificators.isKeyPath($0, in: body) })
        else { return nil }
        guard let registering = registeringCall(before: call, in: body),
            let callee = body.calleeRow(of: registering), isContainer(callee, in: body),
            let maker = maker(of: registering, in: body),
            // Each mention of what was made asks.
            body.closure(maker).map({ body.tree.end(of: $0) - $0 < Modificators.rowsInView }) ?? true
        else { return nil }
        return made(by: maker, in: body).asked.type
    }

    /// The registering call that a call says more of.
    private func registeringCall(before call: Int, in body: borrowing BodyResolver) -> Int? {
        var current = call
        for _ in 0..<Self.modifiersInView {
            guard let before = body.receivingCall(of: current), let callee = body.calleeRow(of: before) else {
                return nil
            }
            if registering.contains(body.rows[callee].name) { return before }
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
        // `URLSession.init`
        let type = body.values[maker.final].type
        if type.head == .external, type.wrappers == .metatype, body.isCall(maker.final, of: "init") {
            let asked = AskedType(type: type.removing(.metatype), offset: body.rows.offset(of: maker.operand))
            return (body.genericArguments(of: maker.operand) == nil ? asked : unknown, nil)
        }
        return (body.product(ofFunction: maker), nil)
    }

    private func readRegistration(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        guard isContainer(callee, in: body), let maker = maker(of: row, in: body) else { return }
        var component = component(row, callee, maker, in: body)
        for (modifier, call) in body.chain(after: row) where call >= 0 {
            modify(&component, by: modifier, call, in: body)
        }
        // What the sources do not declare answers for what it is registered as.
        if component.registration.key == nil, component.registration.isMadeOutside,
            let key = component.registration.forwarded.first
        {
            component.registration.key = key
            component.registration.keyOffset = component.registration.forwardedOffsets.removeFirst()
            component.registration.forwarded.removeFirst()
        }
        wiring.completing += component.completing
        wiring.add(component.registration)
        for need in component.needs { add(need, to: &wiring, in: body) }
    }

    /// What is said of one component.
    private struct Component {
        var registration: Registration
        var needs: [ComponentNeed]
        var completing: [ProducingCode] = []
        /// It is told by its type alone: the container fills what others make.
        let isMadeElsewhere: Bool
    }

    /// What the registering call itself says.
    private func component(
        _ row: Int, _ callee: Int, _ maker: CallArgument, in body: borrowing BodyResolver
    ) -> Component {
        let made = made(by: maker, in: body)
        let isMadeElsewhere = body.askedType(maker) != nil || body.toldType(maker) != nil
        var registration = Registration(
            key: body.key(made.asked), product: made.asked.type, site: body.wiringSite(row), typeRow: body.typeRow,
            keyOffset: made.asked.offset)
        registration.implementation = made.implementation
        registration.isMadeOutside = body.isMadeOutside(maker)
        registration.givesOutWhatExists = isMadeElsewhere
        if let closure = body.closure(maker) {
            registration.givesOutWhatExists = body.givesOutWhatExists(ofClosure: closure)
            registration.producing = [body.producingCode(ofClosure: closure)]
        } else if maker.operand >= 0 {
            registration.producing = [body.producingCode(ofValue: maker)]
        }
        registration.frame = body.frame(around: row)
        registration.receiver = body.receiver(ofCallee: callee)
        registration.lifetime = body.isBound(row) ? .between : lifetimes.unsaid
        registration.isPreferred = body.isBound(row)
        return Component(
            registration: registration, needs: modificators.needs(ofMaking: row, by: maker, in: body),
            isMadeElsewhere: isMadeElsewhere)
    }

    /// What a call behind the registering one says.
    private func modify(
        _ component: inout Component, by modifier: NameID, _ call: Int, in body: borrowing BodyResolver
    ) {
        if modifier == lifetime {
            component.registration.lifetime = lifetimes.lifetime(body.arguments(of: call).first, in: body)
        } else if modifier == registeredAs {
            add(typeOf: call, to: &component.registration, in: body)
        } else if modifier == injection {
            let isLate = modificators.isCycle(call, in: body) || component.isMadeElsewhere
            component.needs += modificators.needs(
                ofInjection: call, into: component.registration.product, isLate: isLate, in: body)
            let code = body.producingCode(ofClosuresIn: call)
            if isLate { component.completing += code } else { component.registration.producing += code }
            component.registration.producing += body.arguments(of: call).filter { modificators.isKeyPath($0, in: body) }
                .map { body.producingCode(ofValue: $0) }
        } else if modifier == postInit {
            component.completing += body.producingCode(ofClosuresIn: call)
        } else if preferring.contains(modifier) {
            component.registration.isPreferred = true
        } else if !silent.contains(modifier) {
            // The project's own: it may say how long, or that this one is preferred.
            (component.registration.lifetime, component.registration.isPreferred) = (.between, true)
        }
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
        registration.forwardedOffsets.append(asked.offset)
    }

    /// The tag or name that tells one from others of its type.
    private func name(among given: [CallArgument], in body: borrowing BodyResolver) -> KeyName {
        if let argument = given.first(where: { modificators.isTag($0.label) }) {
            return modificators.name(ofTag: argument, in: body)
        }
        return body.keyName(among: given, label: modificators.name)
    }

    /// `builder.as(TideReading.self)`, where no registering call stands in front: what it builds answers for one type more.
    private func readLateType(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        guard registeringCall(before: row, in: body) == nil, isBuilder(before: row, in: body) else { return }
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

    /// Whether it may be a builder that a call, or the first of those in front of it that say more of one, is made on.
    private func isBuilder(before call: Int, in body: borrowing BodyResolver) -> Bool {
        var first = call
        for _ in 0..<Self.modifiersInView {
            guard let before = body.receivingCall(of: first), let callee = body.calleeRow(of: before),
                saysMore(body.rows[callee].name)
            else { break }
            first = before
        }
        return body.calleeRow(of: first).map { body.standing(ofCallee: $0, among: builders) != .other } ?? false
    }

    private func saysMore(_ modifier: NameID) -> Bool {
        [registeredAs, lifetime, injection, postInit].contains(modifier) || silent.contains(modifier)
            || preferring.contains(modifier)
    }

    // MARK: Needs

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
        lookup.argumentCount = given.count { handing.contains($0.label) }
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
        lookup.isDemanded = !asked.type.wrappers.contains(.optional) || body.isForced(row)
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

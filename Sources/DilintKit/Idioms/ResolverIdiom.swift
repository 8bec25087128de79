import SwiftFacts

/// Resolver: keys are the types that closures return, and names.
struct ResolverIdiom: Idiom {
    static let library = "Resolver"
    static let modules = ["Resolver"]
    static let isAskedByType = true
    static let tellsParameters = true
    static let keyLabels = ["name"]
    static let deferredTypes = ["LazyInjected", "WeakLazyInjected"]

    let containers: FewNames
    let containerUsers: FewNames
    let containerBases: FewNames
    private let register: NameID
    private let resolve: NameID
    private let optional: NameID
    private let name: NameID
    private let arguments: NameID
    private let factory: NameID
    private let scope: NameID
    private let lasting: FewNames
    private let brief: FewNames
    private let scopes: FewNames
    private let implements: NameID
    private let reset: NameID
    private let completing: NameID
    private let resolverName: NameID
    private let usualReceivers: FewNames
    private let eagerWrappers: FewNames
    private let lazyWrappers: FewNames
    private let optionalWrapper: NameID
    private let hasOwnDefault: Bool

    init(_ names: IdiomNames) {
        containerUsers = names.ids("Resolving ResolverRegistering")
        containers = names.ids("Resolver").union(containerUsers)
        containerBases = names.ids("ResolverRegistering")
        register = names.id("register")
        resolve = names.id("resolve")
        optional = names.id("optional")
        name = names.id("name")
        arguments = names.id("args")
        factory = names.id("factory")
        scope = names.id("scope")
        lasting = names.ids("application cached container")
        brief = names.ids("graph unique")
        scopes = lasting.union(brief).union(names.ids("shared session defaultScope"))
        implements = names.id("implements")
        reset = names.id("reset")
        completing = names.id("resolveProperties")
        resolverName = names.id("Resolver")
        usualReceivers = names.ids("resolver")
        eagerWrappers = names.ids("Injected InjectedObject OptionalInjected")
        lazyWrappers = names.ids("LazyInjected WeakLazyInjected")
        optionalWrapper = names.id("OptionalInjected")
        hasOwnDefault = names.isMentioned("defaultScope")
    }

    func isScope(_ name: NameID, of type: NameID) -> Bool { containers.contains(type) && scopes.contains(name) }

    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let callee = body.calleeRow(of: row) else { return }
        let called = body.rows[callee].name
        if called == register {
            readRegistration(row, callee, in: body, into: &wiring)
        } else if called == resolve || called == optional {
            readLookup(row, callee, in: body, into: &wiring)
        } else if called == reset, body.standing(ofCallee: callee, among: containers) == .known {
            wiring.resets.append(body.wiringSite(row))
        } else if called == completing {
            wiring.completing += body.producingCode(ofClosuresIn: row)
        }
    }

    func parameterType(_ position: Int, ofClosureFor call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        guard position == 0, let callee = body.calleeRow(of: call),
            body.rows[callee].name == register || body.rows[callee].name == completing,
            resolverName != NameID(.max)
        else { return nil }
        if body.rows[callee].name == register, body.standing(ofCallee: callee, among: containers) != .known {
            return nil
        }
        if let type = body.index.topLevelType(resolverName) { return .nominal(type) }
        return ResolvedType(.external, id: resolverName.rawValue)
    }

    private func readRegistration(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        guard body.standing(ofCallee: callee, among: containers) == .known else { return }
        let given = body.arguments(of: row)
        guard let maker = given.last(where: { body.closure($0) != nil }) ?? given.last(where: { $0.label == factory })
        else { return }
        let closure = body.closure(maker)
        let made = closure.map { body.product(ofClosure: $0) }
        let told = given.first { $0.label.isNone && $0.row != maker.row }
        let written = told.flatMap { told in
            made.map { body.askedType(told, madeAs: $0.asked) } ?? body.askedType(told)
        }
        let asked = written ?? made?.asked ?? body.product(ofFunction: maker)
        let keyName = body.keyName(among: given, label: name)
        var registration = Registration(
            key: body.key(asked, keyName), product: asked.type, site: body.wiringSite(row), typeRow: body.typeRow,
            keyOffset: asked.offset)
        registration.nameOwner = body.ownerOfName(among: given, label: name)
        registration.implementation = made?.implementation
        registration.isMadeOutside = body.isMadeOutside(maker)
        if let closure {
            registration.givesOutWhatExists = body.givesOutWhatExists(ofClosure: closure)
            registration.producing = [body.producingCode(ofClosure: closure)]
        }
        registration.receiver = body.receiver(ofCallee: callee)
        registration.frame = body.frame(around: row)
        registration.lifetime = hasOwnDefault ? .between : .brief
        if body.isBound(row) { registration.lifetime = .between }
        for (modifier, call) in body.chain(after: row) where call >= 0 {
            let given = body.arguments(of: call)
            if modifier == scope, let place = given.first, place.final >= 0 {
                let kind = body.rows[place.final].name
                registration.lifetime = lasting.contains(kind) ? .lasting : brief.contains(kind) ? .brief : .between
            } else if modifier == implements, let first = given.first, let other = body.askedType(first) {
                // It goes by no other name than this: the registration's is the type's own.
                let otherName = body.keyName(given.first { $0.label == name })
                if let key = body.key(other, otherName) {
                    registration.forwarded.append(key)
                    registration.forwardedOffsets.append(other.offset)
                }
            }
        }
        wiring.add(registration)
    }

    private func readLookup(_ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        let standing = body.standing(ofCallee: callee, among: containers)
        guard standing == .known || (standing == .unknown && body.isNamed(receiverOf: callee, among: usualReceivers))
        else { return }
        let given = body.arguments(of: row)
        guard let asked = body.askedOrInferredType(ofCall: row, given), !asked.type.isUnknown else { return }
        var lookup = Lookup(
            key: body.key(asked, body.keyName(among: given, label: name)), product: asked.type,
            argumentCount: given.contains { $0.label == arguments } ? 1 : 0, site: body.wiringSite(row),
            typeRow: body.typeRow, keyOffset: asked.offset)
        lookup.writtenAs = asked.writtenAs
        lookup.isDemanded = body.rows[callee].name == resolve && !asked.type.wrappers.contains(.optional)
        lookup.baseAccess = body.baseAccess(ofCallee: callee)
        wiring.add(lookup)
    }

    /// `@Injected var api: API`, `@Injected(name: .beta) var api: API`.
    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() where !fact.attributes.isEmpty {
            for number in fact.attributes {
                let attribute = facts.attributes[Int(number)]
                let isLazy = lazyWrappers.contains(attribute.name)
                guard isLazy || eagerWrappers.contains(attribute.name), !fact.type.isNone else { continue }
                var lookup = index.lookup(by: attribute, nameLabel: name, for: PropertyID(file: file, row: row))
                lookup.isDeferred = isLazy
                lookup.isAskedWhenRead = isLazy
                if attribute.name == optionalWrapper { lookup.isDemanded = false }
                wiring.add(lookup)
            }
        }
    }
}

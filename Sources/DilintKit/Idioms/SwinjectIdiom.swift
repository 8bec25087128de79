import SwiftFacts

/// Swinject, with SwinjectAutoregistration, SwinjectStoryboard and Knit: keys are types, names and arguments.
struct SwinjectIdiom: Idiom {
    static let library = "Swinject"
    static let modules = ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard", "Knit"]
    static let isAskedByType = true
    static let tellsParameters = true
    static let commentMarks = [KnitReader.commentMark]
    static let keyLabels = ["name"]
    static let deferredTypes = ["Lazy", "Provider", "Provider1"]

    let containers: FewNames
    let containerBases: FewNames
    private let registering: FewNames
    private let registerAbstract: NameID
    private let registerIntoCollection: NameID
    private let resolveCollection: NameID
    private let autoregister: NameID
    private let forward: NameID
    private let to: NameID
    private let resolve: NameID
    private let synchronize: NameID
    private let name: NameID
    private let factory: FewNames
    private let initializer: NameID
    private let argument: FewNames
    private let scope: NameID
    private let container: NameID
    private let containerName: NameID
    private let parent: NameID
    private let brief: FewNames
    private let implements: NameID
    private let completing: FewNames
    private let removeAll: NameID
    private let usualReceivers: FewNames
    private let resolverName: NameID
    private let assemblers: FewNames
    private let resolver: NameID
    /// Where the project sets another scope for everything.
    private let hasOwnDefault: Bool
    /// Where SwinjectAutoregistration adds the operator `~>`.
    private let hasArrow: Bool
    private let knit: KnitReader?

    init(_ names: IdiomNames) {
        knit = KnitReader(names)
        assemblers = names.ids("Assembler").union(knit?.assemblers ?? [])
        containers = names.ids("Container Resolver SwinjectStoryboard SwinjectContainer SwinjectResolver")
            .union(assemblers)
        containerBases = names.ids("Assembly").union(knit?.assemblies ?? [])
        registering = names.ids("register _register registerAbstract registerIntoCollection")
        registerAbstract = names.id("registerAbstract")
        registerIntoCollection = names.id("registerIntoCollection")
        resolveCollection = names.id("resolveCollection")
        autoregister = names.id("autoregister")
        forward = names.id("forward")
        to = names.id("to")
        resolve = names.id("resolve")
        synchronize = names.id("synchronize")
        name = names.id("name")
        factory = names.ids("factory mainActorFactory")
        initializer = names.id("initializer")
        argument = names.ids("argument arguments")
        scope = names.id("inObjectScope")
        container = names.id("container")
        containerName = names.id("Container")
        parent = names.id("parent")
        brief = names.ids("graph transient")
        implements = names.id("implements")
        completing = names.ids("initCompleted storyboardInitCompleted registerForStoryboard")
        removeAll = names.id("removeAll")
        usualReceivers = names.ids("resolver container defaultContainer")
        resolverName = names.id("Resolver")
        resolver = names.id("resolver")
        hasOwnDefault = names.isMentioned("defaultObjectScope")
        hasArrow = names.isMentioned("SwinjectAutoregistration")
    }

    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let callee = body.calleeRow(of: row) else { return }
        let called = body.rows[callee].name
        if registering.contains(called) {
            readRegistration(row, callee, in: body, into: &wiring)
        } else if called == autoregister {
            readAutoregistration(row, callee, in: body, into: &wiring)
        } else if called == forward {
            readForwarding(row, callee, in: body, into: &wiring)
        } else if called == resolve || called == resolveCollection {
            readLookup(row, callee, in: body, into: &wiring)
        } else if called == containerName, let making = body.containerMaking(row, parent: parent) {
            wiring.makings.append(making)
        } else if called == removeAll, body.standing(ofCallee: callee, among: containers) == .known {
            wiring.resets.append(body.wiringSite(row))
        } else if completing.contains(called) {
            wiring.completing += body.producingCode(ofClosuresIn: row)
        } else if body.asksThroughHelper(row, of: containers) {
            readLookup(row, callee, in: body, into: &wiring)
        } else {
            knit?.readCall(row, callee, among: containers, in: body, into: &wiring)
        }
    }

    /// `r~>` and `r ~> Store.self`: a resolver is no other operator's operand.
    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard hasArrow else { return }
        var last = -1
        for row in body.rows.indices where body.rows[row].flags.contains(.isOperand) {
            let isFirst = last < 0 || Int(body.tree[last].nextPart) != row
            last = row
            guard isFirst, isResolver(body.values[body.tree.final(row)].type, in: body) else { continue }
            readArrow(row, in: body, into: &wiring)
        }
    }

    private func isResolver(_ type: ResolvedType, in body: borrowing BodyResolver) -> Bool {
        guard type.wrappers.isEmpty else { return false }
        switch type.head {
        case .external: return containers.contains(NameID(type.id))
        case .nominal: return type.nominalHead.map { body.isNamed($0, among: containers) } ?? false
        case .unknown, .composition, .generic, .void, .tuple: return false
        }
    }

    private func readArrow(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        let right = Int(body.tree[row].nextPart)
        let isInfix = right >= 0 && body.rows[right].flags.contains(.isOperand)
        guard let asked = isInfix ? body.askedType(operand: right) : body.inferredType(ofOperand: row) else { return }
        var lookup = Lookup(
            key: body.key(asked), product: asked.type, site: body.wiringSite(row), typeRow: body.typeRow,
            keyOffset: asked.offset)
        lookup.isDeferred = asked.type.wrappers.contains(.deferred)
        lookup.isDemanded = true
        lookup.isKnownReceiver = true
        wiring.add(lookup)
    }

    /// `container.synchronize()` is the container itself, behind a lock.
    func resultType(ofCall call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        guard let callee = body.calleeRow(of: call), body.rows[callee].name != resolve else { return nil }
        if body.rows[callee].name == synchronize {
            return body.standing(ofCallee: callee, among: containers) == .known ? body.operand(callee).type : nil
        }
        return knit?.resultType(ofCall: call, callee, among: containers, in: body)
    }

    /// `assembler.resolver`; that it is asked of an assembler is all that its type has to say.
    func memberType(_ name: NameID, of type: NameID) -> ResolvedType? {
        name == resolver && assemblers.contains(type) ? ResolvedType(.external, id: type.rawValue) : nil
    }

    /// `extension Resolver { var api: API { resolve(API.self)! } }`; assemblers stand for their resolvers.
    func protocols(of type: NameID) -> FewNames {
        type == containerName || assemblers.contains(type) ? [resolverName] : []
    }

    func parameterType(_ position: Int, ofClosureFor call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        guard position == 0, let callee = body.calleeRow(of: call) else { return nil }
        let called = body.rows[callee].name
        // `Container { container in … }`
        if called == containerName { return body.madeContainer(callee) }
        guard registering.contains(called) || completing.contains(called) else { return nil }
        if registering.contains(called) {
            guard body.standing(ofCallee: callee, among: containers) != .other else { return nil }
        }
        if let type = body.index.topLevelType(resolverName), !body.index.types[type.index].isDeclared {
            return .nominal(type)
        }
        // Where no source names the type, what it is asked of is.
        let base = body.operand(callee).type
        let name = resolverName != NameID(.max) ? resolverName : base.isUnknown ? containers.min() : nil
        if let name { return ResolvedType(.external, id: name.rawValue) }
        return base
    }

    /// `register(Store.self) { r in .init(r) }`
    func producedType(by closure: ClosureArgument, in body: borrowing BodyResolver) -> ResolvedType? {
        guard let callee = body.calleeRow(of: closure.call), registering.contains(body.rows[callee].name),
            body.standing(ofCallee: callee, among: containers) != .other,
            case let arguments = body.arguments(of: closure.call), let service = arguments.first,
            service.label.isNone, arguments.contains(where: { $0.row == closure.argument && isMaker($0, in: body) })
        else { return nil }
        return body.askedType(service)?.type
    }

    // MARK: Registrations

    private func readRegistration(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        let standing = body.standing(ofCallee: callee, among: containers)
        let arguments = body.arguments(of: row)
        guard standing != .other, let service = arguments.first, service.label.isNone else { return }
        let makers = arguments.dropFirst().filter { isMaker($0, in: body) }
        let needsMaker = body.isCall(callee, of: "register")
        guard !needsMaker || !makers.isEmpty, standing == .known || body.closure(makers.last ?? service) != nil else {
            return
        }
        let closure = makers.last.flatMap { body.closure($0) }
        let made = closure.map { body.product(ofClosure: $0) }
        let asked = made.map { body.askedType(service, madeAs: $0.asked) } ?? body.askedType(service)
        var registration = registration(row, callee, asked, arguments, in: body)
        if let closure {
            registration.producing = [body.producingCode(ofClosure: closure)]
            registration.implementation = made?.implementation
            registration.givesOutWhatExists = body.givesOutWhatExists(ofClosure: closure)
            registration.arguments = Array(body.parameters(ofClosure: closure).dropFirst())
        } else if let maker = makers.last, case .initializer(let type) = body.values[maker.final].origin {
            registration.implementation = type
        }
        let expanded = closure == nil ? makers.last.flatMap { knit?.expanded(handed: $0, in: body) } : nil
        if let expanded { (registration.implementation, registration.arguments) = (expanded.made, expanded.arguments) }
        registration.isAbstract = body.rows[callee].name == registerAbstract
        if body.rows[callee].name == registerIntoCollection {
            // Many may be told; nobody asks for a single one.
            registration.key = registration.key.map(collection)
            registration.receiver = .unknown
            registration.accessors = []
        } else if let knit, let key = registration.key {
            registration.accessors += knit.aliases(ofCall: row, for: key, in: body)
        }
        wiring.add(registration)
        if let knit, let expanded, let maker = makers.last {
            knit.addNeeds(of: expanded, handed: maker, in: body, into: &wiring)
        }
    }

    /// The key of all that is registered into one collection: not that of an array that is registered as such.
    private func collection(_ key: WiringKey) -> WiringKey {
        guard case .type(var type, let name) = key else { return key }
        type.type = type.type.adding([.collection, .takesArguments])
        return .type(type, name)
    }

    private func isMaker(_ argument: CallArgument, in body: borrowing BodyResolver) -> Bool {
        if factory.contains(argument.label) { return true }
        return argument.label.isNone && body.closure(argument) != nil
    }

    /// What a registration's name is written as, where that is no name that the code makes for itself: `for name in names`.
    /// O(rows of the body), up to those in view
    private func nameWritten(_ arguments: [CallArgument], in body: borrowing BodyResolver) -> NameID {
        guard let written = arguments.first(where: { $0.label == name }), written.operand >= 0,
            written.operand == written.final, body.rows[written.operand].kind == .name,
            body.rows.count <= Self.rowsInView
        else { return .none }
        let value = body.rows[written.operand].name
        for row in body.rows.indices where body.rows[row].kind == .binding && body.rows[row].name == value {
            return .none
        }
        return value
    }

    /// Far above how much code a function is that only registers what it is told; each registration looks at all of it.
    private static let rowsInView = 512

    /// What the registering calls have in common.
    private func registration(
        _ row: Int, _ callee: Int, _ asked: AskedType?, _ arguments: [CallArgument], in body: borrowing BodyResolver
    ) -> Registration {
        let keyName = body.keyName(among: arguments, label: name)
        var registration = Registration(
            key: asked.flatMap { body.key($0, keyName) }, product: asked?.type ?? .unknown,
            site: body.wiringSite(row), typeRow: body.typeRow,
            keyOffset: asked?.offset ?? body.rows.offset(of: callee))
        registration.nameOwner = body.ownerOfName(among: arguments, label: name)
        // Of what says its key this is asked by nobody.
        if registration.key == nil { registration.nameWritten = nameWritten(arguments, in: body) }
        registration.receiver = body.receiver(ofCallee: callee)
        registration.frame = body.frame(around: row)
        registration.lifetime = hasOwnDefault ? .between : .brief
        if body.isBound(row) { registration.lifetime = .between }
        for (modifier, call) in body.chain(after: row) where call >= 0 {
            let given = body.arguments(of: call)
            if modifier == scope, let place = given.first, place.final >= 0 {
                let kind = body.rows[place.final].name
                registration.lifetime = kind == container ? .lasting : brief.contains(kind) ? .brief : .between
            } else if modifier == implements {
                // Under a name of its own, or none.
                let name = body.keyName(among: given, label: name)
                for type in given {
                    guard let asked = body.askedType(type), let key = body.key(asked, name) else { continue }
                    registration.forwarded.append(key)
                    registration.accessors += knit?.accessors(of: key, at: type.operand, ofCall: row, in: body) ?? []
                }
            }
        }
        if let knit, let key = registration.key, let service = arguments.first, service.operand >= 0 {
            registration.accessors += knit.accessors(of: key, at: service.operand, ofCall: row, in: body)
        }
        return registration
    }

    /// `autoregister(API.self, initializer: LiveAPI.init)`: the initializer's parameters are asked for.
    private func readAutoregistration(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        let arguments = body.arguments(of: row)
        guard body.standing(ofCallee: callee, among: containers) != .other, let service = arguments.first,
            service.label.isNone
        else { return }
        var registration = registration(row, callee, body.askedType(service), arguments, in: body)
        let handed = arguments.drop { !self.argument.contains($0.label) }
            .prefix { self.argument.contains($0.label) || $0.label.isNone }
            .compactMap { body.askedType($0) }
        registration.arguments = handed.map(\.type)
        guard let maker = arguments.first(where: { $0.label == initializer }), maker.final >= 0 else {
            return wiring.add(registration)
        }
        if let closure = body.closure(maker) {
            registration.implementation = body.product(ofClosure: closure).implementation
            return wiring.add(registration)
        }
        guard case .initializer(let type) = body.values[maker.final].origin else { return wiring.add(registration) }
        registration.implementation = type
        wiring.add(registration)
        addInitializerLookups(of: type, besides: handed, at: maker, in: body, into: &wiring)
    }

    private func addInitializerLookups(
        of type: TypeID, besides handed: [AskedType], at maker: CallArgument, in body: borrowing BodyResolver,
        into wiring: inout FileWiring
    ) {
        let initializers = body.index.initializers(of: type)
        guard initializers.count == 1, let initializer = initializers.first else { return }
        var handed = handed.compactMap { body.index.keyType($0.type, detail: $0.detail) }
        let scope = TypeScope(file: initializer.fileIndex, type: body.index.fact(initializer).owner)
        for parameter in body.index.fact(initializer).parameters {
            let resolved = body.index.parameterTypes[initializer.fileIndex][Int(parameter)]
            let written = body.index.files[initializer.fileIndex].parameters[Int(parameter)].type
            let detail = body.index.genericArguments(of: written, in: scope)
            guard let key = body.index.keyType(resolved, detail: detail) else { continue }
            if let position = handed.firstIndex(of: key) {
                handed.remove(at: position)
                continue
            }
            var lookup = Lookup(
                key: .type(key, .none), product: resolved, site: body.wiringSite(maker.final), typeRow: body.typeRow,
                keyOffset: body.rows.offset(of: maker.operand))
            lookup.isDeferred = resolved.wrappers.contains(.deferred)
            lookup.isDemanded = !resolved.wrappers.contains(.optional)
            lookup.registration = Int32(wiring.registrations.count - 1)
            wiring.add(lookup)
        }
    }

    /// `container.forward(API.self, to: entry)`.
    private func readForwarding(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        let arguments = body.arguments(of: row)
        guard body.standing(ofCallee: callee, among: containers) != .other, let service = arguments.first,
            arguments.contains(where: { $0.label == to })
        else { return }
        var registration = registration(row, callee, body.askedType(service), arguments, in: body)
        registration.lifetime = .between
        wiring.add(registration)
    }

    // MARK: Lookups

    private func readLookup(_ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        let standing = body.standing(ofCallee: callee, among: containers)
        guard standing != .other else { return }
        let arguments = body.arguments(of: row)
        let asked: AskedType?
        if let first = arguments.first, first.label.isNone {
            guard let written = body.askedType(first) ?? body.toldType(first) else { return }
            asked = written
        } else {
            asked = body.inferredType(ofCall: row)
        }
        guard let asked, !asked.type.isUnknown else { return }
        let handed = arguments.drop { !argument.contains($0.label) }
        var lookup = Lookup(
            key: body.key(asked, body.keyName(among: arguments, label: name)), product: asked.type,
            argumentCount: handed.count, site: body.wiringSite(row), typeRow: body.typeRow, keyOffset: asked.offset)
        lookup.writtenAs = asked.writtenAs
        if body.rows[callee].name == resolveCollection {
            lookup.key = lookup.key.map(collection)
            lookup.asksForAll = true
        }
        lookup.isDeferred = asked.type.wrappers.contains(.deferred)
        lookup.isDemanded = body.isForced(row) || body.returnsForSure(row)
        lookup.isKnownReceiver = standing == .known || body.isNamed(receiverOf: callee, among: usualReceivers)
        let asking = knit?.calleeOnResolver(row, callee, in: body) ?? callee
        lookup.baseAccess = body.baseAccess(ofCallee: asking)
        lookup.receiver = body.receiver(ofCallee: asking)
        wiring.add(lookup)
    }
}

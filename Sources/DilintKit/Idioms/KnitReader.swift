import SwiftFacts

/// What Knit adds to Swinject: `T.make(resolver:)`, which a macro writes beside `@Resolvable init(…)`, and accessors
/// that are generated from registrations (`resolver.api()`). Neither stands in the sources.
struct KnitReader: Sendable {
    /// How comments begin that are addressed to it.
    static let commentMark = "@knit"

    /// Names of its types that put assemblies together and give out their resolver.
    let assemblers: FewNames
    /// Names of its protocols that assemblies conform to.
    let assemblies: FewNames
    private let make: NameID
    private let resolver: NameID
    private let name: NameID
    private let resolvable: NameID
    private let named: NameID
    private let argument: NameID
    private let handed: FewNames
    /// The resolver of Swinject behind one of Knit.
    private let unsafeResolver: NameID
    private let resolverName: NameID
    /// Functions that every resolver has.
    private let ownMembers: FewNames

    /// nil where nothing names Knit.
    init?(_ names: IdiomNames) {
        guard names.isMentioned("Knit") else { return nil }
        assemblers = names.ids("ModuleAssembler ScopedModuleAssembler")
        assemblies = names.ids(
            """
            ModuleAssembly AutoInitModuleAssembly GeneratedModuleAssembly FakeAssembly AbstractAssembly
            DefaultModuleAssemblyOverride
            """)
        make = names.id("make")
        resolver = names.id("resolver")
        name = names.id("name")
        resolvable = names.id("Resolvable")
        named = names.id("Named")
        argument = names.id("Argument")
        handed = names.ids("Argument UseDefault")
        unsafeResolver = names.id("unsafeResolver")
        resolverName = names.id("Resolver")
        ownMembers = names.ids("unsafeResolver knitUnwrap _dependencyTree")
    }

    func readCall(
        _ row: Int, _ callee: Int, among resolvers: FewNames, in body: borrowing BodyResolver,
        into wiring: inout FileWiring
    ) {
        if let function = expanded(row, callee, in: body) {
            addNeeds(of: function, row, callee, in: body, into: &wiring)
        } else if isAccessor(callee, among: resolvers, in: body) {
            let product = accessed(callee, in: body).map { ResolvedType.nominal($0) } ?? .unknown
            let baseAccess = body.baseAccess(ofCallee: callee)
            // Whoever reaches a static one is told by that, unless it is known what it is asked for.
            guard baseAccess < 0 || !product.isUnknown else { return }
            let given = body.arguments(of: row)
            var lookup = Lookup(
                key: .accessor(body.rows[callee].name, body.keyName(among: given, label: name)), product: product,
                argumentCount: given.count { $0.label != name }, site: body.wiringSite(row), typeRow: body.typeRow,
                keyOffset: body.nameOffset(ofRow: callee))
            lookup.baseAccess = baseAccess
            lookup.receiver = body.receiver(ofCallee: callee)
            wiring.add(lookup)
        }
    }

    /// The accessor that is generated for what is registered under a key.
    ///
    /// - Parameter operand: The registered type as it is written.
    func accessors(
        of key: WiringKey, at operand: Int, ofCall row: Int, in body: borrowing BodyResolver
    ) -> [GeneratedAccessor] {
        if comments(aboveCall: row, in: body).contains(where: Self.isHiding) { return [] }
        guard case .type(_, let keyName) = key, case let written = body.typeText(operand), !written.isEmpty,
            let name = body.index.linked.names.find(KnitNames.accessor(ofType: written))
        else { return [] }
        return [GeneratedAccessor(key: .accessor(name, keyName), registered: key)]
    }

    /// What comments above a call tell the generator.
    private func comments(aboveCall row: Int, in body: borrowing BodyResolver) -> [DirectiveFact] {
        let start = body.rows.offset(of: Int(body.tree[row].root))
        return body.facts.directives.filter { $0.nextCode == start && $0.text.hasPrefix(Self.commentMark) }
    }

    /// Whether a comment says that no accessor is generated: `// @knit hidden`.
    private static func isHiding(_ comment: DirectiveFact) -> Bool {
        comment.text.contains("hidden") || comment.text.contains("ignore")
    }

    /// Those that comments above a registering call name: `// @knit alias("mail")`.
    func aliases(ofCall row: Int, for key: WiringKey, in body: borrowing BodyResolver) -> [GeneratedAccessor] {
        guard case .type(_, let keyName) = key else { return [] }
        return comments(aboveCall: row, in: body).flatMap { directive in
            directive.text.split(separator: "\"").enumerated().compactMap { position, word -> GeneratedAccessor? in
                guard position % 2 == 1, directive.text.contains("alias(\"\(word)\")") else { return nil }
                return body.index.linked.names.find(String(word))
                    .map { GeneratedAccessor(key: .accessor($0, keyName), registered: key) }
            }
        }
    }

    /// The type that a call gives which only the macro or the generator declares.
    func resultType(
        ofCall row: Int, _ callee: Int, among resolvers: FewNames, in body: borrowing BodyResolver
    ) -> ResolvedType? {
        if expanded(row, callee, in: body) != nil, body.rows[callee].name == make {
            return body.operand(callee).type.metatypeInstance.map { .nominal($0) }
        }
        guard isOfResolver(callee, among: resolvers, in: body) else { return nil }
        // Behind it stands the same container.
        if body.rows[callee].name == unsafeResolver { return body.operand(callee).type }
        return accessed(callee, in: body).map { .nominal($0) }
    }

    /// The row of what is called on the resolver that a call asks by way of another: `resolver.unsafeResolver(…).resolve(…)`.
    func calleeOnResolver(_ row: Int, _ callee: Int, in body: borrowing BodyResolver) -> Int {
        guard let call = body.receivingCall(of: row), let first = body.calleeRow(of: call),
            body.rows[first].name == unsafeResolver
        else { return callee }
        return first
    }

    /// What a macro writes beside a function or initializer with `@Resolvable`.
    struct Expansion {
        fileprivate var function: FunctionID
        /// What it constructs.
        var made: TypeID?
        /// Types of what is handed in by whoever asks.
        var arguments: [ResolvedType]
    }

    /// The maker that a registration is handed by its name: `factory: Mail.make(resolver:)`.
    func expanded(handed maker: CallArgument, in body: borrowing BodyResolver) -> Expansion? {
        guard maker.final >= 0, let function = resolvable(calledAt: maker.final, in: body) else { return nil }
        let index = body.index
        let isInitializer = index.fact(function).kind == .initializer
        let arguments = index.parameters(of: function).filter { id in
            index.fact(id).attributes.contains { index.files[id.fileIndex].attributes[Int($0)].name == argument }
        }
        return Expansion(
            function: function,
            made: isInitializer ? index.owner(of: function) : index.resultType(of: function).instance,
            arguments: arguments.map { index.type(of: $0) })
    }

    /// Adds what it asks for on behalf of the last registration.
    func addNeeds(
        of maker: Expansion, handed argument: CallArgument, in body: borrowing BodyResolver,
        into wiring: inout FileWiring
    ) {
        addNeeds(
            of: maker.function, argument.final, argument.final, for: Int32(wiring.registrations.count - 1), in: body,
            into: &wiring)
    }

    /// The function or initializer with `@Resolvable` from which `T.make(resolver: $0)` is expanded.
    private func expanded(_ row: Int, _ callee: Int, in body: borrowing BodyResolver) -> FunctionID? {
        body.arguments(of: row).first?.label == resolver ? resolvable(calledAt: callee, in: body) : nil
    }

    private func resolvable(calledAt callee: Int, in body: borrowing BodyResolver) -> FunctionID? {
        guard body.rows[callee].kind == .member, let type = body.operand(callee).type.metatypeInstance else {
            return nil
        }
        let called = body.rows[callee].name
        // A function that the macro stands at takes no resolver: what bears its name is what the macro writes, unless it is
        // written by hand.
        if called == make, !body.values[callee].hasNoOrigin { return nil }
        let index = body.index
        let found = index.members.named(called == make ? .none : called, of: type).compactMap { entry -> FunctionID? in
            guard case .function(let id) = entry.member else { return nil }
            return index.hasAttribute(resolvable, id) ? id : nil
        }
        // Of several the arguments decide, which are not compared.
        return found.count == 1 ? found[0] : nil
    }

    /// Whether what is called is a member of a resolver that no source declares.
    private func isOfResolver(_ callee: Int, among resolvers: FewNames, in body: borrowing BodyResolver) -> Bool {
        guard body.rows[callee].kind == .member, case .none = body.values[callee].origin else { return false }
        return body.standing(ofCallee: callee, among: resolvers) == .known
    }

    /// Whether that is generated: it is none that every resolver has.
    private func isAccessor(_ callee: Int, among resolvers: FewNames, in body: borrowing BodyResolver) -> Bool {
        !ownMembers.contains(body.rows[callee].name) && isOfResolver(callee, among: resolvers, in: body)
    }

    /// The type whose generated accessor is called: `resolver.mailService()` gives a `MailService`. nil where the name may be
    /// that of several types' accessors.
    private func accessed(_ callee: Int, in body: borrowing BodyResolver) -> TypeID? {
        let types = KnitNames.types(ofAccessor: body.index.text(body.rows[callee].name)).compactMap { word -> TypeID? in
            guard let name = body.index.linked.names.find(word), let type = body.index.topLevelType(name),
                body.index.types[type.index].isDeclared
            else { return nil }
            return type
        }
        return types.count == 1 ? types.first : nil
    }

    /// Whether the accessor that a macro's code calls for a written type is a function of the project's own, which may give out
    /// whatever it likes: `extension Resolver { func tide() -> Tide { … } }`.
    private func isWrittenByHand(
        accessorOf type: TypeReference, _ facts: LinkedFile, in index: borrowing ProjectIndex
    ) -> Bool {
        let written = WrittenTypeText(nodes: facts.typeNodes, name: index.linked.names.text).text(type)
        guard let name = index.linked.names.find(KnitNames.accessor(ofType: written)),
            let resolver = index.topLevelType(resolverName)
        else { return false }
        return index.anyFunction(name, of: resolver) != nil
    }

    private func addNeeds(
        of function: FunctionID, _ row: Int, _ callee: Int, for registration: Int32 = -1,
        in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        let facts = body.index.files[function.fileIndex]
        let scope = TypeScope(file: function.fileIndex, type: facts.functions[function.index].owner)
        for parameter in facts.functions[function.index].parameters {
            let fact = facts.parameters[Int(parameter)]
            let attributes = fact.attributes.map { facts.attributes[Int($0)] }
            if attributes.contains(where: { handed.contains($0.name) }) { continue }
            let type = body.index.parameterTypes[function.fileIndex][Int(parameter)]
            // What stands around a type makes another key, or another accessor, of it.
            guard !fact.type.isNone, type.wrappers.isDisjoint(with: [.optional, .collection, .function, .deferred]),
                !isWrittenByHand(accessorOf: fact.type, facts, in: body.index)
            else { continue }
            let detail = body.index.genericArguments(of: fact.type, in: scope)
            // Which name, `@Named("disk")`, is not kept.
            let keyName: KeyName = attributes.contains { $0.name == named } ? .unknown : .none
            var lookup = Lookup(
                key: body.index.keyType(type, detail: detail).map { .type($0, keyName) }, product: type,
                site: body.wiringSite(row), typeRow: body.typeRow,
                keyOffset: body.rows.offset(of: Int(body.tree[callee].root)))
            lookup.isDemanded = true
            lookup.registration = registration
            wiring.add(lookup)
        }
    }
}

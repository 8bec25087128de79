import SwiftFacts

/// What Knit adds to Swinject: `T.make(resolver:)`, which a macro writes beside `@Resolvable init(…)`, and accessors
/// that are generated from registrations (`resolver.api()`). Neither stands in the sources.
struct KnitReader: Sendable {
    /// How comments begin that are addressed to it.
    static let commentMark = "@knit"

    private let make: NameID
    private let resolver: NameID
    private let name: NameID
    private let resolvable: NameID
    private let named: NameID
    private let handed: FewNames

    /// nil where nothing names Knit.
    init?(_ names: IdiomNames) {
        guard names.isMentioned("Knit") else { return nil }
        make = names.id("make")
        resolver = names.id("resolver")
        name = names.id("name")
        resolvable = names.id("Resolvable")
        named = names.id("Named")
        handed = names.ids("Argument UseDefault")
    }

    func readCall(
        _ row: Int, _ callee: Int, among resolvers: FewNames, in body: borrowing BodyResolver,
        into wiring: inout FileWiring
    ) {
        if let function = expanded(row, callee, in: body) {
            addNeeds(of: function, row, callee, in: body, into: &wiring)
        } else if let type = accessed(row, callee, among: resolvers, in: body) {
            let asked = AskedType(type: .nominal(type), offset: body.rows.offset(of: callee))
            let given = body.arguments(of: row)
            var lookup = Lookup(
                key: body.key(asked, body.keyName(among: given, label: name)), product: asked.type,
                argumentCount: given.count { $0.label != name }, site: body.wiringSite(row), typeRow: body.typeRow,
                keyOffset: asked.offset)
            lookup.baseAccess = body.baseAccess(ofCallee: callee)
            wiring.add(lookup)
        } else if case .none = body.values[callee].origin, body.rows[callee].kind == .member,
            body.standing(ofCallee: callee, among: resolvers) == .known, body.baseAccess(ofCallee: callee) < 0
        {
            wiring.add(
                Lookup(
                    key: alias(body.rows[callee].name), product: .unknown, site: body.wiringSite(row),
                    typeRow: body.typeRow, keyOffset: body.nameOffset(ofRow: callee)))
        }
    }

    /// The names that comments above a registering call give to its accessors: `// @knit alias("mail")`.
    func aliases(ofCall row: Int, in body: borrowing BodyResolver) -> [WiringKey] {
        let start = body.rows.offset(of: Int(body.tree[row].root))
        return body.facts.directives.filter { $0.nextCode == start && $0.text.hasPrefix(Self.commentMark) }.flatMap {
            directive in
            directive.text.split(separator: "\"").enumerated().compactMap { position, word -> WiringKey? in
                guard position % 2 == 1, directive.text.contains("alias(\"\(word)\")") else { return nil }
                return body.index.linked.names.find(String(word)).map(alias)
            }
        }
    }

    /// The key of an accessor that only a comment names.
    private func alias(_ name: NameID) -> WiringKey {
        .type(KeyType(type: ResolvedType(.external, id: name.rawValue), detail: "()"), .none)
    }

    /// The type that a call gives which only the macro or the generator declares.
    func resultType(
        ofCall row: Int, _ callee: Int, among resolvers: FewNames, in body: borrowing BodyResolver
    ) -> ResolvedType? {
        if expanded(row, callee, in: body) != nil, body.rows[callee].name == make {
            return body.operand(callee).type.metatypeInstance.map { .nominal($0) }
        }
        return accessed(row, callee, among: resolvers, in: body).map { .nominal($0) }
    }

    /// The function or initializer with `@Resolvable` from which `T.make(resolver: $0)` is expanded.
    private func expanded(_ row: Int, _ callee: Int, in body: borrowing BodyResolver) -> FunctionID? {
        guard body.rows[callee].kind == .member, body.arguments(of: row).first?.label == resolver,
            let type = body.operand(callee).type.metatypeInstance
        else { return nil }
        let called = body.rows[callee].name
        let index = body.index
        return index.members.named(called == make ? .none : called, of: type).lazy.compactMap { entry -> FunctionID? in
            guard case .function(let id) = entry.member else { return nil }
            return index.hasAttribute(resolvable, id) ? id : nil
        }.first
    }

    /// The type whose generated accessor is called: `resolver.mailService()` gives a `MailService`.
    private func accessed(
        _ row: Int, _ callee: Int, among resolvers: FewNames, in body: borrowing BodyResolver
    ) -> TypeID? {
        guard body.rows[callee].kind == .member, case .none = body.values[callee].origin,
            body.standing(ofCallee: callee, among: resolvers) == .known
        else { return nil }
        let word = body.index.text(body.rows[callee].name)
        guard let first = word.first, first.isLowercase,
            let typeName = body.index.linked.names.find(word.withFirstUppercased),
            let type = body.index.topLevelType(typeName), body.index.types[type.index].isDeclared
        else { return nil }
        return type
    }

    private func addNeeds(
        of function: FunctionID, _ row: Int, _ callee: Int, in body: borrowing BodyResolver,
        into wiring: inout FileWiring
    ) {
        let facts = body.index.files[function.fileIndex]
        let scope = TypeScope(file: function.fileIndex, type: facts.functions[function.index].owner)
        for parameter in facts.functions[function.index].parameters {
            let fact = facts.parameters[Int(parameter)]
            let attributes = fact.attributes.map { facts.attributes[Int($0)] }
            if attributes.contains(where: { handed.contains($0.name) }) { continue }
            let type = body.index.parameterTypes[function.fileIndex][Int(parameter)]
            // What stands around a type makes another key, or another accessor, of it.
            guard !fact.type.isNone, type.wrappers.isDisjoint(with: [.optional, .collection, .function, .deferred])
            else { continue }
            let detail = body.index.genericArguments(of: fact.type, in: scope)
            // Which name, `@Named("disk")`, is not kept.
            let keyName: KeyName = attributes.contains { $0.name == named } ? .unknown : .none
            var lookup = Lookup(
                key: body.index.keyType(type, detail: detail).map { .type($0, keyName) }, product: type,
                site: body.wiringSite(row), typeRow: body.typeRow,
                keyOffset: body.rows.offset(of: Int(body.tree[callee].root)))
            lookup.isDemanded = true
            wiring.add(lookup)
        }
    }
}

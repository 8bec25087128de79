import SwiftFacts

/// Weaver: comments or property wrappers say what a type registers, refers to and takes; the rest is generated.
///
/// A reference is answered by its type: by a type above that registers, or takes, what is known as it; its name only
/// decides between several. Nothing is imported: a file is read where such a comment or wrapper stands in it.
struct WeaverIdiom: Idiom {
    static let library = "Weaver"
    static let modules = ["WeaverDI"]

    /// No scope opens a ring, but what a builder makes is not looked into.
    static func makingApart(_ made: String, from maker: String) -> String {
        "let \(maker) give \(made) a builder of its own"
    }

    static func makingWhenAsked(_ made: String, by maker: String) -> String {
        "Let \(maker) make \(made) when it is asked for, with a transient scope"
    }

    private let wrappers: FewNames
    private let registration: NameID
    private let reference: NameID
    private let type: NameID
    private let scope: NameID
    private let builder: NameID
    private let container: NameID
    private let targets: FewNames

    init(_ names: IdiomNames) {
        wrappers = names.ids("Weaver WeaverP1 WeaverP2 WeaverP3 WeaverP4 WeaverP5 WeaverP6")
        registration = names.id("registration")
        reference = names.id("reference")
        type = names.id("type")
        scope = names.id("scope")
        builder = names.id("builder")
        container = names.id("container")
        targets = names.ids("platforms projects")
    }

    static let isMarkedInFiles = true
    static let commentMarks = [WeaverComment.mark]

    func isMarked(_ file: LinkedFile) -> Bool {
        file.directives.contains { $0.text.hasPrefix(WeaverComment.mark) }
            || !wrappers.isEmpty && file.attributes.contains { wrappers.contains($0.name) }
    }

    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let attribute = body.attributeAtHand, wrappers.contains(body.facts.attributes[attribute].name) else {
            return
        }
        wiring.attributes[Int32(attribute)] = body.attributeArguments()
    }

    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        var nodes: [Int32: Draft] = [:]
        let bodies = TypeBodies(facts)
        for directive in facts.directives {
            guard let comment = WeaverComment(directive.text), let row = bodies.type(around: directive.offset) else {
                continue
            }
            read(
                comment, of: directive, in: TypeScope(file: file, type: row), index, into: &nodes[row, default: Draft()]
            )
        }
        for (row, fact) in facts.properties.enumerated() where fact.owner >= 0 && !fact.attributes.isEmpty {
            guard let number = fact.attributes.first(where: { wrappers.contains(facts.attributes[Int($0)].name) }),
                let arguments = wiring.attributes[Int32(number)],
                let need = need(PropertyID(file: file, row: row), arguments, facts.attributes[Int(number)], in: index)
            else { continue }
            nodes[fact.owner, default: Draft()].needs.append(need)
        }
        for (row, draft) in nodes.sorted(by: { $0.key < $1.key }) where !draft.needs.isEmpty {
            let made = index.type(file: file, row: row)
            guard !made.isNone else { continue }
            wiring.add(registration(draft, of: made, row: row, file: file, in: index))
        }
    }

    /// What is read of one type.
    private struct Draft {
        var needs: [InstantiationNeed] = []
        var isIsolated = false
    }

    private func registration(
        _ draft: Draft, of type: TypeID, row: Int32, file: Int, in index: ProjectIndex
    ) -> Registration {
        let fact = index.files[file].types[Int(row)]
        var registration = Registration(
            key: index.keyType(.nominal(type), detail: "").map { .type($0, .none) }, product: .nominal(type),
            site: Site(
                file: Int32(file), body: -1, row: 0, offset: fact.nameOffset, condition: fact.condition,
                closureDepth: 0),
            typeRow: row, keyOffset: fact.nameOffset)
        registration.implementation = type
        registration.lifetime = .between
        var node = InstantiationNode(rooting: draft.isIsolated ? .never : .unlessMade, needs: draft.needs)
        node.isMatchedByType = true
        node.isOpen = index.types[type.index].access >= .public
        registration.node = node
        return registration
    }

    // MARK: Comments

    private func read(
        _ comment: WeaverComment, of directive: DirectiveFact, in scope: TypeScope, _ index: ProjectIndex,
        into draft: inout Draft
    ) {
        if case .configuration(let attribute, let value) = comment.statement {
            return configure(comment.name, attribute, value, of: &draft)
        }
        var need = InstantiationNeed(
            label: HandedLabel(name: comment.name, types: []), source: .forwarded, product: .unknown,
            offset: directive.offset, typeOffset: directive.offset,
            condition: index.files[scope.file].types[Int(scope.type)].condition)
        switch comment.statement {
        case .registration(let concrete, let abstract):
            need.label.types = abstract.isEmpty ? [concrete] : abstract
            need.product = resolve(concrete, in: scope, index)
            need.source = .made(index.keyType(need.product, detail: Self.arguments(of: concrete)))
        case .reference(let types):
            need.label.types = types
            need.product = types.count == 1 ? resolve(types[0], in: scope, index) : .unknown
            need.source = .received(as: nil)
        case .parameter(let concrete):
            need.label.types = [concrete]
            need.product = resolve(concrete, in: scope, index)
        case .configuration: return
        }
        draft.needs.append(need)
    }

    /// `api.scope = .transient`, `api.builder = API.make`, `self.isIsolated = true`
    private func configure(_ name: String, _ attribute: String, _ value: String, of draft: inout Draft) {
        if name == "self" {
            if attribute == "isIsolated" { draft.isIsolated = value == "true" }
            return
        }
        guard let number = draft.needs.lastIndex(where: { $0.label.name == name }) else { return }
        switch attribute {
        case "scope": draft.needs[number].isHanded = value != ".container"
        case "builder": draft.needs[number].isBuilt = true
        case "platforms", "projects": draft.needs[number].isConditional = true
        default: break
        }
    }

    /// The type that a comment names; unknown where no source does.
    private func resolve(_ text: String, in scope: TypeScope, _ index: ProjectIndex) -> ResolvedType {
        let path = text.prefix { $0 != "<" && $0 != "?" }.split(separator: ".")
        guard let first = path.first, let name = index.linked.names.find(String(first)) else { return .unknown }
        var found = index.typeName(name, in: scope) ?? ResolvedType(.external, id: name.rawValue)
        for part in path.dropFirst() {
            guard let outer = found.nominalHead, let name = index.linked.names.find(String(part)),
                let entry = index.nestedEntry(named: name, in: outer)
            else { return .unknown }
            found = index.resolved(entry)
        }
        return found
    }

    private static func arguments(of text: String) -> String {
        guard let start = text.firstIndex(of: "<"), let end = text.lastIndex(of: ">"), start < end else { return "" }
        return String(text[text.index(after: start)..<end])
    }

    // MARK: Wrappers

    /// `@Weaver(.registration, type: LiveAPI.self) private var api: API`
    private func need(
        _ id: PropertyID, _ arguments: AttributeArguments, _ attribute: AttributeFact, in index: ProjectIndex
    ) -> InstantiationNeed? {
        let facts = index.files[id.fileIndex]
        let fact = facts.properties[id.index]
        guard !fact.type.isNone, let kind = arguments.members[.none] else { return nil }
        let written = product(of: fact.type, in: facts)
        let types = self.types(of: written, file: id.fileIndex, in: index)
        let place = TypeScope(file: id.fileIndex, type: fact.owner)
        let property = index.resolve(written, in: place)
        var need = InstantiationNeed(
            label: HandedLabel(name: index.text(fact.name), types: types), source: .forwarded,
            product: property, offset: attribute.offset,
            typeOffset: index.nameOffset(of: fact.type, file: id.fileIndex), condition: fact.condition)
        need.isConditional =
            !arguments.others.isDisjoint(with: targets) || targets.contains { arguments.types[$0] != nil }
        if kind == registration {
            let concrete = arguments.types[type]?.first
            need.source = .made(
                concrete.map { index.keyType($0.asked.type, detail: $0.asked.detail) }
                    ?? index.keyType(property, detail: index.genericArguments(of: written, in: place)))
            need.isBuilt = arguments.others.contains(builder) || arguments.types[builder] != nil
            need.isHanded = arguments.members[scope].map { $0 != container } ?? false
        } else if kind == reference {
            need.source = .received(as: nil)
        }
        return need
    }

    /// What a property gives: of a closure what it returns.
    private func product(of reference: TypeReference, in facts: LinkedFile) -> TypeReference {
        let node = facts.typeNodes[Int(reference.rawValue)]
        return node.kind == .function && !node.firstChild.isNone ? node.firstChild : reference
    }

    /// The members of a written type.
    private func types(of reference: TypeReference, file: Int, in index: ProjectIndex) -> [String] {
        let facts = index.files[file]
        let text = WrittenTypeText(nodes: facts.typeNodes, name: index.linked.names.text)
        var node = facts.typeNodes[Int(reference.rawValue)]
        if node.kind == .existential, !node.firstChild.isNone { node = facts.typeNodes[Int(node.firstChild.rawValue)] }
        guard node.kind == .composition else { return [WeaverComment.normal(text.text(reference)[...])] }
        var types: [String] = []
        var child = node.firstChild
        while !child.isNone {
            types.append(WeaverComment.normal(text.text(child)[...]))
            child = facts.typeNodes[Int(child.rawValue)].nextSibling
        }
        return types.sorted()
    }
}

/// Where the types of a file have their bodies.
private struct TypeBodies {
    private let facts: LinkedFile
    /// By where the body starts.
    private let rows: [Int]

    init(_ facts: LinkedFile) {
        self.facts = facts
        rows = facts.types.indices.filter { facts.types[$0].body.start < facts.types[$0].body.end }
            .sorted { facts.types[$0].body.start < facts.types[$1].body.start }
    }

    /// The innermost type whose body a place stands in. O(log types + types around the last one before the place)
    func type(around offset: UInt32) -> Int32? {
        let count = rows.partitionPoint { facts.types[$0].body.start < offset }
        guard count > 0 else { return nil }
        var row = Int32(rows[count - 1])
        while row >= 0, facts.types[Int(row)].body.end <= offset { row = facts.types[Int(row)].enclosing }
        return row < 0 ? nil : row
    }
}

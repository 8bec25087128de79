import SwiftFacts

/// SafeDI: macros say what a type makes, receives from a type above it and is handed; the rest is generated.
///
/// What is received is found by its name and its type as written, as SafeDI itself does it.
struct SafeDIIdiom: Idiom {
    static let library = "SafeDI"
    static let modules = ["SafeDI"]
    static let keyLabels = ["fulfilledByType", "fulfilledByDependencyNamed"]
    static let deferredTypes = [
        "Instantiator", "SendableInstantiator", "ErasedInstantiator", "SendableErasedInstantiator",
    ]

    static func makingApart(_ made: String, from maker: String) -> String {
        "let \(maker) make \(made) when it is needed, with an instantiator"
    }

    static func makingWhenAsked(_ made: String, by maker: String) -> String {
        "Let \(maker) hold an instantiator of \(made), which takes it"
    }

    private let instantiable: NameID
    private let instantiated: NameID
    private let received: NameID
    private let forwarded: NameID
    private let instantiate: NameID
    private let isRoot: NameID
    private let mockOnly: NameID
    private let additionalTypes: NameID
    private let fulfilledByType: NameID
    private let fulfilledByName: NameID
    private let ofType: NameID
    private let onlyIfAvailable: NameID
    private let makers: FewNames
    private let erasedMakers: FewNames

    init(_ names: IdiomNames) {
        instantiable = names.id("Instantiable")
        instantiated = names.id("Instantiated")
        received = names.id("Received")
        forwarded = names.id("Forwarded")
        instantiate = names.id("instantiate")
        isRoot = names.id("isRoot")
        mockOnly = names.id("mockOnly")
        additionalTypes = names.id("fulfillingAdditionalTypes")
        fulfilledByType = names.id("fulfilledByType")
        fulfilledByName = names.id("fulfilledByDependencyNamed")
        ofType = names.id("ofType")
        onlyIfAvailable = names.id("onlyIfAvailable")
        makers = names.ids("Instantiator SendableInstantiator")
        erasedMakers = names.ids("ErasedInstantiator SendableErasedInstantiator")
    }

    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let attribute = body.attributeAtHand else { return }
        let name = body.facts.attributes[attribute].name
        guard name == instantiable || name == instantiated || name == received else { return }
        wiring.attributes[Int32(attribute)] = body.attributeArguments()
    }

    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        var needs: [Int32: [InstantiationNeed]] = [:]
        for (row, fact) in facts.properties.enumerated() where fact.owner >= 0 && !fact.attributes.isEmpty {
            if let need = need(PropertyID(file: file, row: row), in: index, wiring) {
                needs[fact.owner, default: []].append(need)
            }
        }
        for (row, fact) in facts.types.enumerated() {
            guard let number = fact.attributes.first(where: { facts.attributes[Int($0)].name == instantiable }) else {
                continue
            }
            let arguments = wiring.attributes[Int32(number)] ?? AttributeArguments()
            guard !arguments.trueLabels.contains(mockOnly) else { continue }
            if fact.kind == .extension {
                readExtension(row, arguments, file: file, in: index, into: &wiring)
            } else {
                let type = index.type(file: file, row: Int32(row))
                guard !type.isNone else { continue }
                var registration = registration(
                    .nominal(type), detail: "", arguments, row: row, offset: fact.nameOffset, file: file, in: index)
                registration.implementation = type
                registration.node?.needs = needs[Int32(row)] ?? []
                wiring.add(registration)
            }
        }
    }

    /// `@Instantiable extension URLSession { static func instantiate(…) -> URLSession }`
    private func readExtension(
        _ row: Int, _ arguments: AttributeArguments, file: Int, in index: ProjectIndex, into wiring: inout FileWiring
    ) {
        let facts = index.files[file]
        for function in facts.functions
        where function.owner == Int32(row) && function.name == instantiate && function.kind == .method {
            let scope = TypeScope(file: file, type: Int32(row), generics: function.generics)
            guard !function.result.isNone else { continue }
            var registration = registration(
                index.resolve(function.result, in: scope),
                detail: index.genericArguments(of: function.result, in: scope), arguments, row: row,
                offset: index.nameOffset(of: function.result, file: file), file: file, in: index)
            registration.site.local.condition = function.condition
            registration.node?.needs = function.parameters.compactMap { number -> InstantiationNeed? in
                let parameter = facts.parameters[Int(number)]
                guard !parameter.type.isNone, !parameter.flags.contains(.hasDefault) else { return nil }
                return InstantiationNeed(
                    label: HandedLabel(
                        name: index.text(parameter.label), types: [text(of: parameter.type, in: scope, index)]),
                    source: .received(as: nil), product: index.resolve(parameter.type, in: scope),
                    isDeferred: maker(parameter.type, file: file, in: index) != nil, offset: parameter.nameOffset,
                    typeOffset: index.nameOffset(of: parameter.type, file: file), condition: function.condition)
            }
            wiring.add(registration)
        }
    }

    private func registration(
        _ type: ResolvedType, detail: String, _ arguments: AttributeArguments, row: Int, offset: UInt32, file: Int,
        in index: ProjectIndex
    ) -> Registration {
        var registration = Registration(
            key: index.keyType(type, detail: detail).map { .type($0, .none) }, product: type,
            site: Site(
                file: Int32(file), body: -1, row: 0, offset: offset, condition: index.files[file].types[row].condition,
                closureDepth: 0),
            typeRow: Int32(row), keyOffset: offset)
        registration.lifetime = .between
        registration.node = InstantiationNode(
            rooting: arguments.trueLabels.contains(isRoot) ? .declared : .never, needs: [])
        for named in arguments.types[additionalTypes] ?? [] {
            guard let key = index.keyType(named.asked.type, detail: named.asked.detail) else { continue }
            registration.forwarded.append(.type(key, .none))
            registration.node?.forwardedOffsets.append(named.asked.offset)
        }
        return registration
    }

    // MARK: Properties

    private func need(_ id: PropertyID, in index: ProjectIndex, _ wiring: FileWiring) -> InstantiationNeed? {
        let facts = index.files[id.fileIndex]
        let fact = facts.properties[id.index]
        let known: FewNames = [instantiated, received, forwarded]
        guard !fact.type.isNone,
            let number = fact.attributes.first(where: { known.contains(facts.attributes[Int($0)].name) })
        else { return nil }
        let attribute = facts.attributes[Int(number)]
        let arguments = wiring.attributes[Int32(number)] ?? AttributeArguments()
        let maker = maker(fact.type, file: id.fileIndex, in: index)
        let scope = TypeScope(file: id.fileIndex, type: fact.owner)
        var need = InstantiationNeed(
            label: HandedLabel(name: index.text(fact.name), types: [text(of: fact.type, in: scope, index)]),
            source: .forwarded,
            product: index.resolve(maker ?? fact.type, in: scope), isDeferred: maker != nil, offset: attribute.offset,
            typeOffset: index.nameOffset(of: maker ?? fact.type, file: id.fileIndex), condition: fact.condition)
        need.isHanded = maker != nil
        need.isOptional = arguments.trueLabels.contains(onlyIfAvailable)
        if attribute.name == instantiated {
            let detail = index.genericArguments(of: maker ?? fact.type, in: scope)
            var key = index.keyType(need.product, detail: detail)
            if let name = arguments.texts[fulfilledByType] {
                key = index.typeName(name, in: scope).flatMap { index.keyType($0, detail: "") }
            } else if arguments.others.contains(fulfilledByType) {
                key = nil
            }
            need.source = .made(key)
        } else if attribute.name == received {
            var original: HandedLabel?
            if let name = arguments.texts[fulfilledByName], let type = arguments.types[ofType]?.first {
                original = HandedLabel(name: index.text(name), types: [type.text])
            } else if arguments.others.contains(fulfilledByName) {
                need.isOptional = true
            }
            need.source = .received(as: original)
        }
        return need
    }

    /// A type as written; of one that SafeDI makes itself the whole name, however much of it is written.
    private func text(of reference: TypeReference, in scope: TypeScope, _ index: ProjectIndex) -> String {
        let facts = index.files[scope.file]
        let kind = facts.typeNodes[Int(reference.rawValue)].kind
        if kind == .named || kind == .member, let id = index.resolve(reference, in: scope).instance,
            isMade(id, index)
        {
            return index.qualifiedName(of: id)
        }
        return WrittenTypeText(nodes: facts.typeNodes, name: index.linked.names.text).text(reference)
    }

    private func isMade(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        guard !index.isGeneric(type) else { return false }
        return index.declarations(of: type).contains { part in
            let facts = index.files[part.fileIndex]
            return facts.types[part.index].attributes.contains { facts.attributes[Int($0)].name == instantiable }
        }
    }

    /// The type that a property's maker makes: `T` of `Instantiator<T>`; nil where the property is no maker.
    private func maker(_ reference: TypeReference, file: Int, in index: ProjectIndex) -> TypeReference? {
        let nodes = index.files[file].typeNodes
        var node = nodes[Int(reference.rawValue)]
        while [.optional, .implicitlyUnwrapped, .existential, .opaque].contains(node.kind), !node.firstChild.isNone {
            node = nodes[Int(node.firstChild.rawValue)]
        }
        guard node.kind == .named, !node.firstChild.isNone else { return nil }
        if makers.contains(node.name) { return node.firstChild }
        guard erasedMakers.contains(node.name) else { return nil }
        let second = nodes[Int(node.firstChild.rawValue)].nextSibling
        return second.isNone ? nil : second
    }
}

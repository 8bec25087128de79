import SwiftFacts

/// Property wrappers and subscripts that are told where in a store of the project a value stands:
/// `@Injected(\.api) var api`, `Store[\.api]`.
extension ProjectIndex {
    /// What a wrapped property is told the place of; nil where its wrapper is told none, or text does not tell which.
    func memberAtKeyPath(of property: PropertyID) -> PropertyID? {
        let facts = files[property.fileIndex]
        let fact = facts.properties[property.index]
        for row in fact.attributes {
            let attribute = facts.attributes[Int(row)]
            let path = facts.keyPath(of: attribute)
            guard path.count == 1,
                let wrapper = typeName(attribute.name, in: TypeScope(file: property.fileIndex, type: fact.owner)),
                let store = wrapper.nominalHead.flatMap(keyPathStore(of:))?.instance,
                let member = self.property(path[0], of: store, seenFrom: property.fileIndex)
            else { continue }
            return member
        }
        return nil
    }

    /// The type of what a key path leads to that begins at a library's type; nil where one of its members is not the
    /// project's.
    func type(atKeyPath path: [NameID], of root: NameID, seenFrom file: Int) -> ResolvedType? {
        var found: ResolvedType?
        var store = topLevelType(root)
        for name in path {
            guard let type = store, let member = property(name, of: type, seenFrom: file) else { return nil }
            found = self.type(of: member)
            store = found?.instance
        }
        return found
    }

    /// Far above what a wrapper has: each property that it wraps asks for them.
    private static let initializersInView = 64

    /// The type into which a generic type's initializer takes a key path to a value of the generic parameter's type:
    /// `init(_ path: KeyPath<Store, Value>)`; nil without such an initializer.
    func keyPathStore(of wrapper: TypeID) -> ResolvedType? {
        let generics = declarations(of: wrapper).reduce(into: Set<NameID>()) { names, part in
            let facts = files[part.fileIndex]
            for row in facts.types[part.index].generics { names.insert(facts.genericParameters[Int(row)].name) }
        }
        return generics.isEmpty ? nil : keyPathRoot(of: wrapper) { generics.contains($0) }
    }

    /// The type at which the key paths begin that a type's initializers take.
    func keyPathRoot(of wrapper: TypeID) -> ResolvedType? { keyPathRoot(of: wrapper) { _ in true } }

    /// The type at which the key paths begin that a generic subscript takes to give out what they lead to:
    /// `static subscript<Value>(_ path: WritableKeyPath<Store, Value>) -> Value`; nil of any other.
    func keyPathRoot(ofSubscript id: FunctionID) -> ResolvedType? {
        let facts = files[id.fileIndex]
        let fact = facts.functions[id.index]
        let result = resultType(of: id)
        guard fact.kind == .subscriptMember, fact.parameters.count == 1, let row = fact.parameters.first,
            result.head == .generic, result.wrappers.isEmpty
        else { return nil }
        let written = facts.parameters[Int(row)].type
        guard !written.isNone else { return nil }
        let node = facts.typeNodes[Int(written.rawValue)]
        guard node.kind == .named, known.keyPaths.contains(node.name), !node.firstChild.isNone else { return nil }
        let value = facts.typeNodes[Int(node.firstChild.rawValue)].nextSibling
        guard !value.isNone, facts.typeNodes[Int(value.rawValue)].name.rawValue == result.id else { return nil }
        let root = resolve(
            node.firstChild, in: TypeScope(file: id.fileIndex, type: fact.owner, generics: fact.generics))
        return root.instance != nil && !root.isGenericProduct ? root : nil
    }

    /// - Parameter isMeant: Whether key paths to a value of the type of that name are meant.
    private func keyPathRoot(of wrapper: TypeID, to isMeant: (NameID) -> Bool) -> ResolvedType? {
        for entry in members.named(.none, of: wrapper).prefix(Self.initializersInView) {
            guard case .function(let id) = entry.member else { continue }
            let facts = files[id.fileIndex]
            let function = facts.functions[id.index]
            guard function.kind == .initializer else { continue }
            for row in function.parameters.prefix(Self.initializersInView) {
                let written = facts.parameters[Int(row)].type
                guard !written.isNone else { continue }
                let node = facts.typeNodes[Int(written.rawValue)]
                guard node.kind == .named, known.keyPaths.contains(node.name), !node.firstChild.isNone else { continue }
                let value = facts.typeNodes[Int(node.firstChild.rawValue)].nextSibling
                guard !value.isNone, isMeant(facts.typeNodes[Int(value.rawValue)].name) else { continue }
                return resolve(node.firstChild, in: TypeScope(file: id.fileIndex, type: function.owner))
            }
        }
        return nil
    }
}

extension LinkedFile {
    /// The members of the key path that an attribute is told: `api` of `@Environment(\.api)`. Empty without one, and once
    /// the rows are dropped.
    func keyPath(of attribute: AttributeFact) -> [NameID] {
        // Most are told nothing: the rows, which are taken under a lock, are asked for last.
        guard attribute.body >= 0, case let all = expressions, !all.isEmpty else { return [] }
        let range = bodies[Int(attribute.body)].rows
        let rows = all[Int(range.lowerBound)..<Int(range.upperBound)]
        guard var base = rows.firstIndex(where: { $0.kind == .keyPath }) else { return [] }
        var members: [NameID] = []
        for row in base..<rows.endIndex where rows[row].kind == .member && all.link(of: row) == base {
            members.append(rows[row].name)
            base = row
        }
        return members
    }
}

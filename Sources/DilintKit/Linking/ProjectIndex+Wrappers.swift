import SwiftFacts

// Property wrappers that ask a library's container.

extension ProjectIndex {
    /// What a wrapper asks for that fills a property of a written type: `@Injected(name: .beta) var api: API`. It is demanded
    /// unless the property may be nil.
    func lookup(by attribute: AttributeFact, nameLabel: NameID, for property: PropertyID) -> Lookup {
        let file = property.fileIndex
        let fact = fact(property)
        let type = type(of: property)
        let name = wrapperName(attribute, label: nameLabel, file: file)
        let detail = genericArguments(of: fact.type, in: TypeScope(file: file, type: fact.owner))
        var lookup = Lookup(
            key: keyType(type, detail: detail).map { .type($0, name) },
            product: type, site: .wrapper(attribute, fact, file: file), typeRow: fact.owner,
            keyOffset: nameOffset(of: fact.type, file: file))
        lookup.writtenAs = soleName(of: fact.type, file: file)
        lookup.isDemanded = !type.wrappers.contains(.optional)
        lookup.property = property
        return lookup
    }

    /// The type that a wrapper is told first by its metatype: `@Environment(Model.self)`, `@Environment(Feature.Model.self)`;
    /// nil where it is told none.
    func type(toldTo attribute: AttributeFact, of property: PropertyID) -> ResolvedType? {
        guard attribute.body >= 0 else { return nil }
        let (file, owner) = (property.fileIndex, fact(property).owner)
        let range = files[file].bodies[Int(attribute.body)].rows
        return files[file].expressions.withUnsafeRows(range) { rows in
            guard let first = rows.indices.first(where: { rows[$0].kind == .name }) else { return nil }
            var type = typeName(rows[first].name, in: TypeScope(file: file, type: owner))
            var last = first
            while let known = type,
                let member = rows.indices.dropFirst(last + 1).first(where: {
                    rows[$0].kind == .member && rows.link(of: $0) == last
                })
            {
                if rows[member].name == self.known.selfName { return known }
                type = known.instance.flatMap { nestedEntry(named: rows[member].name, in: $0) }.map(resolved)
                last = member
            }
            return nil
        }
    }

    /// The name in a wrapper's arguments: `@Injected(name: .beta)`.
    private func wrapperName(_ attribute: AttributeFact, label: NameID, file: Int) -> KeyName {
        guard attribute.body >= 0 else { return .none }
        let range = files[file].bodies[Int(attribute.body)].rows
        return files[file].expressions.withUnsafeRows(range) { rows in
            guard let argument = rows.indices.first(where: { rows[$0].kind == .argument && rows[$0].name == label })
            else { return .none }
            guard
                let operand = rows.indices.dropFirst(argument + 1).first(where: {
                    rows.link(of: $0) == argument && !rows[$0].kind.isApplied && rows[$0].kind != .scopeEnd
                })
            else { return .unknown }
            var final = operand
            while let next = rows.indices.dropFirst(final + 1).first(where: {
                rows[$0].kind.isApplied && rows.link(of: $0) == final
            }) { final = next }
            return keyName(in: rows, operand: operand, final: final)
        }
    }
}

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
        var lookup = Lookup(
            key: keyType(type, detail: genericArguments(of: fact.type, file: file)).map { .type($0, name) },
            product: type, site: .wrapper(attribute, fact, file: file), typeRow: fact.owner,
            keyOffset: nameOffset(of: fact.type, file: file))
        lookup.isDemanded = !type.wrappers.contains(.optional)
        lookup.property = property
        return lookup
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

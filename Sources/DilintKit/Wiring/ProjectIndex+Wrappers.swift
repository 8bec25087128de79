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
        return files[file].expressions.withUnsafeBufferPointer { all in
            let rows = UnsafeBufferPointer(rebasing: all[Int(range.lowerBound)..<Int(range.upperBound)])
            guard let argument = rows.indices.first(where: { rows[$0].kind == .argument && rows[$0].name == label })
            else { return .none }
            let base = Int(range.lowerBound)
            guard
                let operand = rows.indices.dropFirst(argument + 1).first(where: {
                    Int(rows[$0].link) - base == argument && !rows[$0].kind.isApplied && rows[$0].kind != .scopeEnd
                })
            else { return .unknown }
            var final = operand
            while let next = rows.indices.dropFirst(final + 1).first(where: {
                rows[$0].kind.isApplied && Int(rows[$0].link) - base == final
            }) { final = next }
            return keyName(in: rows, base: base, operand: operand, final: final)
        }
    }
}

import SwiftFacts

/// Property wrappers of the project's own that ask a locator.
struct LocatorWrappers {
    /// Those that ask as soon as they are made.
    private var eager: Set<TypeID> = []
    /// Those that ask later alone, when their value is read.
    private var later: Set<TypeID> = []

    var isEmpty: Bool { eager.isEmpty && later.isEmpty }

    /// O(generic calls + lookups)
    init(index: ProjectIndex, uses: ProjectUses, classification: Classification, resolvers: ResolverCode) {
        for file in index.files.indices {
            for number in resolvers.genericCalls[file] {
                let call = uses[file].calls[Int(number)]
                guard classification.isAskingLocator(call, among: resolvers.asking, forAnything: true) else { continue }
                let isEager =
                    index.runsAtConstruction(call.site) && !call.site.isDeferred && !call.site.isConditional
                note(index.enclosingType(of: call.site), isEager: isEager, classification)
            }
            for lookup in uses[file].wiring.lookups where lookup.product.isGenericProduct {
                let type = index.type(file: file, row: lookup.typeRow)
                note(type, isEager: lookup.runsAtConstruction(in: index), classification)
            }
        }
        later.subtract(eager)
    }

    private mutating func note(_ type: TypeID, isEager: Bool, _ classification: Classification) {
        guard !type.isNone, classification.roles(of: type).contains(.propertyWrapper) else { return }
        if isEager { eager.insert(type) } else { later.insert(type) }
    }

    /// The attribute by which a property fetches its value, and whether it does once an instance is made; nil for other
    /// properties.
    func attribute(of id: PropertyID, in index: ProjectIndex) -> (fact: AttributeFact, isEager: Bool)? {
        let facts = index.files[id.fileIndex]
        let fact = facts.properties[id.index]
        let scope = TypeScope(file: id.fileIndex, type: fact.owner)
        for row in fact.attributes {
            let attribute = facts.attributes[Int(row)]
            guard let wrapper = index.typeName(attribute.name, in: scope)?.nominalHead else { continue }
            if eager.contains(wrapper) { return (attribute, true) }
            if later.contains(wrapper) { return (attribute, false) }
        }
        return nil
    }
}

extension Classification {
    /// Whether a call asks a locator of the project's own.
    ///
    /// - Parameters:
    ///   - functions: Those that ask one for what they are told.
    ///   - forAnything: For what its caller is told, rather than for a type of its own.
    func isAskingLocator(_ call: Call, among functions: Set<FunctionID>, forAnything: Bool = false) -> Bool {
        let asked = call.asked
        // What the call itself says comes first: hardly any gets further, and what the function says is far away.
        guard asked.isGenericProduct == forAnything, forAnything || !call.key.isUnknown,
            case .function(let id) = call.callee
        else { return false }
        if case .written = call.flow { return false }
        return shapes.index.resultType(of: id).isGenericProduct
            && (functions.contains(id) || isOfResolver(call) && shapes.givesWhatItIsTold(id))
    }

    private func isOfResolver(_ call: Call) -> Bool {
        resolver(call.base) != nil || call.base.metatypeInstance.map { roles(of: $0).contains(.resolver) } ?? false
    }
}

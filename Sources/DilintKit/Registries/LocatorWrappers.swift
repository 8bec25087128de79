import SwiftFacts

/// Property wrappers of the project's own that ask a locator as soon as they are made.
struct LocatorWrappers {
    private(set) var eager: Set<TypeID> = []

    /// O(generic calls + lookups)
    init(index: ProjectIndex, uses: ProjectUses, classification: Classification, resolvers: ResolverCode) {
        for file in index.files.indices {
            for number in resolvers.genericCalls[file] {
                let call = uses[file].calls[Int(number)]
                guard classification.isAskingLocator(call, among: resolvers.asking, forAnything: true),
                    index.runsAtConstruction(call.site), !call.site.isDeferred, !call.site.isConditional
                else { continue }
                note(index.enclosingType(of: call.site), classification)
            }
            for lookup in uses[file].wiring.lookups
            where lookup.product.isGenericProduct && lookup.runsAtConstruction(in: index) {
                note(index.type(file: file, row: lookup.typeRow), classification)
            }
        }
    }

    private mutating func note(_ type: TypeID, _ classification: Classification) {
        if !type.isNone, classification.roles(of: type).contains(.propertyWrapper) { eager.insert(type) }
    }

    /// The attribute by which a property fetches its value; nil for other properties.
    func attribute(of id: PropertyID, in index: ProjectIndex) -> AttributeFact? {
        let facts = index.files[id.fileIndex]
        let fact = facts.properties[id.index]
        let scope = TypeScope(file: id.fileIndex, type: fact.owner)
        return fact.attributes.lazy.map { facts.attributes[Int($0)] }.first { attribute in
            index.typeName(attribute.name, in: scope)?.nominalHead.map(eager.contains) ?? false
        }
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

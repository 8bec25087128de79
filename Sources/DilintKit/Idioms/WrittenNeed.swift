import SwiftFacts

/// A type that a maker takes, as it is written.
struct WrittenNeed: Sendable {
    var reference: TypeReference
    var scope: TypeScope

    func type(in index: ProjectIndex) -> ResolvedType? {
        let type = index.resolve(reference, in: scope)
        return type.isUnknown ? nil : type
    }
}

extension ProjectIndex {
    /// What a parameter, or a property of a memberwise initializer, takes.
    func need(of target: ArgumentTarget) -> WrittenNeed {
        switch target {
        case .parameter(let id):
            let owner = function(of: id).map { fact($0).owner } ?? -1
            return WrittenNeed(reference: fact(id).type, scope: TypeScope(file: id.fileIndex, type: owner))
        case .memberwise(let id):
            return WrittenNeed(reference: fact(id).type, scope: TypeScope(file: id.fileIndex, type: fact(id).owner))
        }
    }

    /// What the only initializer of a type takes, be it written or a struct's own; empty where there are several.
    func needs(ofConstructing type: TypeID) -> [WrittenNeed] {
        guard !isGeneric(type) else { return [] }
        let written = initializers(of: type)
        if written.count == 1, let initializer = written.first {
            let function = files[initializer.fileIndex].functions[initializer.index]
            let scope = TypeScope(file: initializer.fileIndex, type: function.owner)
            return function.parameters.compactMap { row in
                let reference = files[initializer.fileIndex].parameters[Int(row)].type
                return reference.isNone ? nil : WrittenNeed(reference: reference, scope: scope)
            }
        }
        guard written.isEmpty, types[type.index].kind == .struct else { return [] }
        return members.all(of: type).compactMap { entry in
            guard case .property(let id) = entry.member else { return nil }
            let fact = files[id.fileIndex].properties[id.index]
            guard fact.flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy, .hasInitialValue]),
                fact.attributes.isEmpty, !fact.type.isNone
            else { return nil }
            return WrittenNeed(reference: fact.type, scope: TypeScope(file: id.fileIndex, type: fact.owner))
        }
    }
}

import SwiftFacts

// Who may read a property besides the code that is seen to.

extension Project {
    /// Whether something that cannot be followed may read a property: it is public, witnesses a requirement, or a
    /// mention of that name cannot be placed.
    func mayBeReadElsewhere(_ id: PropertyID) -> Bool {
        let fact = fact(id)
        if fact.access >= .public || fact.flags.contains(.isObjC) || fact.flags.contains(.isOverride) { return true }
        let owner = owner(of: id)
        guard !owner.isNone else { return true }
        if fact.access > .fileprivate, index.hasAttribute(index.known.objcMembers, owner) { return true }
        if isDemanded(fact.name, of: owner) || isCompared(owner) { return true }
        return isPerhapsRead(id)
    }

    /// Whether some mention of a property's name cannot be placed.
    func isPerhapsRead(_ id: PropertyID) -> Bool {
        let fact = fact(id)
        if uses[id.fileIndex].unplaced.containsSorted(fact.name) { return true }
        return fact.access > .fileprivate && unplaced.contains(fact.name, inModuleOf: id.fileIndex)
    }

    /// Whether a value's conformances read all its properties, written or not: it is compared, hashed or encoded.
    private func isCompared(_ type: TypeID) -> Bool {
        !index.types[type.index].isReference
            && index.outsideAncestors[type.index].contains {
                classification.outside.values.contains($0) || classification.outside.coding.contains($0)
            }
    }

    /// Whether a protocol that the type (or a subclass) conforms to asks for a property of that name, or may do so
    /// because its declaration is not known.
    private func isDemanded(_ name: NameID, of type: TypeID) -> Bool {
        func isDemanded(of conformer: TypeID) -> Bool {
            index.ancestors[conformer.index].contains { ancestor in
                index.types[ancestor.index].kind == .protocol && !index.members.named(name, of: ancestor).isEmpty
            }
        }
        return isDemanded(of: type) || bindings.subclasses(of: type).contains(where: isDemanded)
    }
}

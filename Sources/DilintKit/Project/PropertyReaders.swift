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

    /// Whether a property satisfies, or may satisfy, what a protocol of its type asks for.
    func isDemanded(_ id: PropertyID) -> Bool {
        let owner = owner(of: id)
        return !owner.isNone && isDemanded(fact(id).name, of: owner)
    }

    /// The protocols that a bag alone conforms to and that ask for nothing but properties: whoever reads those reads the bag's.
    func protocolsShowing(_ bag: TypeID) -> [TypeID] {
        guard !bag.isNone, roles(of: bag).contains(.bundle) else { return [] }
        return index.ancestors[bag.index].filter { shown in
            index.types[shown.index].kind == .protocol && bindings.conformers(of: shown).count == 1
                && !classification.shapes.asksForMethods(shown)
        }
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

    /// Whether a struct conforms to what only a package that the file imports can declare: who knows what that asks for.
    /// Of classes there is too much that is inherited for a reason that has nothing to do with what they keep.
    func mayBeDemandedByPackage(of type: TypeID) -> Bool {
        guard index.types[type.index].kind == .struct else { return false }
        func isUnknown(_ name: NameID) -> Bool { !classification.outside.isKnown(name) && !platform.isApple(name) }
        let unknown = index.inheritance[type.index].outside.filter(isUnknown)
        if unknown.isEmpty { return false }
        return index.parts(of: type).contains { part in
            let facts = index.files[part.fileIndex]
            return importsOutsideModule(file: part.fileIndex)
                && facts.types[part.index].inherited.contains { row in
                    unknown.contains(facts.typeNodes[Int(facts.inheritances[Int(row)].rawValue)].name)
                }
        }
    }
}

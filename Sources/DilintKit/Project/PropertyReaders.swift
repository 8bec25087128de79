import SwiftFacts

// Who may read a property besides the code that is seen to.

extension Project {
    /// Whether something that cannot be followed may read a property: it is public, witnesses a requirement, has a function
    /// of its name beside it, or a mention of that name cannot be placed.
    func mayBeReadElsewhere(_ id: PropertyID) -> Bool {
        let fact = fact(id)
        if fact.access >= .public || fact.flags.contains(.isObjC) || fact.flags.contains(.isOverride) { return true }
        let owner = owner(of: id)
        guard !owner.isNone else { return true }
        if fact.access > .fileprivate, index.hasAttribute(index.known.objcMembers, owner) { return true }
        if isDemanded(fact.name, of: owner) || isCompared(owner) || mayBeCalled(id, of: owner) { return true }
        return isPerhapsRead(id)
            // Where something of that name is read, be it another's.
            || fact.access > .fileprivate && unplaced.contains(fact.name, inModuleOf: id.fileIndex)
                && mayBeDemandedByPackage(id, of: owner)
    }

    /// Whether a call by a property's name may be one of it: its type has a function of that name as well, and what it keeps can
    /// be called.
    ///
    ///     func save() async { await save(item: item) }
    private func mayBeCalled(_ id: PropertyID, of owner: TypeID) -> Bool {
        guard let called = index.linked.names.find("callAsFunction") else { return false }
        func hasFunction(_ type: TypeID, named name: NameID) -> Bool {
            index.lookupChain(of: type).contains { declaring in
                index.members.named(name, of: declaring).contains { entry in
                    if case .function = entry.member { true } else { false }
                }
            }
        }
        return hasFunction(owner, named: fact(id).name)
            && type(of: id).nominalHead.map { hasFunction($0, named: called) } ?? true
    }

    /// Whether a view draws itself anew whenever what a property holds changes: to keep it there is to use it.
    func isWatched(_ id: PropertyID) -> Bool {
        let facts = index.files[id.fileIndex]
        return fact(id).attributes.contains { index.known.watching.contains(facts.attributes[Int($0)].name) }
    }

    /// Whether a property satisfies, or may satisfy, what a protocol of its type asks for.
    func isDemanded(_ id: PropertyID) -> Bool {
        let owner = owner(of: id)
        return !owner.isNone && isDemanded(fact(id).name, of: owner)
    }

    /// The protocol of its type that demands a property.
    func demanding(_ id: PropertyID) -> TypeID? {
        let owner = owner(of: id)
        return owner.isNone ? nil : demanding(fact(id).name, of: owner)
    }

    private func demanding(_ name: NameID, of type: TypeID) -> TypeID? {
        index.ancestors[type.index].first { ancestor in
            index.types[ancestor.index].kind == .protocol && !index.members.named(name, of: ancestor).isEmpty
        }
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
        let ofFile = uses[id.fileIndex]
        if ofFile.unplaced.containsSorted(fact.name) { return true }
        let narrowed = ofFile.narrowed[ofFile.narrowed.range(of: fact.name) { $0.name }]
        if narrowed.contains(where: { mayBeRead(id, by: $0) }) { return true }
        return fact.access > .fileprivate
            && unplaced.contains(fact.name, inModuleOf: id.fileIndex) { mayBeRead(id, by: $0) }
    }

    /// Whether what is known of a read that cannot be placed leaves a property of its name as one of those it may mean.
    private func mayBeRead(_ id: PropertyID, by read: NarrowedRead) -> Bool {
        let owner = owner(of: id)
        switch read.clue {
        case .member(let base):
            // A subclass may fulfil with it what the base asks for; of namesakes the wrong one may have been taken.
            return index.types[owner.index].name == index.types[base.index].name || index.isKind(base, of: owner)
                || isOne(owner) { $0 == base || index.ancestors[$0.index].contains(base) }
        case .outsideMember(let base): return isOne(owner) { index.outsideAncestors[$0.index].contains(base) }
        case .value(let type):
            let kept = index.type(of: id)
            return kept.isUnknown || kept.isGenericProduct
                || kept.nominalHead.map { index.types[$0.index].name == index.types[type.index].name } ?? false
        case .having(let member): return index.mayHave(member, index.type(of: id))
        }
    }

    /// Whether a type, or one that inherits from it, is what is asked for.
    private func isOne(_ type: TypeID, _ isMeant: (TypeID) -> Bool) -> Bool {
        isMeant(type) || bindings.subclasses(of: type).contains(where: isMeant)
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
        demanding(name, of: type) != nil
            || bindings.subclasses(of: type).contains { demanding(name, of: $0) != nil }
    }

    /// Whether a property is of a package's type, and its class conforms to what only a package can declare, be it through a
    /// protocol of the project: `extension Page: Localizable`, which asks for `var localizer: Localizing? { get }`.
    private func mayBeDemandedByPackage(_ id: PropertyID, of type: TypeID) -> Bool {
        let kept = index.type(of: id)
        guard kept.wrappers.isSubset(of: .optional), let name = index.outsideName(of: kept), isOfPackage(name) else {
            return false
        }
        return index.outsideAncestors[type.index].contains(where: isOfPackage)
    }

    private func isOfPackage(_ type: NameID) -> Bool {
        !classification.outside.isKnown(type) && !platform.isApple(type)
    }

    /// Whether a struct conforms to what only a package that the file imports can declare: who knows what that asks for.
    /// Of classes there is too much that is inherited for a reason that has nothing to do with what they keep.
    func mayBeDemandedByPackage(of type: TypeID) -> Bool {
        guard index.types[type.index].kind == .struct else { return false }
        let unknown = index.inheritance[type.index].outside.filter(isOfPackage)
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

extension ProjectIndex {
    /// Whether a value of a type may have a member of a name: not where all that it has is known.
    fileprivate func mayHave(_ member: NameID, _ type: ResolvedType) -> Bool {
        guard type.wrappers.isSubset(of: .optional),
            type.wrappers.isEmpty || !repeatingFunctions.contains(member)
        else { return true }
        switch type.head {
        case .nominal: return type.nominalHead.map { mayHave(member, $0) } ?? true
        case .composition:
            return compositions[Int(type.id)].members.contains { $0.instance.map { mayHave(member, $0) } ?? true }
        case .unknown, .external, .generic, .void, .tuple: return true
        }
    }

    private func mayHave(_ member: NameID, _ type: TypeID) -> Bool {
        guard types[type.index].isDeclared, types[type.index].kind != .actor, !findsMembersByName(type),
            outsideAncestors[type.index].allSatisfy({ known.memberless.contains($0) })
        else { return true }
        return lookupChain(of: type).contains { members.named(member, of: $0).first != nil }
    }
}

import SwiftFacts

/// Members that nothing in the project can be meant by, though nobody knows what they are members of, and those of which
/// something is known all the same.
extension BodyResolver {
    /// Notes a member that was not found, and what tells whose it is.
    mutating func noteUnplaced(_ row: Int) {
        // Who puts another one there reads nothing: `screen.logger = logger`.
        if isAssigned(row) { return }
        let name = rows[row].name
        // Most of all, and hardly ever a property: nothing more is asked of what is called.
        if isCalled(row) { return uses.unplaced.append(name) }
        if let type = typeOfKnown(baseOf: row) {
            uses.narrowed.append(NarrowedRead(name, type))
        } else if let demanded = valueDemanded(of: row) {
            // A number or a text is nobody's dependency.
            if let type = demanded.nominalHead { uses.narrowed.append(NarrowedRead(name, .value(type))) }
        } else if let member = memberBehind(row) {
            uses.narrowed.append(NarrowedRead(name, .having(member)))
        } else {
            uses.unplaced.append(name)
        }
    }

    /// What a member is read of, where all members of that are known that do not come from elsewhere.
    private func typeOfKnown(baseOf row: Int) -> NarrowedRead.Clue? {
        let base = link(of: row)
        guard base >= 0, base < row, rows[base].kind != .selfReference, rows[base].kind != .superReference else {
            return nil
        }
        // What a static gives may be of any type.
        if case .access = operand(row).origin { return nil }
        let type = type(ofBase: row)
        guard type.wrappers.isSubset(of: .optional) else { return nil }
        if let id = type.instance, index.types[id.index].isDeclared {
            return index.findsMembersByName(id) ? nil : .member(of: id)
        }
        guard let telling, let name = index.outsideName(of: type), telling.plainTypes.contains(name) else { return nil }
        return .outsideMember(of: name)
    }

    /// The struct or enum that a member has to be where it stands, or a library's value; nil for anything else.
    private func valueDemanded(of row: Int) -> ResolvedType? {
        let root = Int(tree[row].root)
        guard tree[row].appliedBy < 0, rows[root].flags.isDisjoint(with: [.isOperand, .isTernaryCondition]) else {
            return nil
        }
        let type = expectedType(root)
        guard type.wrappers.isSubset(of: .optional) else { return nil }
        if let id = type.instance, index.types[id.index].isDeclared {
            let kind = index.types[id.index].kind
            return kind == .struct || kind == .enum ? type : nil
        }
        guard let name = index.outsideName(of: type), index.known.values.contains(name) else { return nil }
        return ResolvedType(.external, id: name.rawValue)
    }

    /// The member that is read of a member, or what it is compared with: `vote.state.isOver`, `vote.state == .open`.
    private func memberBehind(_ row: Int) -> NameID? {
        let applied = Int(tree[row].appliedBy)
        if applied >= 0 {
            let isPlain = rows[applied].kind == .member && rows[applied].name != index.known.selfName
            return isPlain && !isProjected(row) ? rows[applied].name : nil
        }
        let root = Int(tree[row].root)
        let other = Int(tree[root].nextPart)
        guard rows[root].flags.contains(.isOperand), other >= 0, rows[other].flags.contains(.isOperand),
            rows[other].flags.isDisjoint(with: [.isAlternative, .isTernaryCondition])
        else { return nil }
        return implicitMember(at: other)
    }

    /// Whether what is read is not the member but what stands for it: `$model.state.wrappedValue`.
    private func isProjected(_ row: Int) -> Bool {
        var current = link(of: row)
        for _ in 0..<Self.projectionsInView where current > 0 {
            if rows[current].kind.hasName, index.wrappedName(of: rows[current].name) != nil { return true }
            guard rows[current].kind.isApplied else { return false }
            current = link(of: current)
        }
        return false
    }

    /// How far back in a chain of members one is looked for: far above what is written by hand.
    private static let projectionsInView = 16

    private func implicitMember(at row: Int) -> NameID? {
        row >= 0 && rows[row].kind == .implicitMember ? rows[row].name : nil
    }

    /// Whether a member is called with labels, as only functions are, and what can be called like one:
    /// `observer.loader(self, didLoad: pages)` is no reading of somebody's `loader`.
    func isCalledByLabels(_ row: Int) -> Bool {
        let call = Int(tree[row].appliedBy)
        guard call >= 0, rows[call].kind == .call else { return false }
        return tree.arguments(of: call).contains { row in
            let argument = rows[row]
            return !argument.name.isNone && !argument.flags.contains(.isTrailing)
                && !index.callableLabels.contains(argument.name)
        }
    }

    /// Whether a member that was not found is one of what the sources do not show, and of nothing else.
    mutating func isOutsideMember(_ row: Int) -> Bool {
        let base = link(of: row)
        guard base >= 0, base < row else { return false }
        // `pair.loader`: an element of a tuple is no property of anybody's.
        if values[base].type.head == .tuple, values[base].type.removing(.optional).wrappers.isEmpty { return true }
        switch rows[base].kind {
        // A bare word would be looked up in the same places.
        case .selfReference, .superReference: return !extendsOneOfSeveral && hasKnownMembers(context.type)
        case .keyPath: return rows[base].name.isNone && hasKnownMembers(rootOfKeyPath: values[base].type)
        default: return hasOwnMembersAlone(operand(row), of: row) || isGeneratedResource(row)
        }
    }

    /// Whether what is read of a value that the sources do not declare is nothing that they declare: nothing of the project
    /// is one of those. A package's type may read members of others by their key paths, so only what it is told is its own.
    private func hasOwnMembersAlone(_ base: Value, of row: Int) -> Bool {
        // Whatever is read of a list, it is no element's.
        if base.type.wrappers.contains(.collection) {
            return base.type.wrappers.isSubset(of: [.collection, .optional]) && !base.type.isUnknown
        }
        guard base.type.wrappers.isSubset(of: .optional) else { return false }
        // Of several types of the project it is not known which one is meant.
        if let name = index.outsideName(of: base.type), index.isOfSeveral(name) { return false }
        if isClosed(base.type) { return true }
        // What a static gives may be of any type.
        if case .access = base.origin { return false }
        guard let telling, isCalled(row), let name = index.outsideName(of: base.type) else { return false }
        return !telling.inheritedTypes.contains(name)
    }

    /// Whether nothing of the project is of a type that it does not declare.
    private func isClosed(_ type: ResolvedType) -> Bool {
        guard let telling, let name = index.outsideName(of: type) else { return false }
        return telling.closedTypes.contains(name)
    }

    /// Whether a bare word may be a member of whatever conforms to the protocol at hand, which refines one from elsewhere:
    /// that may ask for it.
    var isPerhapsWitness: Bool {
        !context.type.isNone && index.types[context.type.index].kind == .protocol
            && !index.outsideAncestors[context.type.index].isEmpty
    }

    /// Whether code extends one of several types of a name, and nothing tells which, as platforms have one each: what it names may
    /// be a member of any of them.
    var isExtensionOfOneOfSeveral: Bool {
        guard !context.type.isNone, case let type = index.types[context.type.index] else { return false }
        guard type.isDeclared else {
            return index.table.topLevel.areSeveralTypes(type.name, seenFrom: file, in: index.modules)
        }
        return !type.enclosing.isNone && type.declaration.map { Int($0.file) != file } ?? false
            && index.table.nested[type.enclosing.index].hasSeveral(named: type.name)
    }

    /// `@Environment(\.locale)`: a library's own member, for the project's would have been found.
    private func hasKnownMembers(rootOfKeyPath root: ResolvedType) -> Bool {
        guard let type = root.instance, index.types[type.index].isDeclared else { return !root.isUnknown }
        return index.hasKnownMembers(type)
    }

    /// `R.string.settings.title`: what R.swift makes of the project's resources.
    private func isGeneratedResource(_ row: Int) -> Bool {
        let root = Int(tree[row].root)
        return rows[root].kind == .name && rows[root].name == index.known.resources
            && index.outsideName(of: values[root].type) != nil
    }

    /// Whether whatever is not found in the type at hand comes from outside the sources.
    private mutating func hasKnownMembers(_ type: TypeID) -> Bool {
        guard !type.isNone else { return false }
        let row = facts.bodies[context.body].enclosingType
        if row >= 0, facts.types[Int(row)].kind == .extension, !index.isOnlyOne(type) { return false }
        if let known = knownMembers[type] { return known }
        let isKnown = index.hasKnownMembers(type)
        knownMembers[type] = isKnown
        return isKnown
    }
}

extension ProjectIndex {
    /// Whether a type has no namesake at the top level, whose extensions might be taken for its own.
    fileprivate func isOnlyOne(_ type: TypeID) -> Bool {
        types[type.index].enclosing.isNone && table.topLevel[types[type.index].name].count == 1
    }

    /// Whether all superclasses of a type are known that the project declares, and no member comes by its name alone.
    fileprivate func hasKnownMembers(_ type: TypeID) -> Bool {
        for current in upwards(from: type) {
            switch types[current.index].kind {
            case .struct, .enum, .actor: return !findsMembersByName(type)
            case .protocol, .external: return false
            case .class: break
            }
            guard declarations(of: current).allSatisfy({ hasKnownSuperclass($0) }) else { return false }
            guard let next = inheritance[current.index].superclass else { return !findsMembersByName(type) }
            guard isOnlyOne(next) else { return false }
        }
        return false
    }

    /// Whether the first word of a declaration's inheritance clause is a type of the project, or none that it declares.
    private func hasKnownSuperclass(_ part: NominalType.Part) -> Bool {
        let facts = files[part.fileIndex]
        guard let first = facts.types[part.index].inherited.first else { return true }
        let inherited = resolve(facts.inheritances[Int(first)], in: TypeScope(file: part.fileIndex, type: part.row))
        switch inherited.head {
        case .nominal: return true
        case .external: return table.topLevel[NameID(inherited.id)].isEmpty
        case .composition, .unknown, .generic, .void, .tuple: return false
        }
    }

    /// Whether a member of a type may be whatever its author likes: `@dynamicMemberLookup`.
    func findsMembersByName(_ type: TypeID) -> Bool {
        guard let attribute = known.dynamicMemberLookup else { return false }
        return lookupChain(of: type).contains { declarations(of: $0).contains { has(attribute, $0) } }
    }

    private func has(_ attribute: NameID, _ part: NominalType.Part) -> Bool {
        let facts = files[part.fileIndex]
        return facts.types[part.index].attributes.contains { facts.attributes[Int($0)].name == attribute }
    }
}

import SwiftFacts

/// What words without a base mean.
extension BodyResolver {
    /// A word without a base: a local, a parameter, a member of self or of an enclosing type, a type, a global.
    mutating func value(ofName name: NameID, row: Int) -> Value {
        var branchLocal: Int?
        if let local = localValue(name, row: row, inBranch: &branchLocal) { return local }
        if let parameter = parameter(named: name) { return parameter }
        // Other builds have a member of that name there: which is not asked.
        if let branchLocal {
            keepUnplaced(name)
            return value(ofLocal: branchLocal)
        }
        if uppercase.contains(name) {
            if let property = propertyOfSelf(named: name, row: row) { return property }
            if let type = typeValue(name, row: row) { return globalHiding(type, name, row: row) ?? type }
        }
        if let member = memberOfSelf(name, row: row) { return member }
        if let global = global(name, row: row) { return global }
        if !uppercase.contains(name), let type = typeValue(name, row: row) { return type }
        if let module = index.modules.index(ofModule: name) {
            return Value(type: .unknown, origin: .module(Int32(module)))
        }
        if uppercase.contains(name) {
            if name == index.known.application { return application(name, row: row) }
            return Value(type: ResolvedType(.external, id: name.rawValue, wrappers: .metatype), origin: .none)
        }
        if !idioms.tellingParameters.isEmpty, let value = idiomValue(ofAnonymous: name, row: row) { return value }
        if !idioms.readingCode.isEmpty, !context.isStatic, !context.type.isNone,
            let value = idiomValue(ofInherited: name, of: context.type)
        {
            return value
        }
        return Value(type: .unknown, origin: .unresolved(name))
    }

    /// `NSApp`: what the project adds to the application is read of it as of `NSApplication.shared`.
    private mutating func application(_ name: NameID, row: Int) -> Value {
        let access = recordAccess(.outside(type: name, member: name), row: row)
        return Value(type: index.outsideType(index.known.applicationType ?? name), origin: .access(access))
    }

    /// - Parameter inBranch: Becomes the local that only some builds have there.
    private mutating func localValue(_ name: NameID, row: Int, inBranch: inout Int?) -> Value? {
        let first = max(0, locals.count - Self.localsInView)
        var isFunction = false
        var number = locals.count
        while number > first {
            number -= 1
            guard locals[number].name == name else { continue }
            // What another branch of an `#if` declares is not there.
            if facts.areExclusive(locals[number].condition, condition) { continue }
            let binding = locals[number].binding
            let isBehind = endOfBinding(binding) < row
            guard facts.isWithin(condition, locals[number].condition) else {
                if isBehind, inBranch == nil { inBranch = number }
                continue
            }
            if isBehind { return value(ofLocal: number) }
            isFunction = isFunction || rows[binding].kind == .localFunction
        }
        // What is not looked at might be the name's: nothing is said then.
        return isFunction || first > 0 ? .unknown : nil
    }

    /// The last row before which a name is not yet there: the value of a pattern, which belongs to the last of its names, sees
    /// none of them. `let (api, count) = (api.child(), 1)`.
    private func endOfBinding(_ binding: Int) -> Int {
        var last = binding
        var row = binding
        let end = min(binding + Self.namesInView, rows.count)
        while rows[last].flags.contains(.isFollowed) {
            row += 1
            guard row < end else { break }
            if rows[row].kind == .binding, rows[row].flags.contains(.isPattern) { last = row }
        }
        return tree.end(of: last)
    }

    /// Far above how many rows the names of one pattern take.
    private static let namesInView = 128

    /// Far above what a function declares by hand; it keeps the time linear for one that declares them by the thousand.
    private static let localsInView = 512

    /// A local's value, found out once; but what may be assigned later is looked up at every mention.
    private mutating func value(ofLocal number: Int) -> Value {
        if let known = locals[number].value { return known }
        let binding = locals[number].binding
        guard rows[binding].kind == .binding else { return .unknown }
        var annotated: ResolvedType?
        var value = Value.unknown
        // Whether that is one of two.
        var isChosen = false
        for part in tree.parts(of: binding) {
            if rows[part].kind == .annotation {
                annotated = index.resolve(TypeReference(rows[part].name.rawValue), in: context.typeScope)
            } else if rows[part].kind != .scope, !(isChosen && isNothing(part)) {
                value = content(part)
                isChosen = rows[part].flags.intersection([.isAlternative, .isOperand]) == .isAlternative
            }
        }
        if rows[binding].flags.contains(.isPattern) { value = Value(type: .unknown, origin: .none) }
        let isAssignedLater = annotated != nil && value.hasNoOrigin
        if isAssignedLater, let later = laterCall(binding) { value = later }
        if rows[binding].flags.contains(.isUnwrapping) { value = value.unwrapped }
        if let annotated {
            value.type = annotated
        } else if rows[binding].flags.contains(.isParameter) {
            value = valueSet(as: binding) ?? idiomValue(ofParameter: binding) ?? value
        }
        if value.isUnknown, value.binding == nil { value.binding = binding }
        if !isAssignedLater { locals[number].value = value }
        return value
    }

    /// `newValue`, `oldValue`: of the type of the property or subscript that is set.
    private func valueSet(as binding: Int) -> Value? {
        let scope = link(of: binding)
        guard scope > 0, rows[scope].kind == .scope, index.known.setters.contains(rows[scope].name),
            link(of: scope) == 0
        else { return nil }
        let property = Int(facts.bodies[context.body].owner)
        let type = context.kind == .accessors ? index.propertyTypes[file][property] : context.expected
        return Value(type: type, origin: .none)
    }

    /// What a local declared without a value, or with `nil`, was last assigned that a call made.
    private func laterCall(_ binding: Int) -> Value? {
        let name = rows[binding].name
        for assignment in assignments.suffix(Self.assignmentsInView).reversed()
        where assignment.name == name && assignment.binding > binding {
            let operand = tree[assignment.binding].firstPart
            guard operand >= 0 else { continue }
            let value = content(Int(operand))
            switch value.origin {
            case .call, .idleCall: return value
            default: continue
            }
        }
        return nil
    }

    private static let assignmentsInView = 64

    /// The value of an operand with all that is applied to it, through parentheses.
    func content(_ operand: Int) -> Value {
        let final = tree.final(operand)
        if rows[final].kind == .group, let inner = groupContent(final) { return values[tree.final(inner)] }
        return rows[final].flags.contains(.isForced) ? values[final].unwrapped : values[final]
    }

    // In line: half of the words stand in code that has none.
    @inline(__always)
    private func parameter(named name: NameID) -> Value? {
        context.parameters.isEmpty ? nil : anyParameter(named: name)
    }

    private func anyParameter(named name: NameID) -> Value? {
        let named =
            context.parameters.count > Self.manyParameters
            ? parametersByName[name] : context.parameters.first { facts.parameters[Int($0)].name == name }
        guard let row = named else { return nil }
        let id = ParameterID(file: file, row: Int(row))
        let type = index.parameterTypes[file][Int(row)]
        return Value(type: type, origin: .carrier(.parameter(id), base: nil))
    }

    private mutating func typeValue(_ name: NameID, row: Int) -> Value? {
        if let type = index.typeName(name, in: context.typeScope) {
            return Value(type: type.adding(.metatype), origin: .none)
        }
        return nil
    }

    /// The global of a module that bears the name of another one's type, as its own code means it: `var World: WorldType`.
    private mutating func globalHiding(_ type: Value, _ name: NameID, row: Int) -> Value? {
        let own = index.modules.module[file]
        guard !index.members.globals(named: name).isEmpty, let hidden = type.type.metatypeInstance, !isCalled(row),
            index.types[hidden.index].name == name, index.types[hidden.index].enclosing.isNone,
            index.types[hidden.index].module != own,
            case .property(let id)? = index.members.nearestGlobal(name, to: file, in: index),
            index.modules.module[id.fileIndex] == own
        else { return nil }
        return staticValue(id, row: row)
    }

    /// A member of self, of its superclasses and protocols, or a static one of the enclosing types.
    private mutating func memberOfSelf(_ name: NameID, row: Int) -> Value? {
        let type = context.type
        guard !type.isNone, index.isMemberName(name) else { return nil }
        if let found = memberValue(name, of: type, isStatic: context.isStatic, base: nil, row: row)
            ?? memberOfSelfBounds(name, base: nil, row: row)
        {
            return found
        }
        // Most types stand in no other: a walk for every name would count holders of the index that threads share.
        let enclosing = index.types[type.index].enclosing
        guard !enclosing.isNone else { return nil }
        for outer in index.outwards(from: enclosing) {
            if let found = memberValue(name, of: outer, isStatic: true, base: nil, row: row) { return found }
        }
        return nil
    }

    mutating func memberOfSelfBounds(_ name: NameID, base: Value?, row: Int) -> Value? {
        for type in context.selfBounds {
            if let found = memberValue(name, of: type, isStatic: context.isStatic, base: base, row: row) {
                return found
            }
        }
        return nil
    }

    /// A property that bears a type's name: `let ClockService: ClockService`. What is called is the type.
    private mutating func propertyOfSelf(named name: NameID, row: Int) -> Value? {
        guard index.isMemberName(name), !isCalled(row), let value = memberOfSelf(name, row: row) else { return nil }
        switch value.origin {
        case .carrier, .access: return value
        default: return nil
        }
    }

    /// Whether a property is the one whose initial value is being read: its name means another declaration there, if
    /// there is one.
    func isOwnProperty(_ id: PropertyID) -> Bool {
        context.kind == .initialValue && id.fileIndex == file
            && facts.bodies[context.body].owner == UInt32(id.index)
    }

    /// Whether the row is called: then a function of that name is meant rather than a property that is no closure.
    func isCalled(_ row: Int) -> Bool {
        let applied = Int(tree[row].appliedBy)
        return applied >= 0 && rows[applied].kind == .call
    }

    mutating func global(_ name: NameID, row: Int) -> Value? {
        switch index.members.nearestGlobal(name, to: file, in: index) {
        case .property(let id)?: return staticValue(id, row: row)
        case .function(let id)?: return named(id, name, of: .none, row: row)
        case nil: return nil
        }
    }
}

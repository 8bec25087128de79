import SwiftFacts

/// What names and members mean.
extension BodyResolver {
    /// A word without a base: a local, a parameter, a member of self or of an enclosing type, a type, a global.
    mutating func value(ofName name: NameID, row: Int) -> Value {
        if let local = localValue(name, row: row) { return local }
        if let parameter = parameter(named: name) { return parameter }
        if uppercase.contains(name) {
            if let property = propertyOfSelf(named: name, row: row) { return property }
            if let type = typeValue(name, row: row) { return type }
        }
        if let member = memberOfSelf(name, row: row) { return member }
        if let global = global(name, row: row) { return global }
        if !uppercase.contains(name), let type = typeValue(name, row: row) { return type }
        if let module = index.modules.index(ofModule: name) {
            return Value(type: .unknown, origin: .module(Int32(module)))
        }
        if uppercase.contains(name) {
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

    private func localValue(_ name: NameID, row: Int) -> Value? {
        let first = max(0, locals.count - Self.localsInView)
        var isFunction = false
        var number = locals.count
        while number > first {
            number -= 1
            guard locals[number].name == name else { continue }
            let binding = locals[number].binding
            if Int(tree[binding].end) < row { return value(ofLocal: binding) }
            isFunction = isFunction || rows[binding].kind == .localFunction
        }
        // What is not looked at might be the name's: nothing is said then.
        return isFunction || first > 0 ? .unknown : nil
    }

    /// Far above what a function declares by hand; it keeps the time linear for one that declares them by the thousand.
    private static let localsInView = 512

    /// A local's value: that of what it was bound to, with the written type where there is one.
    private func value(ofLocal binding: Int) -> Value {
        guard rows[binding].kind == .binding else { return .unknown }
        var annotated: ResolvedType?
        var value = Value.unknown
        var part = tree[binding].firstPart
        while part >= 0 {
            if rows[Int(part)].kind == .annotation {
                annotated = index.resolve(TypeReference(rows[Int(part)].name.rawValue), in: context.typeScope)
            } else if rows[Int(part)].kind == .closure || rows[Int(part)].kind != .scope {
                value = content(Int(part))
            }
            part = tree[Int(part)].nextPart
        }
        if rows[binding].flags.contains(.isPattern) { value = Value(type: .unknown, origin: .none) }
        if annotated != nil, value.hasNoOrigin, let later = laterCall(binding) { value = later }
        if rows[binding].flags.contains(.isUnwrapping) { value = value.unwrapped }
        if let annotated {
            value.type = annotated
        } else if rows[binding].flags.contains(.isParameter) {
            return idiomValue(ofParameter: binding) ?? value
        }
        return value
    }

    /// What a local declared without a value, or with `nil`, was last assigned that a call made.
    private func laterCall(_ binding: Int) -> Value? {
        let name = rows[binding].name
        for assignment in assignments.suffix(Self.assignmentsInView).reversed()
        where assignment.name == name && assignment.binding > binding {
            let operand = tree[assignment.binding].firstPart
            guard operand >= 0 else { continue }
            let value = content(Int(operand))
            if case .call = value.origin { return value }
        }
        return nil
    }

    private static let assignmentsInView = 64

    /// The value of an operand with all that is applied to it, through parentheses.
    func content(_ operand: Int) -> Value {
        let final = tree.final(operand, rows)
        if rows[final].kind == .group, let inner = groupContent(final) { return values[tree.final(inner, rows)] }
        return values[final]
    }

    private func parameter(named name: NameID) -> Value? {
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

    /// A member of self, of its superclasses and protocols, or a static one of the enclosing types.
    private mutating func memberOfSelf(_ name: NameID, row: Int) -> Value? {
        var type = context.type
        var isOutermost = true
        var steps = 0
        while !type.isNone, steps < TypeScope.maximumNesting {
            steps += 1
            let isStatic = context.isStatic || !isOutermost
            if let found = memberValue(name, of: type, isStatic: isStatic, base: nil, row: row) { return found }
            if isOutermost, let found = memberOfSelfBounds(name, base: nil, row: row) { return found }
            type = index.types[type.index].enclosing
            isOutermost = false
        }
        return nil
    }

    private mutating func memberOfSelfBounds(_ name: NameID, base: Value?, row: Int) -> Value? {
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
    private func isOwnProperty(_ id: PropertyID) -> Bool {
        context.kind == .initialValue && id.fileIndex == file
            && facts.bodies[context.body].owner == UInt32(id.index)
    }

    /// Whether the row is called: then a function of that name is meant rather than a property that is no closure.
    private func isCalled(_ row: Int) -> Bool {
        let applied = Int(tree[row].appliedBy)
        return applied >= 0 && rows[applied].kind == .call
    }

    private mutating func global(_ name: NameID, row: Int) -> Value? {
        switch index.members.nearestGlobal(name, to: file, in: index) {
        case .property(let id)?: return staticValue(id, through: .none, row: row)
        case .function?: return Value(type: .unknown, origin: .function(name, of: .none))
        case nil: return nil
        }
    }

    // MARK: Members

    /// `base.name`.
    mutating func member(_ name: NameID, of base: Value, row: Int) -> Value {
        var base = base
        if case .module(let module) = base.origin {
            if let found = moduleMember(name, module: module, row: row) { return found }
            // A folder may bear the name of a type from elsewhere: `FileManager.default` in an app that is called so.
            let link = Int(rows[row].link) - tree.base
            guard link >= 0, uppercase.contains(rows[link].name) else { return .unknown }
            base = Value(
                type: ResolvedType(.external, id: rows[link].name.rawValue, wrappers: .metatype), origin: .none)
        }
        if name == index.known.selfName { return base }
        if name == index.known.initName { return initializerReference(base) }
        switch base.type.head {
        case .nominal: return nominalMember(name, of: base, row: row)
        case .composition:
            guard base.type.wrappers.isDisjoint(with: [.collection, .function, .deferred]) else { return .unknown }
            for part in index.compositions[Int(base.type.id)].members {
                guard let type = part.instance else { continue }
                if let found = memberValue(name, of: type, isStatic: false, base: base, row: row) { return found }
            }
            return .unknown
        case .external:
            if base.type.wrappers == .metatype {
                let target = StaticAccess.Target.outside(type: NameID(base.type.id), member: name)
                if uppercase.contains(name) {
                    return Value(
                        type: ResolvedType(.external, id: name.rawValue, wrappers: .metatype), origin: .none)
                }
                let access = recordAccess(target, through: .none, row: row)
                return Value(type: ResolvedType(.external, id: base.type.id), origin: .access(access))
            }
            return idioms.readingCode.isEmpty
                ? .unknown : idiomValue(ofMember: name, of: NameID(base.type.id), base: base, row: row)
        case .unknown, .generic, .void, .tuple:
            return .unknown
        }
    }

    private mutating func nominalMember(_ name: NameID, of base: Value, row: Int) -> Value {
        if let type = base.type.metatypeInstance {
            if let entry = index.nestedEntry(named: name, in: type) {
                return Value(type: index.resolved(entry).adding(.metatype), origin: .none)
            }
            if let found = memberValue(name, of: type, isStatic: true, base: base, row: row) { return found }
            if !index.types[type.index].isDeclared {
                let target = StaticAccess.Target.outside(type: index.types[type.index].name, member: name)
                let access = recordAccess(target, through: type, row: row)
                return Value(type: .nominal(type), origin: .access(access))
            }
            return .unknown
        }
        guard let type = base.type.instance else { return .unknown }
        if let found = memberValue(name, of: type, isStatic: false, base: base, row: row) { return found }
        if case .selfInstance = base.origin, let found = memberOfSelfBounds(name, base: base, row: row) {
            return found
        }
        if idioms.readingCode.isEmpty { return .unknown }
        return index.types[type.index].isDeclared
            ? idiomValue(ofInherited: name, of: type) ?? .unknown
            : idiomValue(ofMember: name, of: index.types[type.index].name, base: base, row: row)
    }

    private func initializerReference(_ base: Value) -> Value {
        switch base.origin {
        case .selfInstance where !context.isStatic: return Value(type: .unknown, origin: .delegation(isSuper: false))
        case .superInstance: return Value(type: base.type, origin: .delegation(isSuper: true))
        default: break
        }
        if let type = base.type.metatypeInstance { return Value(type: .unknown, origin: .initializer(type)) }
        if base.type.head == .external { return base }
        return .unknown
    }

    /// What a module declares under a name; nil for nothing.
    private mutating func moduleMember(_ name: NameID, module: Int32, row: Int) -> Value? {
        if let entry = index.table.topLevel.nearest(name, to: file, ofModule: Int(module), in: index.modules) {
            return Value(type: index.resolved(entry).adding(.metatype), origin: .none)
        }
        let global = index.members.nearestGlobal(name, to: file, ofModule: module, in: index)
        switch global {
        case .property(let id)?: return staticValue(id, through: .none, row: row)
        // Calls go by the bare name, which may mean another one here.
        case .function? where global == index.members.nearestGlobal(name, to: file, in: index):
            return Value(type: .unknown, origin: .function(name, of: .none))
        case .function?: return .unknown
        case nil: return nil
        }
    }

    /// A member by name: a property before functions unless it is called and no closure, an instance's before static
    /// ones as the base demands.
    mutating func memberValue(_ name: NameID, of type: TypeID, isStatic: Bool, base: Value?, row: Int) -> Value? {
        guard index.isMemberName(name) else { return nil }
        var function: TypeID?
        var property: PropertyID?
        /// A bare word finds an instance's property before a static one, in static code the other way round.
        var second: PropertyID?
        for owner in index.lookupChain(of: type) {
            members: for entry in index.members.named(name, of: owner) {
                switch entry.member {
                case .property(let id):
                    let fact = index.files[id.fileIndex].properties[id.index]
                    let isMeant = fact.flags.contains(.isStatic) == isStatic
                    guard isMeant || base == nil, index.isVisible(fact.access, in: id.fileIndex, from: file) else {
                        continue
                    }
                    if !isMeant {
                        second = second ?? id
                    } else if isCalled(row) && !canBeCalled(id) || base == nil && isOwnProperty(id) {
                        property = property ?? id
                    } else {
                        return propertyValue(id, of: type, base: base, row: row)
                    }
                // Properties come before functions.
                case .function:
                    function = owner
                    break members
                }
            }
            if function != nil { break }
        }
        if function != nil { return Value(type: .unknown, origin: .function(name, of: type)) }
        guard let property = property ?? second else { return nil }
        if base == nil, isOwnProperty(property), let global = global(name, row: row) { return global }
        return propertyValue(property, of: type, base: base, row: row)
    }

    /// Whether a call of a property calls what it holds: a closure.
    private func canBeCalled(_ id: PropertyID) -> Bool {
        index.propertyTypes[id.fileIndex][id.index].wrappers.contains(.function)
    }

    private mutating func propertyValue(_ id: PropertyID, of type: TypeID, base: Value?, row: Int) -> Value {
        index.files[id.fileIndex].properties[id.index].flags.contains(.isStatic)
            ? staticValue(id, through: type, row: row) : instanceValue(id, of: type, base: base)
    }

    private func instanceValue(_ id: PropertyID, of owner: TypeID, base: Value?) -> Value {
        var type = index.propertyTypes[id.fileIndex][id.index]
        if type.isGenericProduct, let inherited = index.inheritedType(of: id, in: owner) { type = inherited }
        var outer: Carrier?
        if let base, case .carrier(let carrier, _) = base.origin { outer = carrier }
        return Value(type: type, origin: .carrier(.property(id), base: outer))
    }

    private mutating func staticValue(_ id: PropertyID, through type: TypeID, row: Int) -> Value {
        let access = recordAccess(.property(id), through: type, row: row)
        return Value(type: index.propertyTypes[id.fileIndex][id.index], origin: .access(access))
    }

    mutating func recordAccess(_ target: StaticAccess.Target, through type: TypeID, row: Int) -> Int32 {
        record(
            StaticAccess(
                site: site(row), target: target, through: type, flow: .used, isCalled: false,
                isImplicit: rows[row].kind == .implicitMember))
    }

    /// `.name`: looked up in what the context demands.
    mutating func implicitMember(_ row: Int) -> Value {
        // What a generic parameter stands for is not known here, so neither are its static members.
        let expected = expectedType(row).removing(.optional)
        let name = rows[row].name
        guard expected.head == .nominal || expected.head == .external, expected.wrappers.isEmpty else {
            return .unknown
        }
        return member(name, of: Value(type: expected.adding(.metatype), origin: .none), row: row)
    }

    // MARK: Context

    /// The type that the context demands of an operand, as far as it is written nearby.
    func expectedType(_ row: Int) -> ResolvedType {
        let demanded = demandedType(row)
        return demanded.isUnknown ? alternativeType(before: row) : demanded
    }

    private func demandedType(_ row: Int) -> ResolvedType {
        var current = row
        while true {
            let link = Int(rows[current].link) - tree.base
            guard link >= 0, link < current else { return .unknown }
            switch rows[link].kind {
            case .argument:
                guard let target = targets[link] else { return .unknown }
                return type(of: target)
            case .assignment: return operand(link).type
            case .binding: return annotation(of: link)
            case .body where context.kind == .function && !rows[link].flags.contains(.isSingleExpression):
                return .unknown
            case .returned, .body: return isInClosure(link) ? .unknown : context.expected
            case .group where !rows[link].flags.contains(.isTuple) && tree[link].appliedBy < 0: current = link
            case .conditionalValue, .scope: current = link
            case .closure where isCalledAtOnce(link): current = link
            default: return .unknown
            }
        }
    }

    /// `{ value }()`: what the closure gives back is what its call is asked for.
    private func isCalledAtOnce(_ closure: Int) -> Bool {
        let call = Int(tree[closure].appliedBy)
        return call >= 0 && rows[call].kind == .call && tree[call].appliedBy < 0
            && rows[closure].flags.contains(.isSingleExpression)
    }

    func type(of target: ArgumentTarget) -> ResolvedType {
        switch target {
        case .parameter(let id): index.parameterTypes[id.fileIndex][id.index]
        case .memberwise(let id): index.propertyTypes[id.fileIndex][id.index]
        }
    }

    private func annotation(of binding: Int) -> ResolvedType {
        var part = tree[binding].firstPart
        while part >= 0 {
            if rows[Int(part)].kind == .annotation {
                return index.resolve(TypeReference(rows[Int(part)].name.rawValue), in: context.typeScope)
            }
            part = tree[Int(part)].nextPart
        }
        return .unknown
    }

    private func isInClosure(_ row: Int) -> Bool {
        var current = row
        while current > 0 {
            if rows[current].kind == .closure || rows[current].kind == .localFunction { return true }
            let link = Int(rows[current].link) - tree.base
            guard link >= 0, link < current else { return false }
            current = link
        }
        return false
    }

    func site(_ row: Int) -> Site {
        let root = Int(tree[row].root)
        return Site(
            file: Int32(file), body: Int32(context.body), row: UInt32(tree.base + row), offset: rows[root].offset,
            condition: context.condition, closureDepth: 0)
    }
}

import SwiftFacts

/// What calls call, and what they return.
extension BodyResolver {
    mutating func resolveCall(_ row: Int) {
        if rows[row].flags.contains(.isAttribute) {
            attributes.append(row)
            if tree[row].firstPart < 0 { return }
        }
        let callee = operand(row)
        let nameRow = link(of: row)
        guard nameRow >= 0, nameRow < row else { return }
        switch callee.origin {
        case .delegation(let isSuper): return resolveDelegation(row, callee.type, isSuper: isSuper)
        case .initializer(let type): return resolveConstruction(row, of: type, nameRow: constructedName(nameRow))
        case .function(let name, let owner):
            return resolveFunction(
                row, name, of: owner, nameRow: nameRow, isStatic: isCalledOnType(nameRow, name, of: owner))
        case .access(let access) where callee.type.metatypeInstance == nil:
            update(access: access) { $0.isCalled = true }
            // `UNUserNotificationCenter.current()` goes where its result goes; what a library is asked its idiom reads.
            if case .outside = uses.accesses[Int(access)].target, tree[row].firstPart < 0,
                uses.accesses[Int(access)].site.row == UInt32(tree.base + nameRow), idioms.readingCode.isEmpty
            {
                values[row].origin = callee.origin
                return
            }
        default: break
        }
        if let type = callee.type.metatypeInstance { return resolveConstruction(row, of: type, nameRow: nameRow) }
        // `[Observer]()`
        if callee.type.wrappers.isSuperset(of: [.metatype, .collection]) {
            resolveUnknown(row, nameRow: nameRow, callee)
            values[row].type = callee.type.removing(.metatype)
            return
        }
        if callee.type.wrappers.contains(.function) {
            values[row] = Value(type: callee.type.returned, origin: .none)
            return
        }
        if callee.type.wrappers.contains(.deferred) {
            values[row] = Value(type: callee.type.removing(.deferred), origin: .none)
            return
        }
        if let type = callee.type.instance, let name = index.known.callAsFunction, index.isMemberName(name),
            index.anyFunction(name, of: type) != nil
        {
            resolveFunction(row, name, of: type, nameRow: nameRow, isStatic: false)
            return noteBase(callee, ofCall: row)
        }
        if callee.type.head == .external, callee.type.wrappers.contains(.metatype) {
            let type = ResolvedType(.external, id: callee.type.id)
            return resolveOutsideConstruction(row, of: NameID(callee.type.id), nameRow: nameRow, result: type)
        }
        if !idioms.readingCode.isEmpty, let type = idiomResult(ofCall: row) {
            let name = rows[nameRow].kind.hasName ? rows[nameRow].name : .none
            return finish(row, nameRow: nameRow, .unresolved(name), result: type, key: type)
        }
        resolveUnknown(row, nameRow: nameRow, callee)
    }

    /// `Locator.shared()`: what is called is what the call is made on.
    private mutating func noteBase(_ base: Value, ofCall row: Int) {
        guard case .call(let number) = values[row].origin else { return }
        uses.keptCalls[Int(number)].note(base: base, among: &uses.otherRows)
        if case .access(let access) = base.origin { keep(call: number, of: access) }
    }

    /// The row of the type's name in `T.init(…)`.
    func constructedName(_ row: Int) -> Int {
        guard rows[row].kind == .member else { return row }
        let link = link(of: row)
        return link >= 0 && link < row ? link : row
    }

    // MARK: Kinds of calls

    private mutating func resolveDelegation(_ row: Int, _ superType: ResolvedType, isSuper: Bool) {
        let type = isSuper ? superType.nominalHead : (context.type.isNone ? nil : context.type)
        var function: FunctionID?
        if let type { function = initializer(of: type, call: row) }
        if !isSuper, let found = function { function = anotherThanOwn(found, call: row) }
        if let type, function == nil, !isSuper { matchMemberwise(type, call: row) }
        finish(row, nameRow: row, .delegation(function, isSuper: isSuper), result: .unknown)
        if let function { leaveOpen(row, meaning: function, of: type ?? .none) }
        mayKeep = true
    }

    private mutating func resolveConstruction(_ row: Int, of type: TypeID, nameRow: Int) {
        guard index.types[type.index].isDeclared else {
            return resolveOutsideConstruction(
                row, of: index.types[type.index].name, nameRow: nameRow, result: .nominal(type))
        }
        let function = initializer(of: type, call: row).flatMap { meantWithoutArguments($0, call: row) }
        if function == nil { matchMemberwise(type, call: row) }
        var result = ResolvedType.nominal(type)
        if let function, index.fact(function).flags.contains(.isFailable) {
            result = result.adding(.optional)
        }
        finish(row, nameRow: nameRow, .construction(type, function), result: result)
        guard let function else { return }
        leaveOpen(row, meaning: function, of: type, orMembersOf: fitsMembers(of: type, call: row) ? type : .none)
    }

    private mutating func resolveOutsideConstruction(
        _ row: Int, of name: NameID, nameRow: Int, result: ResolvedType
    ) {
        if isIdle(row, of: name, nameRow: nameRow) {
            values[row] = Value(type: result, origin: .idleCall)
        } else {
            finish(row, nameRow: nameRow, .outsideConstruction(name), result: result)
        }
    }

    /// Whether a construction is of nothing that anybody asks about, and nothing but literals travels into it: `UILabel()`.
    /// It would be left out with all other idle calls.
    private func isIdle(_ row: Int, of name: NameID, nameRow: Int) -> Bool {
        guard let telling, !telling.types.contains(name), rows[nameRow].kind == .name else { return false }
        return tree.arguments(of: row).allSatisfy { argument in
            let operand = Int(tree[argument].firstPart)
            return operand >= 0 && rows[operand].kind == .literal && tree[operand].nextPart < 0
                && tree[operand].appliedBy < 0
        }
    }

    /// Whether a function that is called by its name is one of a type, not of its instances; nil where nothing tells.
    private func isCalledOnType(_ nameRow: Int, _ name: NameID, of owner: TypeID) -> Bool? {
        guard !owner.isNone, rows[nameRow].kind.hasName else { return nil }
        switch rows[nameRow].kind {
        case .implicitMember: return true
        case .member:
            let base = operand(nameRow)
            switch base.origin {
            case .selfInstance, .superInstance: return context.isStatic || base.type.wrappers.contains(.metatype)
            default: return base.type.wrappers.contains(.metatype)
            }
        // Not a local that holds the function.
        case .name where rows[nameRow].name == name && context.kind != .defaultArgument:
            if owner == context.type || context.selfBounds.contains(owner) { return context.isStatic }
            return true
        default: return nil
        }
    }

    private mutating func resolveFunction(
        _ row: Int, _ name: NameID, of owner: TypeID, nameRow: Int, isStatic: Bool?
    ) {
        let fitting =
            owner.isNone
            ? globalFunction(name, call: row) : memberFunction(name, of: owner, isStatic: isStatic, call: row)
        guard let function = fitting ?? anyFunction(name, of: owner),
            let function = meantWithoutArguments(function, call: row)
        else {
            return resolveUnknown(row, nameRow: nameRow, .unknown)
        }
        let fact = index.fact(function)
        // `case screen(Screen)`: wraps its payload.
        if fact.kind == .enumCase {
            forgetTargets(ofCall: row)
            values[row] = Value(type: .nominal(owner), origin: .none)
            return
        }
        let (result, key) = product(of: function, owner: owner, call: row)
        finish(row, nameRow: nameRow, .function(function), result: result, key: key)
        if fitting == nil, case .call(let number) = values[row].origin {
            uses.keptCalls[Int(number)].site.doubts.insert(.namesake)
        }
        // What gives out whatever type the context demands is a call first of all: `Locator.resolve() as API`.
        let isOfAnyType = index.resultType(of: function).head == .generic
        if fact.parameters.isEmpty, !isOfAnyType,
            fact.flags.contains(.isStatic) || isWayToDelegate(function)
        {
            recordStaticCall(function, owner, row)
        }
        leaveOpen(row, meaning: function, of: owner)
    }

    /// What a call of a function gives out, and what it is asked for where that decides.
    func product(of function: FunctionID, owner: TypeID, call: Int) -> (result: ResolvedType, key: ResolvedType) {
        let fact = index.fact(function)
        var result = index.resultType(of: function)
        // What a protocol or superclass says of `Self` is true of the type that is called.
        if !owner.isNone, isSelfResult(fact, function) {
            result = ResolvedType.nominal(owner).adding(result.wrappers.intersection(.optional))
        }
        let key = keyType(call, function: fact)
        let isOfItsOwn = result.wrappers.contains(.genericBound) && !fact.generics.isEmpty
        if result.head == .generic || isOfItsOwn, !key.isUnknown {
            result = key.adding(result.wrappers.subtracting(.genericBound))
        }
        return (result, key)
    }

    private func isSelfResult(_ fact: FunctionFact, _ id: FunctionID) -> Bool {
        guard !fact.result.isNone else { return false }
        let nodes = index.files[id.fileIndex].typeNodes
        let node = nodes[Int(fact.result.rawValue)]
        return node.kind == .selfType
            || node.kind == .optional && !node.firstChild.isNone
                && nodes[Int(node.firstChild.rawValue)].kind == .selfType
    }

    /// Whether a function outside of types may give out the application's delegate, as a static one may.
    private func isWayToDelegate(_ function: FunctionID) -> Bool {
        guard index.fact(function).owner < 0, let given = index.resultType(of: function).instance else { return false }
        return index.signs.roots.contains(index.types[given.index].name)
    }

    private mutating func recordStaticCall(_ function: FunctionID, _ owner: TypeID, _ row: Int) {
        let access = recordAccess(.function(function), row: row)
        update(access: access) { $0.isCalled = true }
        guard case .call(let number) = values[row].origin else { return }
        staticCalls[row] = number
        values[row].origin = .access(access)
    }

    private mutating func resolveUnknown(_ row: Int, nameRow: Int, _ callee: Value) {
        let key = keyType(row, function: nil)
        let name = rows[nameRow].kind.hasName ? rows[nameRow].name : .none
        // What a storyboard begins with it makes without being told: `instantiateInitialViewController()`.
        guard !key.isUnknown || hasInterestingArguments(row) || index.signs.loading.contains(name) else { return }
        finish(row, nameRow: nameRow, .unresolved(name), result: key.isUnknown ? .unknown : key, key: key)
    }

    /// Only calls that something travels into are kept: most calls of outside functions carry nothing.
    private func hasInterestingArguments(_ row: Int) -> Bool { tree[row].firstPart >= 0 }

    mutating func finish(
        _ row: Int, nameRow: Int, _ callee: Callee, result: ResolvedType, key: ResolvedType = .unknown
    ) {
        var base = Value.unknown
        if rows[nameRow].kind == .member || nameRow == row && rows[row].kind == .subscriptCall {
            base = operand(nameRow)
        }
        var nameOffset = rows.offset(of: nameRow)
        // A nested type's name stands behind the dot at which the row begins.
        if case .construction = callee, rows[nameRow].kind == .member { nameOffset &+= 1 }
        var call = KeptCall(
            site: site(row).local, isForced: rows[row].flags.contains(.isForced), callee: callee,
            nameOffset: nameOffset, base: base, result: result, among: &uses.otherRows)
        let argument = noteArguments(ofCall: row, in: &call)
        if !key.isUnknown {
            let offset = argument >= 0 ? rows.offset(of: argument) : nameOffset
            call.note(key: key, at: offset, among: &uses.otherRows)
        }
        let number = record(call)
        if call.baseAccess >= 0 { keep(call: number, of: call.baseAccess) }
        values[row] = Value(type: result, origin: .call(number))
    }

    /// The row of the first argument's operand; negative without.
    private func noteArguments(ofCall row: Int, in call: inout KeptCall) -> Int {
        var (count, constants): (UInt16, UInt16) = (0, 0)
        var first = -1
        for argument in tree.arguments(of: row) {
            count &+= 1
            let operand = Int(tree[argument].firstPart)
            if operand < 0 { continue }
            // Whether it has, is told once its arguments are read.
            if !rows[operand].flags.isDisjoint(with: [.isAlternative, .isTernaryCondition]) {
                call.hasUnknownAlternative = true
            }
            switch rows[operand].kind {
            case .closure: call.hasClosureArgument = true
            case .literal, .implicitMember: constants &+= 1
            default: break
            }
            if count == 1 { first = operand }
        }
        (call.argumentCount, call.constantCount) = (count, constants)
        return first
    }
}

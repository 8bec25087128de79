import SwiftFacts

/// What calls call, which argument becomes which parameter, and what a call returns.
extension BodyResolver {
    mutating func resolveCall(_ row: Int) {
        let callee = operand(row)
        let nameRow = Int(rows[row].link) - tree.base
        guard nameRow >= 0, nameRow < row else { return }
        switch callee.origin {
        case .delegation(let isSuper): return resolveDelegation(row, callee.type, isSuper: isSuper)
        case .initializer(let type): return resolveConstruction(row, of: type, nameRow: constructedName(nameRow))
        case .function(let name, let owner): return resolveFunction(row, name, of: owner, nameRow: nameRow)
        case .access(let access) where callee.type.metatypeInstance == nil:
            update(access: access) { $0.isCalled = true }
        default: break
        }
        if let type = callee.type.metatypeInstance { return resolveConstruction(row, of: type, nameRow: nameRow) }
        if callee.type.wrappers.contains(.function) {
            values[row] = Value(type: callee.type.returned, origin: .none)
            return
        }
        if callee.type.wrappers.contains(.deferred) {
            values[row] = Value(type: callee.type.removing(.deferred), origin: .none)
            return
        }
        if let type = callee.type.instance, let name = index.known.callAsFunction, index.isMemberName(name),
            memberFunction(name, of: type) != nil
        {
            return resolveFunction(row, name, of: type, nameRow: nameRow)
        }
        if callee.type.head == .external, callee.type.wrappers.contains(.metatype) {
            let type = ResolvedType(.external, id: callee.type.id)
            finish(row, nameRow: nameRow, .outsideConstruction(NameID(callee.type.id)), result: type)
            return
        }
        if !idioms.isEmpty, let type = idiomResult(ofCall: row) {
            let name = rows[nameRow].kind.hasName ? rows[nameRow].name : .none
            return finish(row, nameRow: nameRow, .unresolved(name), result: type, key: type)
        }
        resolveUnknown(row, nameRow: nameRow, callee)
    }

    /// The row of the type's name in `T.init(…)`.
    private func constructedName(_ row: Int) -> Int {
        guard rows[row].kind == .member else { return row }
        let link = Int(rows[row].link) - tree.base
        return link >= 0 && link < row ? link : row
    }

    /// `registry[API.self]`: a generic subscript gives out what it is asked for by type.
    mutating func resolveSubscript(_ row: Int) {
        let base = operand(row)
        guard let type = base.type.instance else { return }
        for entry in index.members.named(.none, of: type) {
            guard case .function(let id) = entry.member else { continue }
            let fact = index.files[id.fileIndex].functions[id.index]
            guard fact.kind == .subscriptMember, !fact.generics.isEmpty else { continue }
            let key = keyType(row, function: nil)
            if !key.isUnknown { finish(row, nameRow: row, .function(id), result: key, key: key) }
            return
        }
    }

    // MARK: Kinds of calls

    private mutating func resolveDelegation(_ row: Int, _ superType: ResolvedType, isSuper: Bool) {
        let type = isSuper ? superType.nominalHead : (context.type.isNone ? nil : context.type)
        var function: FunctionID?
        if let type { function = initializer(of: type, call: row) }
        if let function { match(function, call: row) }
        finish(row, nameRow: row, .delegation(function, isSuper: isSuper), result: .unknown)
    }

    private mutating func resolveConstruction(_ row: Int, of type: TypeID, nameRow: Int) {
        guard index.types[type.index].isDeclared else {
            finish(
                row, nameRow: nameRow, .outsideConstruction(index.types[type.index].name), result: .nominal(type))
            return
        }
        let function = initializer(of: type, call: row)
        if let function { match(function, call: row) } else { matchMemberwise(type, call: row) }
        var result = ResolvedType.nominal(type)
        if let function, index.files[function.fileIndex].functions[function.index].flags.contains(.isFailable) {
            result = result.adding(.optional)
        }
        finish(row, nameRow: nameRow, .construction(type, function), result: result)
    }

    private mutating func resolveFunction(_ row: Int, _ name: NameID, of owner: TypeID, nameRow: Int) {
        let candidates = owner.isNone ? globalFunctions(name) : memberFunctions(name, of: owner)
        guard let function = candidates.first(where: { fits($0, call: row) }) ?? candidates.first else {
            return resolveUnknown(row, nameRow: nameRow, .unknown)
        }
        let fact = index.files[function.fileIndex].functions[function.index]
        // `case screen(Screen)`: wraps its payload.
        if fact.kind == .enumCase {
            values[row] = Value(type: .nominal(owner), origin: .none)
            return
        }
        match(function, call: row)
        var result = index.resultTypes[function.fileIndex][function.index]
        if result.head == .unknown, isSelfResult(fact, function) { result = .nominal(owner) }
        let key = keyType(row, function: fact)
        if result.head == .generic, !key.isUnknown {
            result = key.adding(result.wrappers)
        }
        finish(row, nameRow: nameRow, .function(function), result: result, key: key)
        if fact.flags.contains(.isStatic), fact.parameters.isEmpty { recordStaticCall(function, owner, row) }
    }

    private func isSelfResult(_ fact: FunctionFact, _ id: FunctionID) -> Bool {
        guard !fact.result.isNone else { return false }
        return index.files[id.fileIndex].typeNodes[Int(fact.result.rawValue)].kind == .selfType
    }

    private mutating func recordStaticCall(_ function: FunctionID, _ owner: TypeID, _ row: Int) {
        let access = recordAccess(.function(function), through: owner, row: row)
        update(access: access) { $0.isCalled = true }
        if case .call = values[row].origin { values[row].origin = .access(access) }
    }

    private mutating func resolveUnknown(_ row: Int, nameRow: Int, _ callee: Value) {
        let key = keyType(row, function: nil)
        let name = rows[nameRow].kind.hasName ? rows[nameRow].name : .none
        guard !key.isUnknown || hasInterestingArguments(row) else { return }
        finish(row, nameRow: nameRow, .unresolved(name), result: key.isUnknown ? .unknown : key, key: key)
    }

    /// Only calls that something travels into are kept: most calls of outside functions carry nothing.
    private func hasInterestingArguments(_ row: Int) -> Bool { tree.firstPart[row] >= 0 }

    private mutating func finish(
        _ row: Int, nameRow: Int, _ callee: Callee, result: ResolvedType, key: ResolvedType = .unknown
    ) {
        var base = Value.unknown
        if rows[nameRow].kind == .member || nameRow == row && rows[row].kind == .subscriptCall {
            base = operand(nameRow)
        }
        var call = Call(
            site: site(row), callee: callee, nameOffset: rows[nameRow].offset, base: base.type, baseCarrier: nil,
            baseAccess: -1, result: result, key: key, flow: .used, isKept: false, outer: -1, hasSelfArgument: false,
            hasClosureArgument: false, argumentCount: 0)
        switch base.origin {
        case .carrier(let carrier, _): call.baseCarrier = carrier
        case .access(let access): call.baseAccess = access
        default: break
        }
        var part = tree.firstPart[row]
        while part >= 0 {
            if rows[Int(part)].kind == .argument {
                call.argumentCount &+= 1
                let operand = Int(tree.firstPart[Int(part)])
                if operand >= 0, rows[operand].kind == .closure { call.hasClosureArgument = true }
            }
            part = tree.nextPart[Int(part)]
        }
        let number = record(call)
        if call.baseAccess >= 0 { keep(call: number, of: call.baseAccess) }
        values[row] = Value(type: result, origin: .call(number))
    }

    /// What a generic function is asked for: a metatype argument, a generic argument, or what the context demands.
    private func keyType(_ row: Int, function: FunctionFact?) -> ResolvedType {
        var part = tree.firstPart[row]
        while part >= 0 {
            if rows[Int(part)].kind == .argument, let metatype = metatypeArgument(Int(part)) { return metatype }
            part = tree.nextPart[Int(part)]
        }
        let callee = Int(rows[row].link) - tree.base
        if callee >= 0, tree.firstPart[callee] >= 0, rows[Int(tree.firstPart[callee])].kind == .genericArguments {
            let reference = TypeReference(rows[Int(tree.firstPart[callee])].name.rawValue)
            return index.resolve(reference, in: context.typeScope)
        }
        guard tree.appliedBy[row] < 0 else { return .unknown }
        if let function, function.generics.isEmpty || function.result.isNone { return .unknown }
        // Of an unknown function only one that asks for something by type has a key.
        if function == nil, callee < 0 || !rows[callee].kind.hasName || !index.known.resolve.contains(rows[callee].name)
        {
            return .unknown
        }
        let expected = expectedType(Int(tree.root[row]))
        return expected.head == .void ? .unknown : expected
    }

    /// `T.self` as an argument; read ahead, for arguments stand behind their call.
    func metatypeArgument(_ argument: Int) -> ResolvedType? {
        tree.firstPart[argument] < 0 ? nil : metatype(ofOperand: Int(tree.firstPart[argument]))
    }

    /// The type that the chain which an operand begins names: `T.self`.
    func metatype(ofOperand operand: Int) -> ResolvedType? {
        guard let selfName = index.known.selfName, tree.appliedBy[operand] >= 0 else { return nil }
        var path: [Int] = [operand]
        var current = Int(tree.appliedBy[operand])
        while rows[current].kind == .member, rows[current].name != selfName, tree.appliedBy[current] >= 0 {
            path.append(current)
            current = Int(tree.appliedBy[current])
        }
        guard rows[current].kind == .member, rows[current].name == selfName, tree.appliedBy[current] < 0 else {
            return nil
        }
        return typeNamed(path)
    }

    private func typeNamed(_ path: [Int]) -> ResolvedType? {
        guard let first = path.first else { return nil }
        var type: ResolvedType
        switch rows[first].kind {
        case .name:
            type =
                index.typeName(rows[first].name, in: context.typeScope)
                ?? ResolvedType(.external, id: rows[first].name.rawValue)
        case .typeExpression: type = index.resolve(TypeReference(rows[first].name.rawValue), in: context.typeScope)
        case .group:
            guard let inner = groupContent(first) else { return nil }
            return typeNamed([inner])
        default: return nil
        }
        for row in path.dropFirst() {
            guard let base = type.nominalHead, let entry = index.nestedEntry(named: rows[row].name, in: base) else {
                return ResolvedType(.external, id: rows[row].name.rawValue)
            }
            type = index.resolved(entry)
        }
        return type
    }

    // MARK: Candidates

    private func initializer(of type: TypeID, call: Int) -> FunctionID? {
        var owner: TypeID? = type
        var steps = 0
        while let current = owner, steps < 64 {
            let initializers = index.members.named(.none, of: current).compactMap { entry -> FunctionID? in
                guard case .function(let id) = entry.member else { return nil }
                let fact = index.files[id.fileIndex].functions[id.index]
                return fact.kind == .initializer && !fact.flags.contains(.isUnavailable) ? id : nil
            }
            if let fitting = initializers.first(where: { fits($0, call: call) }) { return fitting }
            if index.types[current.index].kind != .class || !initializers.isEmpty && current != type { return nil }
            owner = index.inheritance[current.index].superclass
            steps += 1
        }
        return nil
    }

    private func globalFunctions(_ name: NameID) -> [FunctionID] {
        index.members.globals(named: name).compactMap { member in
            guard case .function(let id) = member else { return nil }
            let fact = index.files[id.fileIndex].functions[id.index]
            return index.isVisible(fact.access, in: id.fileIndex, from: file) ? id : nil
        }
    }

    private func memberFunction(_ name: NameID, of type: TypeID) -> FunctionID? {
        memberFunctions(name, of: type).first
    }

    private func memberFunctions(_ name: NameID, of type: TypeID) -> [FunctionID] {
        var found: [FunctionID] = []
        for owner in index.lookupChain(of: type) {
            for entry in index.members.named(name, of: owner) {
                if case .function(let id) = entry.member { found.append(id) }
            }
        }
        return found
    }

    // MARK: Arguments

    /// Whether a call's labels fit a function's parameters.
    private func fits(_ function: FunctionID, call: Int) -> Bool {
        pair(function, call: call) { _, _ in }
    }

    /// Notes for every argument of a call which parameter it becomes.
    private mutating func match(_ function: FunctionID, call: Int) {
        var pairs: [(Int, ParameterID)] = []
        guard pair(function, call: call, { pairs.append(($0, $1)) }) else { return }
        for (argument, parameter) in pairs { targets[argument] = .parameter(parameter) }
    }

    private func pair(_ function: FunctionID, call: Int, _ each: (Int, ParameterID) -> Void) -> Bool {
        let owner = index.files[function.fileIndex]
        let parameters = owner.functions[function.index].parameters
        var next = parameters.lowerBound
        var part = tree.firstPart[call]
        while part >= 0 {
            defer { part = tree.nextPart[Int(part)] }
            let argument = rows[Int(part)]
            guard argument.kind == .argument else { continue }
            let isBareTrailing = argument.flags.contains(.isTrailing) && argument.name.isNone
            while next < parameters.upperBound {
                let parameter = owner.parameters[Int(next)]
                let type = index.parameterTypes[function.fileIndex][Int(next)]
                let isFitting =
                    isBareTrailing
                    ? type.wrappers.contains(.function) || type.isUnknown : parameter.label == argument.name
                if isFitting { break }
                guard parameter.flags.contains(.hasDefault) || parameter.flags.contains(.isVariadic) else {
                    return false
                }
                next += 1
            }
            guard next < parameters.upperBound else { return false }
            each(Int(part), ParameterID(file: function.fileIndex, row: Int(next)))
            if !owner.parameters[Int(next)].flags.contains(.isVariadic) { next += 1 }
        }
        while next < parameters.upperBound {
            let flags = owner.parameters[Int(next)].flags
            guard flags.contains(.hasDefault) || flags.contains(.isVariadic) else { return false }
            next += 1
        }
        return true
    }

    private mutating func matchMemberwise(_ type: TypeID, call: Int) {
        guard index.types[type.index].kind == .struct else { return }
        var part = tree.firstPart[call]
        while part >= 0 {
            let row = Int(part)
            part = tree.nextPart[row]
            guard rows[row].kind == .argument, !rows[row].name.isNone else { continue }
            for entry in index.members.named(rows[row].name, of: type) {
                guard case .property(let id) = entry.member else { continue }
                let flags = index.files[id.fileIndex].properties[id.index].flags
                if flags.isDisjoint(with: [.isStatic, .isComputed]) { targets[row] = .memberwise(id) }
            }
        }
    }
}

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
            index.anyFunction(name, of: type) != nil
        {
            return resolveFunction(row, name, of: type, nameRow: nameRow)
        }
        if callee.type.head == .external, callee.type.wrappers.contains(.metatype) {
            let type = ResolvedType(.external, id: callee.type.id)
            finish(row, nameRow: nameRow, .outsideConstruction(NameID(callee.type.id)), result: type)
            return
        }
        if !idioms.readingCode.isEmpty, let type = idiomResult(ofCall: row) {
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

    /// `registry[API.self]`: a generic subscript gives out what it is asked for by type; `Store[\.api]` by key path.
    mutating func resolveSubscript(_ row: Int) {
        if let name = keyPathMember(inSubscript: row) {
            guard !name.isNone, let (id, root) = subscriptByKeyPath(row), let store = root.instance,
                let member = index.property(name, of: store)
            else { return }
            let type = index.propertyTypes[member.fileIndex][member.index]
            if !type.isUnknown { finish(row, nameRow: row, .function(id), result: type, key: type) }
        } else if let id = genericSubscripts(calledBy: row).first {
            let key = keyType(row, function: nil)
            if !key.isUnknown { finish(row, nameRow: row, .function(id), result: key, key: key) }
        }
    }

    private func genericSubscripts(calledBy row: Int) -> [FunctionID] {
        let base = operand(row)
        let isStatic = base.type.metatypeInstance != nil
        guard let type = base.type.instance ?? base.type.metatypeInstance else { return [] }
        let found = index.members.functions(named: .none, of: type, seenFrom: file) { [.genericSubscript] }
        return found.prefix(Self.subscriptsInView).filter { id in
            let fact = index.files[id.fileIndex].functions[id.index]
            return fact.kind == .subscriptMember && !fact.generics.isEmpty
                && fact.flags.contains(.isStatic) == isStatic
        }
    }

    /// The member that a key path without a written root leads to, which is all that a subscript is called with; none
    /// where it leads further, nil for other calls.
    private func keyPathMember(inSubscript row: Int) -> NameID? {
        let argument = Int(tree[row].firstPart)
        guard argument >= 0, rows[argument].kind == .argument, rows[argument].name.isNone, tree[argument].nextPart < 0
        else { return nil }
        let path = Int(tree[argument].firstPart)
        guard path >= 0, rows[path].kind == .keyPath, rows[path].name.isNone else { return nil }
        let member = Int(tree[path].appliedBy)
        let isShort = member >= 0 && rows[member].kind == .member && tree[member].appliedBy < 0
        return isShort ? rows[member].name : NameID.none
    }

    /// The generic subscript that gives out what a key path leads to, and where that begins:
    /// `static subscript<Value>(_ path: WritableKeyPath<Store, Value>) -> Value`.
    func subscriptByKeyPath(_ row: Int) -> (id: FunctionID, root: ResolvedType)? {
        for id in genericSubscripts(calledBy: row) {
            guard let root = index.keyPathRoot(ofSubscript: id) else { continue }
            return (id, root)
        }
        return nil
    }

    /// Far above what a store has.
    private static let subscriptsInView = 64

    // MARK: Kinds of calls

    private mutating func resolveDelegation(_ row: Int, _ superType: ResolvedType, isSuper: Bool) {
        let type = isSuper ? superType.nominalHead : (context.type.isNone ? nil : context.type)
        var function: FunctionID?
        if let type { function = initializer(of: type, call: row) }
        if let type, function == nil, !isSuper { matchMemberwise(type, call: row) }
        finish(row, nameRow: row, .delegation(function, isSuper: isSuper), result: .unknown)
    }

    private mutating func resolveConstruction(_ row: Int, of type: TypeID, nameRow: Int) {
        guard index.types[type.index].isDeclared else {
            finish(
                row, nameRow: nameRow, .outsideConstruction(index.types[type.index].name), result: .nominal(type))
            return
        }
        let function = initializer(of: type, call: row)
        if function == nil { matchMemberwise(type, call: row) }
        var result = ResolvedType.nominal(type)
        if let function, index.files[function.fileIndex].functions[function.index].flags.contains(.isFailable) {
            result = result.adding(.optional)
        }
        finish(row, nameRow: nameRow, .construction(type, function), result: result)
    }

    private mutating func resolveFunction(_ row: Int, _ name: NameID, of owner: TypeID, nameRow: Int) {
        let function = owner.isNone ? globalFunction(name, call: row) : memberFunction(name, of: owner, call: row)
        guard let function else { return resolveUnknown(row, nameRow: nameRow, .unknown) }
        let fact = index.files[function.fileIndex].functions[function.index]
        // `case screen(Screen)`: wraps its payload.
        if fact.kind == .enumCase {
            forgetTargets(ofCall: row)
            values[row] = Value(type: .nominal(owner), origin: .none)
            return
        }
        var result = index.resultTypes[function.fileIndex][function.index]
        // What a protocol or superclass says of `Self` is true of the type that is called.
        if !owner.isNone, isSelfResult(fact, function) {
            result = ResolvedType.nominal(owner).adding(result.wrappers.intersection(.optional))
        }
        let key = keyType(row, function: fact)
        let isOfItsOwn = result.wrappers.contains(.genericBound) && !fact.generics.isEmpty
        if result.head == .generic || isOfItsOwn, !key.isUnknown {
            result = key.adding(result.wrappers.subtracting(.genericBound))
        }
        finish(row, nameRow: nameRow, .function(function), result: result, key: key)
        // What gives out whatever type the context demands is a call first of all: `Locator.resolve() as API`.
        let isOfAnyType = index.resultTypes[function.fileIndex][function.index].head == .generic
        if fact.flags.contains(.isStatic), fact.parameters.isEmpty, !isOfAnyType {
            recordStaticCall(function, owner, row)
        }
    }

    private func isSelfResult(_ fact: FunctionFact, _ id: FunctionID) -> Bool {
        guard !fact.result.isNone else { return false }
        let nodes = index.files[id.fileIndex].typeNodes
        let node = nodes[Int(fact.result.rawValue)]
        return node.kind == .selfType
            || node.kind == .optional && !node.firstChild.isNone
                && nodes[Int(node.firstChild.rawValue)].kind == .selfType
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
    private func hasInterestingArguments(_ row: Int) -> Bool { tree[row].firstPart >= 0 }

    private mutating func finish(
        _ row: Int, nameRow: Int, _ callee: Callee, result: ResolvedType, key: ResolvedType = .unknown
    ) {
        var base = Value.unknown
        if rows[nameRow].kind == .member || nameRow == row && rows[row].kind == .subscriptCall {
            base = operand(nameRow)
        }
        var call = Call(
            site: site(row), isForced: rows[row].flags.contains(.isForced), callee: callee, isKept: false,
            hasSelfArgument: false, nameOffset: rows[nameRow].offset, base: base.type, baseCarrier: nil,
            hasClosureArgument: false, baseAccess: -1, result: result, key: key, keyOffset: rows[nameRow].offset,
            flow: .used, argumentCount: 0, outer: -1)
        switch base.origin {
        case .carrier(let carrier, _): call.baseCarrier = carrier
        case .access(let access): call.baseAccess = access
        default: break
        }
        var part = tree[row].firstPart
        while part >= 0 {
            if rows[Int(part)].kind == .argument {
                call.argumentCount &+= 1
                let operand = Int(tree[Int(part)].firstPart)
                if operand >= 0, rows[operand].kind == .closure { call.hasClosureArgument = true }
                if operand >= 0, call.argumentCount == 1, !key.isUnknown { call.keyOffset = rows[operand].offset }
            }
            part = tree[Int(part)].nextPart
        }
        let number = record(call)
        if call.baseAccess >= 0 { keep(call: number, of: call.baseAccess) }
        values[row] = Value(type: result, origin: .call(number))
    }

    /// What a generic function is asked for: a metatype argument, a generic argument, or what the context demands.
    private func keyType(_ row: Int, function: FunctionFact?) -> ResolvedType {
        var part = tree[row].firstPart
        while part >= 0 {
            if rows[Int(part)].kind == .argument, let metatype = metatypeArgument(Int(part)) { return metatype }
            part = tree[Int(part)].nextPart
        }
        let callee = Int(rows[row].link) - tree.base
        if callee >= 0, tree[callee].firstPart >= 0, rows[Int(tree[callee].firstPart)].kind == .genericArguments {
            let reference = TypeReference(rows[Int(tree[callee].firstPart)].name.rawValue)
            return index.resolve(reference, in: context.typeScope)
        }
        guard tree[row].appliedBy < 0 else { return .unknown }
        if let function, function.generics.isEmpty || function.result.isNone { return .unknown }
        // Of an unknown function only one that asks for something by type has a key.
        if function == nil, callee < 0 || !rows[callee].kind.hasName || !index.known.resolve.contains(rows[callee].name)
        {
            return .unknown
        }
        let expected = expectedType(Int(tree[row].root))
        return expected.head == .void ? .unknown : expected
    }

    /// `T.self` as an argument; read ahead, for arguments stand behind their call.
    func metatypeArgument(_ argument: Int) -> ResolvedType? {
        tree[argument].firstPart < 0 ? nil : metatype(ofOperand: Int(tree[argument].firstPart))
    }

    /// The type that the chain which an operand begins names: `T.self`.
    func metatype(ofOperand operand: Int) -> ResolvedType? {
        guard let selfName = index.known.selfName, tree[operand].appliedBy >= 0 else { return nil }
        var last = Int(tree[operand].appliedBy)
        while rows[last].kind == .member, rows[last].name != selfName, tree[last].appliedBy >= 0 {
            last = Int(tree[last].appliedBy)
        }
        guard rows[last].kind == .member, rows[last].name == selfName, tree[last].appliedBy < 0 else { return nil }
        var path: [Int] = []
        var current = operand
        while current != last {
            path.append(current)
            current = Int(tree[current].appliedBy)
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
            guard let entry = typeEntry(named: rows[row].name, in: type) else {
                return ResolvedType(.external, id: rows[row].name.rawValue)
            }
            type = index.resolved(entry)
        }
        return type
    }

    /// What stands behind a type or a module: `Feature.State`, `Kit.Store`.
    private func typeEntry(named name: NameID, in base: ResolvedType) -> TypeEntry? {
        if let type = base.nominalHead { return index.nestedEntry(named: name, in: type) }
        guard base.head == .external, let module = index.modules.index(ofModule: NameID(base.id)) else { return nil }
        return index.table.topLevel.nearest(name, to: file, ofModule: module, in: index.modules)
    }

    // MARK: Candidates

    /// The initializer whose labels fit, of the type or of a superclass it inherits them from. Its parameters are noted
    /// for the arguments.
    private mutating func initializer(of type: TypeID, call: Int) -> FunctionID? {
        var owner: TypeID? = type
        var steps = 0
        while let current = owner, steps < 64 {
            for id in functions(named: .none, of: current, call: call) where isAvailableInitializer(id) {
                if match(id, call: call) { return id }
            }
            if index.types[current.index].kind != .class || current != type && hasInitializer(current) { return nil }
            owner = index.inheritance[current.index].superclass
            steps += 1
        }
        return nil
    }

    private func isAvailableInitializer(_ id: FunctionID) -> Bool {
        let fact = index.files[id.fileIndex].functions[id.index]
        return fact.kind == .initializer && !fact.flags.contains(.isUnavailable)
    }

    private func hasInitializer(_ type: TypeID) -> Bool {
        index.members.named(.none, of: type).contains { entry in
            if case .function(let id) = entry.member { isAvailableInitializer(id) } else { false }
        }
    }

    /// The global function whose labels fit, else the first of that name.
    private mutating func globalFunction(_ name: NameID, call: Int) -> FunctionID? {
        for id in functions(named: name, of: .none, call: call) where isVisible(id) {
            if match(id, call: call) { return id }
        }
        return index.members.functions(named: name, of: .none, seenFrom: file) { [.any] }.first { isVisible($0) }
    }

    private func isVisible(_ id: FunctionID) -> Bool {
        index.isVisible(index.files[id.fileIndex].functions[id.index].access, in: id.fileIndex, from: file)
    }

    /// The method whose labels fit, else the first of that name.
    private mutating func memberFunction(_ name: NameID, of type: TypeID, call: Int) -> FunctionID? {
        for owner in index.lookupChain(of: type) {
            for id in functions(named: name, of: owner, call: call) {
                if match(id, call: call) { return id }
            }
        }
        return index.anyFunction(name, of: type)
    }

    /// Functions of a name among which are all that a call may fit.
    private func functions(named name: NameID, of type: TypeID, call: Int) -> OverloadCandidates {
        index.members.functions(named: name, of: type, seenFrom: file) { traits(of: call) }
    }

    /// What a function has that a call fits.
    private func traits(of call: Int) -> [Overloads.Trait] {
        var traits: [Overloads.Trait] = []
        var hasArguments = false
        var part = tree[call].firstPart
        while part >= 0 {
            let row = Int(part)
            part = tree[row].nextPart
            guard rows[row].kind == .argument else { continue }
            hasArguments = true
            if !isBareTrailing(row) { traits.append(.label(rows[row].name)) }
        }
        if traits.isEmpty { return [hasArguments ? .any : .needsNothing] }
        return traits
    }

    /// Whether an argument is a trailing closure without a label, which becomes a parameter of any.
    private func isBareTrailing(_ argument: Int) -> Bool {
        rows[argument].name.isNone && rows[argument].flags.contains(.isTrailing)
    }

    // MARK: Arguments

    /// Whether a call's labels fit a function's parameters; if they do, notes for every argument which one it becomes.
    private mutating func match(_ function: FunctionID, call: Int) -> Bool {
        let owner = index.files[function.fileIndex]
        let parameters = owner.functions[function.index].parameters
        var next = parameters.lowerBound
        var part = tree[call].firstPart
        while part >= 0 {
            let argument = Int(part)
            part = tree[argument].nextPart
            guard rows[argument].kind == .argument else { continue }
            guard let place = parameter(for: argument, in: next..<parameters.upperBound, of: function, owner) else {
                forgetTargets(ofCall: call)
                return false
            }
            targets[argument] = .parameter(ParameterID(file: function.fileIndex, row: Int(place)))
            next = owner.parameters[Int(place)].flags.contains(.isVariadic) ? place : place + 1
        }
        while next < parameters.upperBound {
            guard owner.parameters[Int(next)].mayBeLeftOut else {
                forgetTargets(ofCall: call)
                return false
            }
            next += 1
        }
        return true
    }

    /// The first of some parameters that takes an argument; nil where one before it may not be left out.
    private func parameter(
        for argument: Int, in places: Range<UInt32>, of function: FunctionID, _ owner: LinkedFile
    ) -> UInt32? {
        let label = rows[argument].name
        let isBareTrailing = isBareTrailing(argument)
        for place in places {
            let parameter = owner.parameters[Int(place)]
            if isBareTrailing {
                let type = index.parameterTypes[function.fileIndex][Int(place)]
                if type.wrappers.contains(.function) || type.isUnknown { return place }
            } else if parameter.label == label {
                return place
            }
            guard parameter.mayBeLeftOut else { return nil }
        }
        return nil
    }

    private mutating func forgetTargets(ofCall call: Int) {
        var part = tree[call].firstPart
        while part >= 0 {
            targets[Int(part)] = nil
            part = tree[Int(part)].nextPart
        }
    }

    private mutating func matchMemberwise(_ type: TypeID, call: Int) {
        guard index.types[type.index].kind == .struct else { return }
        var part = tree[call].firstPart
        while part >= 0 {
            let row = Int(part)
            part = tree[row].nextPart
            guard rows[row].kind == .argument, !rows[row].name.isNone else { continue }
            for entry in index.members.named(rows[row].name, of: type) {
                guard case .property(let id) = entry.member else { continue }
                let flags = index.files[id.fileIndex].properties[id.index].flags
                if flags.isDisjoint(with: [.isStatic, .isComputed]) { targets[row] = .memberwise(id) }
            }
        }
    }
}

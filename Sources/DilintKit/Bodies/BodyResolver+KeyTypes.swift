import SwiftFacts

/// What generic functions and subscripts are asked for: by type, or by key path.
extension BodyResolver {
    /// What a generic function is asked for: a metatype argument, a generic argument, or what the context demands.
    func keyType(_ row: Int, function: FunctionFact?) -> ResolvedType {
        for argument in tree.arguments(of: row) {
            if let metatype = metatypeArgument(argument) { return metatype }
        }
        guard tree[row].appliedBy < 0, let function, !function.generics.isEmpty, !function.result.isNone else {
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
                return index.outsideType(rows[row].name)
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

    // MARK: Subscripts

    /// `registry[API.self]`: a generic subscript gives out what it is asked for by type; `Store[\.api]` by key path.
    mutating func resolveSubscript(_ row: Int) {
        if let name = keyPathMember(inSubscript: row) {
            guard !name.isNone, let (id, root) = subscriptByKeyPath(row), let store = root.instance,
                let member = index.property(name, of: store, seenFrom: file)
            else { return }
            let type = index.type(of: member)
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
            let fact = index.fact(id)
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
}

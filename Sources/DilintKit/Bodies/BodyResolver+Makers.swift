import SwiftFacts

/// Closures that make what a registration gives out.
extension BodyResolver {
    /// The closure that is an argument's value.
    func closure(_ argument: CallArgument) -> Int? {
        argument.operand >= 0 && rows[argument.operand].kind == .closure && argument.final == argument.operand
            ? argument.operand : nil
    }

    func producingCode(ofClosure closure: Int) -> ProducingCode {
        ProducingCode(
            body: Int32(context.body),
            rows: UInt32(tree.base + closure)..<UInt32(tree.base + tree.end(of: closure) + 1),
            depth: surroundings[closure].depth + (isDeferring(closure) ? 1 : 0))
    }

    /// What is no closure and yet produces: `T.init`, `\.property`.
    func producingCode(ofValue argument: CallArgument) -> ProducingCode {
        ProducingCode(
            body: Int32(context.body),
            rows: UInt32(tree.base + argument.operand)..<UInt32(tree.base + argument.final + 1),
            depth: surroundings[argument.operand].depth)
    }

    /// The closures that a call is given.
    func producingCode(ofClosuresIn call: Int) -> [ProducingCode] {
        arguments(of: call).compactMap { argument in closure(argument).map { producingCode(ofClosure: $0) } }
    }

    /// Number of parameters that a closure takes; the types where they are written.
    func parameters(ofClosure closure: Int) -> [ResolvedType] {
        var found: [ResolvedType] = []
        for row in tree.parts(of: closure) where rows[row].kind == .binding && rows[row].flags.contains(.isParameter) {
            let annotation = Int(tree[row].firstPart)
            found.append(
                annotation >= 0 && rows[annotation].kind == .annotation
                    ? index.resolve(TypeReference(rows[annotation].name.rawValue), in: context.typeScope)
                    : .unknown)
        }
        if !found.isEmpty { return found }
        var count = 0
        for row in closure...tree.end(of: closure) where rows[row].kind == .name {
            for (number, name) in anonymousParameters.enumerated() where rows[row].name == name {
                count = max(count, number + 1)
            }
        }
        return Array(repeating: ResolvedType.unknown, count: count)
    }

    /// What a closure gives out: the type, and the type that is constructed for it.
    func product(ofClosure closure: Int) -> (asked: AskedType, implementation: TypeID?) {
        var product = returned(ofClosure: closure)
        if let written = writtenResult(ofClosure: closure) { product.asked = written }
        return product
    }

    /// What a function gives out that is handed over as a value, `register(factory: makeStore)`: a type of the project
    /// without generic arguments, which the types of values do not keep; else unknown.
    func product(ofFunction argument: CallArgument) -> AskedType {
        let type = argument.final < 0 ? .unknown : values[argument.final].type.removing(.optional).returned
        guard let head = type.nominalHead,
            index.declarations(of: head).allSatisfy({ index.files[$0.fileIndex].types[$0.index].generics.isEmpty })
        else { return AskedType(type: .unknown, offset: rows.offset(of: argument.row)) }
        return AskedType(type: type, offset: rows.offset(of: argument.row))
    }

    /// `{ () -> API in … }`
    private func writtenResult(ofClosure closure: Int) -> AskedType? {
        writtenType(of: closure).map { reference in
            AskedType(
                type: index.resolve(reference, in: context.typeScope),
                detail: index.genericArguments(of: reference, in: context.typeScope),
                offset: index.nameOffset(of: reference, file: file))
        }
    }

    private func returned(ofClosure closure: Int) -> (asked: AskedType, implementation: TypeID?) {
        guard let final = resultRow(ofClosure: closure) else {
            return (AskedType(type: .unknown, offset: rows.offset(of: closure)), nil)
        }
        // `MainActor.assumeIsolated { Impl() }`
        if rows[final].kind == .call, let last = arguments(of: final).last, let inner = self.closure(last),
            !isDeferring(inner)
        {
            let found = product(ofClosure: inner)
            if !found.asked.type.isUnknown { return found }
        }
        let root = Int(tree[final].root)
        let value = rows[final].kind == .group ? content(final) : values[final]
        var implementation: TypeID?
        var offset = rows.offset(of: root)
        if case .call(let number) = value.origin {
            switch uses.calls[Int(number)].callee {
            case .construction(let type, _):
                implementation = type
                offset = uses.calls[Int(number)].nameOffset
            default: break
            }
        }
        var asked = AskedType(type: value.type, offset: offset)
        if rows[final].kind == .cast {
            let reference = TypeReference(rows[final].name.rawValue)
            asked.detail = index.genericArguments(of: reference, in: context.typeScope)
            asked.offset = index.nameOffset(of: reference, file: file)
        } else if let generic = genericArguments(of: root) {
            asked.detail = index.genericArguments(generic, behind: rows[root].name, in: context.typeScope)
        } else if case let detail = argumentsOfAlias(constructedBy: final), !detail.isEmpty {
            asked.detail = detail
        } else if let id = value.type.nominalHead, index.isGeneric(id) {
            asked.type = .unknown
        }
        return (asked, implementation)
    }

    /// The generic arguments of the alias by whose name a call makes something: `Charts()`, `Charts.init()`.
    private func argumentsOfAlias(constructedBy call: Int) -> String {
        guard rows[call].kind == .call, let callee = calleeRow(of: call) else { return "" }
        return argumentsOfAlias(at: rows[callee].name == index.known.initName ? constructedName(callee) : callee)
    }

    /// Whether what makes the value of an argument, a closure or an initializer, is nothing that the sources declare, and
    /// is told nothing that they declare: `{ Firestore.firestore() }`, `URLSession.init`.
    func isMadeOutside(_ argument: CallArgument) -> Bool {
        let closure = closure(argument)
        let final = closure.map { resultRow(ofClosure: $0) ?? -1 } ?? argument.final
        guard final >= 0, closure.map({ writtenType(of: $0) == nil }) ?? (rows[final].kind == .member) else {
            return false
        }
        var row = final
        while row >= 0 {
            guard values[row].type.isUnknown || index.outsideName(of: values[row].type) != nil else { return false }
            switch rows[row].kind {
            case .call:
                guard genericArguments(of: row) == nil, arguments(of: row).allSatisfy({ isOfOutside($0) }) else {
                    return false
                }
            case .member: break
            case .name:
                return uppercase.contains(rows[row].name)
                    && index.typeName(rows[row].name, in: context.typeScope).map { index.outsideName(of: $0) != nil }
                        ?? true
            default: return false
            }
            row = link(of: row)
        }
        return false
    }

    /// Whether an argument is neither a type nor of one that the sources declare.
    private func isOfOutside(_ argument: CallArgument) -> Bool {
        guard metatypeArgument(argument.row) == nil else { return false }
        return argument.final < 0 || rows[argument.final].kind == .literal
            || index.outsideName(of: values[argument.final].type) != nil
    }

    /// Whether a closure gives out what is there already, however often it runs: `{ Tracker.shared }`, `{ self.tracker }`,
    /// `{ self }`.
    func givesOutWhatExists(ofClosure closure: Int) -> Bool {
        guard let final = resultRow(ofClosure: closure) else { return false }
        let value = rows[final].kind == .group ? content(final) : values[final]
        switch value.origin {
        case .carrier(.parameter, _), .selfInstance: return true
        case .carrier(.property(let id), _): return isKept(id)
        case .access(let number):
            switch uses.accesses[Int(number)].target {
            case .property(let id): return isKept(id)
            case .function(let id): return index.signs.sharing.contains(index.fact(id).name)
            case .outside(_, let member): return index.signs.sharing.contains(member)
            }
        default: return false
        }
    }

    private func isKept(_ id: PropertyID) -> Bool {
        let fact = index.fact(id)
        return !fact.flags.contains(.isComputed) || index.signs.sharing.contains(fact.name)
    }

    /// The row of a closure's value: of its only expression, or its last `return`.
    private func resultRow(ofClosure closure: Int) -> Int? {
        var result: Int?
        for row in tree.parts(of: closure) {
            if rows[row].kind == .returned, !rows[row].flags.contains(.isTestOrThrowOrVariable) {
                let value = Int(tree[row].firstPart)
                if value >= 0 { result = tree.final(value) }
            } else if rows[closure].flags.contains(.isSingleExpression), rows[row].kind != .binding,
                rows[row].kind != .annotation, rows[row].kind != .conditionalCompilation, result == nil
            {
                result = tree.final(row)
            }
        }
        return result
    }
}

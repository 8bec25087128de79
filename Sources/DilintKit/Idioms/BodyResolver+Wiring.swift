import SwiftFacts

/// What a call is given at one place.
struct CallArgument: Sendable {
    /// Row of the `argument`.
    var row: Int
    var label: NameID
    /// First row of the value; -1 for a literal that was not worth one.
    var operand: Int
    /// Outermost row of the value.
    var final: Int
}

/// A type that is asked for or registered, where it is written.
struct AskedType: Sendable {
    var type: ResolvedType
    /// Generic arguments as written.
    var detail = ""
    var offset: UInt32
}

/// Whether what a call is made on is a library's container.
enum Standing: Sendable { case known, unknown, other }

/// What idioms may ask of a body that has been read.
extension BodyResolver {
    /// Lets the idioms of the file read the body at hand.
    mutating func readWiring() {
        guard !idioms.isEmpty else { return }
        surroundings = closureDepths()
        var wiring = uses.wiring
        uses.wiring = FileWiring()
        for row in rows.indices where rows[row].kind == .call {
            for numbered in idioms {
                wiring.library = numbered.number
                numbered.idiom.readCall(row, in: self, into: &wiring)
            }
        }
        uses.wiring = wiring
    }

    /// The property whose value or accessors the body at hand holds.
    var propertyAtHand: PropertyID? {
        guard context.kind == .initialValue || context.kind == .accessors else { return nil }
        return PropertyID(file: file, row: Int(facts.bodies[context.body].owner))
    }

    mutating func finishWiring() {
        for numbered in idioms {
            uses.wiring.library = numbered.number
            numbered.idiom.readDeclarations(of: file, in: index, into: &uses.wiring)
        }
        if !idioms.isEmpty { uses.wiring.finish() }
    }

    /// By row: how many closures that run later are around it.
    private func closureDepths() -> [RowSurroundings] {
        var depth: UInt16 = 0
        var condition = context.condition
        var branches: UInt16 = 0
        var scopes: [(isDeferring: Bool, isBranch: Bool)] = []
        var found: [RowSurroundings] = []
        found.reserveCapacity(rows.count)
        for row in rows.indices {
            found.append(RowSurroundings(depth: depth, condition: condition, isConditional: branches > 0))
            if rows[row].kind.opensScope {
                let isBranch = rows[row].kind == .scope && rows[row].name.isNone
                scopes.append((isDeferring(row), isBranch))
                if scopes.last?.isDeferring == true { depth &+= 1 }
                if isBranch { branches &+= 1 }
            } else if rows[row].kind == .scopeEnd {
                let scope = scopes.popLast()
                if scope?.isDeferring == true { depth &-= 1 }
                if scope?.isBranch == true { branches &-= 1 }
            } else if rows[row].kind == .conditionalCompilation {
                condition = ConditionID(rows[row].name.rawValue)
            }
        }
        return found
    }

    /// The site of a row, with what stands around it.
    func wiringSite(_ row: Int) -> Site {
        var site = site(row)
        site.closureDepth = surroundings[row].depth
        site.condition = surroundings[row].condition
        site.isConditional =
            surroundings[row].isConditional || rows[Int(tree.root[row])].flags.contains(.isAlternative)
        return site
    }

    /// Row of the file's `types` that the body stands in.
    var typeRow: Int32 { facts.bodies[context.body].enclosingType }

    // MARK: Calls

    /// The row of what is called, if it has a name.
    func calleeRow(of call: Int) -> Int? {
        let row = Int(rows[call].link) - tree.base
        guard row >= 0, row < call else { return nil }
        switch rows[row].kind {
        case .member, .name, .implicitMember: return row
        default: return nil
        }
    }

    func arguments(of call: Int) -> [CallArgument] {
        var found: [CallArgument] = []
        var part = tree.firstPart[call]
        while part >= 0 {
            let row = Int(part)
            if rows[row].kind == .argument {
                let operand = Int(tree.firstPart[row])
                found.append(
                    CallArgument(
                        row: row, label: rows[row].name, operand: operand,
                        final: operand < 0 ? -1 : tree.final(operand, rows)))
            }
            part = tree.nextPart[row]
        }
        return found
    }

    /// The calls that follow a call in its chain: name and row of each; a member without a call has row -1.
    func chain(after call: Int) -> [(name: NameID, call: Int)] {
        var found: [(name: NameID, call: Int)] = []
        var current = Int(tree.appliedBy[call])
        while current >= 0 {
            if rows[current].kind == .member { found.append((rows[current].name, -1)) }
            if rows[current].kind == .call, !found.isEmpty { found[found.count - 1].call = current }
            current = Int(tree.appliedBy[current])
        }
        return found
    }

    /// The outermost row of the chain that a call begins.
    func chainEnd(of call: Int) -> Int { tree.final(call, rows) }

    /// Whether what a call is made on is one of some types, by what is known of its value's type.
    func standing(ofCallee callee: Int, among names: Set<NameID>) -> Standing {
        if rows[callee].kind == .name {
            guard !context.type.isNone else { return .other }
            return isNamed(context.type, among: names) ? .known : .other
        }
        guard rows[callee].kind == .member else { return .other }
        let type = operand(callee).type
        switch type.head {
        case .nominal:
            guard let id = type.nominalHead else { return .other }
            return isNamed(id, among: names) ? .known : .other
        case .external: return names.contains(NameID(type.id)) ? .known : .other
        case .unknown: return .unknown
        case .composition, .generic, .void, .tuple: return .other
        }
    }

    func isNamed(_ type: TypeID, among names: Set<NameID>) -> Bool {
        if names.contains(index.types[type.index].name) { return true }
        let inheritance = index.inheritance[type.index]
        return inheritance.outsideAncestors.contains { names.contains($0) }
            || inheritance.ancestors.contains { names.contains(index.types[$0.index].name) }
    }

    func receiver(ofCallee callee: Int) -> Receiver {
        guard rows[callee].kind == .member else { return .selfInstance }
        let link = Int(rows[callee].link) - tree.base
        guard link >= 0 else { return .unknown }
        switch values[link].origin {
        case .selfInstance: return .selfInstance
        case .carrier(let carrier, _): return .carrier(carrier)
        case .access(let access): return .access(uses.accesses[Int(access)].target)
        default: return rows[link].kind == .name ? .local(rows[link].name) : .unknown
        }
    }

    func baseAccess(ofCallee callee: Int) -> Int32 {
        guard rows[callee].kind == .member else { return -1 }
        if case .access(let access) = operand(callee).origin { return access }
        return -1
    }

    /// Whether the program stops where a call returns nil: `!`, `as!`, or a target that is unwrapped by itself.
    func isForced(_ call: Int) -> Bool {
        if rows[call].flags.contains(.isForced) { return true }
        let applied = Int(tree.appliedBy[call])
        if applied >= 0, rows[applied].kind == .cast {
            return !rows[applied].flags.contains(.isWeakOrOptional)
                && !rows[applied].flags.contains(.isTestOrThrowOrVariable)
        }
        guard applied < 0, context.kind == .initialValue, Int(rows[Int(tree.root[call])].link) == tree.base else {
            return false
        }
        let written = facts.properties[Int(facts.bodies[context.body].owner)].type
        return !written.isNone && facts.typeNodes[Int(written.rawValue)].kind == .implicitlyUnwrapped
    }

    // MARK: Types

    /// `T.self`, `Lazy<T>.self`, `(any P).self`, `[T].self` as an argument.
    func askedType(_ argument: CallArgument) -> AskedType? {
        guard argument.operand >= 0, var type = metatypeArgument(argument.row) else { return nil }
        var detail = ""
        let operand = argument.operand
        var place = rows[operand].offset
        if rows[operand].kind == .typeExpression {
            let reference = TypeReference(rows[operand].name.rawValue)
            detail = index.genericArguments(of: reference, file: file)
            place = index.nameOffset(of: reference, file: file)
        }
        var row = operand
        while true {
            if let generic = genericArguments(of: row) {
                if index.known.deferred.contains(rows[row].name) {
                    type = index.resolve(generic, in: context.typeScope).adding(.deferred)
                } else if index.known.optional.contains(rows[row].name) {
                    type = index.resolve(generic, in: context.typeScope)
                } else {
                    detail = index.writtenList(from: generic, file: file)
                }
            }
            let applied = Int(tree.appliedBy[row])
            guard applied >= 0, rows[applied].kind == .member, rows[applied].name != index.known.selfName else { break }
            row = applied
        }
        return AskedType(type: type, detail: detail, offset: place)
    }

    private func genericArguments(of row: Int) -> TypeReference? {
        let part = Int(tree.firstPart[row])
        guard part >= 0, rows[part].kind == .genericArguments else { return nil }
        return TypeReference(rows[part].name.rawValue)
    }

    /// What a call without a metatype asks for: its generic argument, a cast, or what the context demands.
    func inferredType(ofCall call: Int) -> AskedType? {
        guard let callee = calleeRow(of: call) else { return nil }
        if let generic = genericArguments(of: callee) {
            return AskedType(
                type: index.resolve(generic, in: context.typeScope),
                detail: index.genericArguments(of: generic, file: file), offset: rows[callee].offset)
        }
        let root = Int(tree.root[call])
        var row = call
        while tree.appliedBy[row] >= 0 {
            let applied = Int(tree.appliedBy[row])
            guard rows[applied].kind == .cast else {
                return nil
            }
            row = applied
            if !rows[row].flags.contains(.isTestOrThrowOrVariable) {
                let reference = TypeReference(rows[row].name.rawValue)
                return AskedType(
                    type: index.resolve(reference, in: context.typeScope),
                    detail: index.genericArguments(of: reference, file: file), offset: rows[root].offset)
            }
        }
        guard rows[root].flags.isDisjoint(with: [.isOperand, .isTernaryCondition]) else { return nil }
        let expected = expectedType(root)
        guard !expected.isUnknown else { return nil }
        return AskedType(type: expected, detail: expectedDetail(root), offset: rows[root].offset)
    }

    /// Generic arguments of the type that the context demands, where it is written in this file.
    private func expectedDetail(_ root: Int) -> String {
        let link = Int(rows[root].link) - tree.base
        guard link >= 0 else { return "" }
        switch rows[link].kind {
        case .argument:
            switch targets[link] {
            case .parameter(let id)?:
                return index.genericArguments(
                    of: index.files[id.fileIndex].parameters[id.index].type, file: id.fileIndex)
            case .memberwise(let id)?:
                return index.genericArguments(
                    of: index.files[id.fileIndex].properties[id.index].type, file: id.fileIndex)
            case nil: return ""
            }
        case .binding:
            var part = tree.firstPart[link]
            while part >= 0 {
                if rows[Int(part)].kind == .annotation {
                    return index.genericArguments(of: TypeReference(rows[Int(part)].name.rawValue), file: file)
                }
                part = tree.nextPart[Int(part)]
            }
            return ""
        case .body where context.kind == .initialValue || context.kind == .accessors:
            return index.genericArguments(of: facts.properties[Int(facts.bodies[context.body].owner)].type, file: file)
        default: return ""
        }
    }

    /// The key for a type and a name; nil for a type that is not known, or another one each time.
    func key(_ asked: AskedType, _ name: KeyName = .none) -> WiringKey? {
        index.keyType(asked.type, detail: asked.detail).map { .type($0, name) }
    }

    // MARK: Names

    /// The name that an argument gives to a registration.
    func keyName(_ argument: CallArgument?) -> KeyName {
        guard let argument else { return .none }
        guard argument.operand >= 0 else { return .unknown }
        return index.keyName(in: rows, base: tree.base, operand: argument.operand, final: argument.final)
    }

    // MARK: Closures

    /// The closure that is an argument's value.
    func closure(_ argument: CallArgument) -> Int? {
        argument.operand >= 0 && rows[argument.operand].kind == .closure && argument.final == argument.operand
            ? argument.operand : nil
    }

    func producingCode(ofClosure closure: Int) -> ProducingCode {
        ProducingCode(
            body: Int32(context.body),
            rows: UInt32(tree.base + closure)..<UInt32(tree.base + Int(tree.end[closure]) + 1),
            depth: surroundings[closure].depth + (isDeferring(closure) ? 1 : 0))
    }

    /// Number of parameters that a closure takes; the types where they are written.
    func parameters(ofClosure closure: Int) -> [ResolvedType] {
        var found: [ResolvedType] = []
        var part = tree.firstPart[closure]
        while part >= 0 {
            let row = Int(part)
            if rows[row].kind == .binding, rows[row].flags.contains(.isParameter) {
                let annotation = Int(tree.firstPart[row])
                found.append(
                    annotation >= 0 && rows[annotation].kind == .annotation
                        ? index.resolve(TypeReference(rows[annotation].name.rawValue), in: context.typeScope)
                        : .unknown)
            }
            part = tree.nextPart[row]
        }
        if !found.isEmpty { return found }
        var count = 0
        for row in closure...Int(tree.end[closure]) where rows[row].kind == .name {
            for (number, name) in anonymousParameters.enumerated() where rows[row].name == name {
                count = max(count, number + 1)
            }
        }
        return Array(repeating: ResolvedType.unknown, count: count)
    }

    /// What a closure gives out: the type, and the type that is constructed for it.
    func product(ofClosure closure: Int) -> (asked: AskedType, implementation: TypeID?) {
        guard let final = resultRow(ofClosure: closure) else {
            return (AskedType(type: .unknown, offset: rows[closure].offset), nil)
        }
        // `MainActor.assumeIsolated { Impl() }`
        if rows[final].kind == .call, let last = arguments(of: final).last, let inner = self.closure(last),
            !isDeferring(inner)
        {
            let found = product(ofClosure: inner)
            if !found.asked.type.isUnknown { return found }
        }
        let root = Int(tree.root[final])
        let value = rows[final].kind == .group ? content(final) : values[final]
        var implementation: TypeID?
        var offset = rows[root].offset
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
            asked.detail = index.genericArguments(of: reference, file: file)
            asked.offset = index.nameOffset(of: reference, file: file)
        } else if let generic = genericArguments(of: root) {
            asked.detail = index.writtenList(from: generic, file: file)
        } else if let id = value.type.nominalHead, index.isGeneric(id) {
            asked.type = .unknown
        }
        return (asked, implementation)
    }

    /// The row of a closure's value: of its only expression, or its last `return`.
    private func resultRow(ofClosure closure: Int) -> Int? {
        var result: Int?
        var part = tree.firstPart[closure]
        while part >= 0 {
            let row = Int(part)
            if rows[row].kind == .returned, !rows[row].flags.contains(.isTestOrThrowOrVariable) {
                let value = Int(tree.firstPart[row])
                if value >= 0 { result = tree.final(value, rows) }
            } else if rows[closure].flags.contains(.isSingleExpression), rows[row].kind != .binding,
                rows[row].kind != .conditionalCompilation, result == nil
            {
                result = tree.final(row, rows)
            }
            part = tree.nextPart[row]
        }
        return result
    }

    // MARK: Closure parameters

    /// The type of a closure's parameter, where an idiom knows it.
    func idiomParameterType(ofClosure closure: Int, position: Int) -> ResolvedType? {
        let argument = Int(rows[closure].link) - tree.base
        guard rows[closure].kind == .closure, argument >= 0, argument < closure, rows[argument].kind == .argument
        else { return nil }
        let call = Int(rows[argument].link) - tree.base
        guard call >= 0, call < argument, rows[call].kind == .call else { return nil }
        for numbered in idioms {
            if let type = numbered.idiom.parameterType(position, ofClosureFor: call, in: self) { return type }
        }
        return nil
    }

    /// The value of a closure's named parameter without a written type.
    func idiomValue(ofParameter binding: Int) -> Value? {
        let closure = Int(rows[binding].link) - tree.base
        guard closure >= 0, closure < binding, rows[closure].kind == .closure else { return nil }
        var position = 0
        var part = tree.firstPart[closure]
        while part >= 0, Int(part) != binding {
            if rows[Int(part)].kind == .binding, rows[Int(part)].flags.contains(.isParameter) { position += 1 }
            part = tree.nextPart[Int(part)]
        }
        return idiomParameterType(ofClosure: closure, position: position).map { Value(type: $0, origin: .none) }
    }

    /// The value of `$0`, `$1`, …
    func idiomValue(ofAnonymous name: NameID, row: Int) -> Value? {
        guard let position = anonymousParameters.firstIndex(of: name) else { return nil }
        var current = row
        while current > 0 {
            let root = Int(tree.root[current])
            let link = Int(rows[root].link) - tree.base
            guard link >= 0, link < root else { return nil }
            if rows[link].kind == .closure {
                return idiomParameterType(ofClosure: link, position: position).map { Value(type: $0, origin: .none) }
            }
            current = link
        }
        return nil
    }
}

/// What stands around a row.
struct RowSurroundings: Sendable {
    var depth: UInt16
    var condition: ConditionID
    var isConditional: Bool
}

/// Smaller questions.
extension BodyResolver {
    func isCall(_ callee: Int, of word: String) -> Bool { index.text(rows[callee].name) == word }

    /// Whether a call is one of a function of the project whose result is not optional.
    func returnsForSure(_ call: Int) -> Bool {
        guard case .call(let number) = values[call].origin,
            case .function(let id) = uses.calls[Int(number)].callee
        else { return false }
        let facts = index.files[id.fileIndex]
        let result = facts.functions[id.index].result
        guard !result.isNone else { return false }
        let kind = facts.typeNodes[Int(result.rawValue)].kind
        return kind != .optional && kind != .implicitlyUnwrapped
    }

    /// Whether what a call is made on is written as one of some names: `resolver`, `x.container`.
    func isNamed(receiverOf callee: Int, among names: Set<NameID>) -> Bool {
        guard rows[callee].kind == .member else { return false }
        let link = Int(rows[callee].link) - tree.base
        guard link >= 0, rows[link].kind == .name || rows[link].kind == .member else { return false }
        return names.contains(rows[link].name)
    }
}

extension ProjectIndex {
    /// The initializers with bodies that a type declares.
    func initializers(of type: TypeID) -> [FunctionID] {
        members.named(.none, of: type).compactMap { entry in
            guard case .function(let id) = entry.member else { return nil }
            let fact = files[id.fileIndex].functions[id.index]
            return fact.kind == .initializer && fact.body >= 0 && !fact.flags.contains(.isUnavailable) ? id : nil
        }
    }
}

extension BodyResolver {
    /// What a call gives, where an idiom knows it.
    func idiomResult(ofCall call: Int) -> ResolvedType? {
        for numbered in idioms {
            if let type = numbered.idiom.resultType(ofCall: call, in: self) { return type }
        }
        return nil
    }
}

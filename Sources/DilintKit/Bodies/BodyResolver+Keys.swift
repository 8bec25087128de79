import SwiftFacts

/// What calls ask for, or register.
extension BodyResolver {
    /// `T.self`, `Lazy<T>.self`, `(any P).self`, `[T].self` as an argument.
    func askedType(_ argument: CallArgument) -> AskedType? {
        argument.operand < 0 ? nil : askedType(operand: argument.operand)
    }

    /// The type that an argument registers, with the generic arguments that only the closure which makes it says:
    /// `register(Wire.self) { _ in Wire<Signal>() }`.
    func askedType(_ argument: CallArgument, madeAs made: AskedType) -> AskedType? {
        guard var asked = askedType(argument) else { return nil }
        let isSame = asked.type.head == made.type.head && asked.type.id == made.type.id
        // The arguments of an alias are its own.
        if isSame, asked.detail.isEmpty,
            rows[typeRow(ofOperand: argument.operand)].name == index.headName(of: asked.type)
        {
            asked.detail = made.detail
        }
        return asked
    }

    /// The row of the last name of a type that stands in front of `.self`.
    private func typeRow(ofOperand operand: Int) -> Int {
        var row = operand
        while case let applied = Int(tree[row].appliedBy), applied >= 0, rows[applied].kind == .member,
            rows[applied].name != index.known.selfName
        {
            row = applied
        }
        return row
    }

    /// The type that whoever calls the code around says: `type` of `<T>(_ type: T.Type)`.
    func toldType(_ argument: CallArgument) -> AskedType? {
        guard argument.operand >= 0, argument.final >= 0 else { return nil }
        let type = values[argument.final].type
        guard type.wrappers.contains(.metatype), type.isGenericProduct else { return nil }
        return AskedType(type: type.removing([.metatype]), offset: rows.offset(of: argument.operand))
    }

    /// The type that the chain which an operand begins names.
    func askedType(operand: Int) -> AskedType? {
        guard var type = metatype(ofOperand: operand) else { return nil }
        var detail = ""
        var place = rows.offset(of: operand)
        if rows[operand].kind == .typeExpression {
            let reference = TypeReference(rows[operand].name.rawValue)
            detail = index.genericArguments(of: reference, in: context.typeScope)
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
                    detail = index.genericArguments(generic, behind: rows[row].name, in: context.typeScope)
                }
            }
            let applied = Int(tree[row].appliedBy)
            guard applied >= 0, rows[applied].kind == .member, rows[applied].name != index.known.selfName else { break }
            row = applied
        }
        if detail.isEmpty { detail = argumentsOfAlias(at: row) }
        var asked = AskedType(type: type, detail: detail, offset: place)
        asked.writtenAs =
            rows[row].kind == .typeExpression
            ? index.soleName(of: TypeReference(rows[row].name.rawValue), file: file)
            : genericArguments(of: row) == nil ? rows[row].name : .none
        asked.isOneOfSeveral =
            row != operand && type.head == .external && index.table.topLevel[NameID(type.id)].count > 1
        return asked
    }

    /// The generic arguments of what a name stands for that is an alias; empty for others.
    func argumentsOfAlias(at row: Int) -> String {
        switch rows[row].kind {
        case .name: return index.genericArguments(of: index.entry(named: rows[row].name, in: context.typeScope))
        case .member:
            guard let outer = operand(row).type.metatypeInstance else { return "" }
            return index.genericArguments(of: index.nestedEntry(named: rows[row].name, in: outer))
        default: return ""
        }
    }

    func genericArguments(of row: Int) -> TypeReference? {
        let part = Int(tree[row].firstPart)
        guard part >= 0, rows[part].kind == .genericArguments else { return nil }
        return TypeReference(rows[part].name.rawValue)
    }

    /// What a call asks for: the metatype it is given, otherwise what is inferred.
    func askedOrInferredType(ofCall call: Int, _ given: [CallArgument]) -> AskedType? {
        if let first = given.first, first.label.isNone, let written = askedType(first) { return written }
        return inferredType(ofCall: call)
    }

    /// What a call without a metatype asks for: its generic argument, a cast, or what the context demands.
    func inferredType(ofCall call: Int) -> AskedType? {
        guard let callee = calleeRow(of: call) else { return nil }
        if let generic = genericArguments(of: callee) {
            return AskedType(
                type: index.resolve(generic, in: context.typeScope),
                detail: index.genericArguments(of: generic, in: context.typeScope),
                writtenAs: index.soleName(of: generic, file: file), offset: rows.offset(of: callee))
        }
        let root = Int(tree[call].root)
        var row = call
        while tree[row].appliedBy >= 0 {
            let applied = Int(tree[row].appliedBy)
            guard rows[applied].kind == .cast else {
                return nil
            }
            row = applied
            if !rows[row].flags.contains(.isTestOrThrowOrVariable) {
                let reference = TypeReference(rows[row].name.rawValue)
                return AskedType(
                    type: index.resolve(reference, in: context.typeScope),
                    detail: index.genericArguments(of: reference, in: context.typeScope),
                    writtenAs: index.soleName(of: reference, file: file),
                    offset: index.nameOffset(of: reference, file: file))
            }
        }
        guard rows[root].flags.isDisjoint(with: [.isOperand, .isTernaryCondition]) else { return nil }
        return inferredType(ofOperand: root)
    }

    /// What the context demands of an operand.
    func inferredType(ofOperand operand: Int) -> AskedType? {
        let expected = expectedType(operand)
        guard !expected.isUnknown else { return nil }
        var asked = AskedType(type: expected, offset: rows.offset(of: operand))
        if let written = expectedReference(operand) {
            asked.detail = index.genericArguments(of: written.reference, in: written.scope)
            asked.writtenAs = index.soleName(of: written.reference, file: written.scope.file)
        }
        return asked
    }

    /// The type that the context demands as it is written, and where; of a default argument only a plain name, for
    /// what stands between angle brackets there its function may leave to whoever calls it.
    private func expectedReference(_ root: Int) -> WrittenNeed? {
        let link = link(of: root)
        guard link >= 0 else { return nil }
        func here(_ reference: TypeReference) -> WrittenNeed {
            WrittenNeed(reference: reference, scope: context.typeScope)
        }
        switch rows[link].kind {
        case .argument: return values[link].target.map { index.need(of: $0) }
        case .binding: return writtenType(of: link).map(here)
        case .body:
            let owner = Int(facts.bodies[context.body].owner)
            switch context.kind {
            case .initialValue, .accessors: return here(facts.properties[owner].type)
            case .defaultArgument:
                let reference = facts.parameters[owner].type
                return index.soleName(of: reference, file: file).isNone ? nil : here(reference)
            default: return nil
            }
        default: return nil
        }
    }

    /// The key for a type and a name; nil for a type that is not known, or another one each time.
    func key(_ asked: AskedType, _ name: KeyName = .none) -> WiringKey? {
        asked.isOneOfSeveral ? nil : index.keyType(asked.type, detail: asked.detail).map { .type($0, name) }
    }

    // MARK: Names

    /// The name that an argument gives to a registration.
    func keyName(_ argument: CallArgument?) -> KeyName {
        guard let argument else { return .none }
        guard argument.operand >= 0 else { return .unknown }
        return index.keyName(in: rows, operand: argument.operand, final: argument.final)
    }

    /// The name that is among the arguments of a registration or a lookup: the one under the library's own label, or one
    /// that nobody here knows, where the project's own function takes it: `register(API.self, serviceName: .first)`.
    func keyName(among arguments: [CallArgument], label: NameID) -> KeyName {
        if let argument = arguments.first(where: { $0.label == label }) { return keyName(argument) }
        return arguments.contains { isKeyLabel($0.label) } ? .unknown : .none
    }

    /// Whether arguments of a label tell registrations of one type apart.
    func isKeyLabel(_ label: NameID) -> Bool {
        !label.isNone && index.linked.names.ends(label, withWordOf: Self.namingWords)
    }

    /// What labels end in that tell registrations of one type apart.
    private static let namingWords: WordList = ["name", "named", "tag", "key", "id", "identifier", "qualifier"]

    /// The type that a registration's name is written as a constant of, where it is: `A.identifier` and `B.identifier` may
    /// be two texts.
    func ownerOfName(among arguments: [CallArgument], label: NameID) -> NameID {
        guard let argument = arguments.first(where: { $0.label == label }), argument.operand >= 0 else { return .none }
        return index.ownerOfName(in: rows, final: argument.final)
    }
}

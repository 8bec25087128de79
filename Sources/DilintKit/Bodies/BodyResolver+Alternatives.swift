import SwiftFacts

/// Values of which one goes on: `a ?? b`, `c ? a : b`.
extension BodyResolver {
    /// Whether a row's value is one of several that may go on.
    func isAlternative(_ row: Int) -> Bool { rows[Int(tree[row].root)].flags.contains(.isAlternative) }

    /// Bounds what each operand of `a ?? b ?? …` looks at.
    static var maximumAlternatives: Int { 64 }

    /// What stands before an operand as the other one of two: of `a ?? .b` and `c ? a : .b` the type of `a`.
    func alternativeType(before row: Int) -> ResolvedType {
        guard rows[row].flags.contains(.isAlternative) else { return .unknown }
        let whole = link(of: row)
        guard whole >= 0, whole < row else { return .unknown }
        var type = ResolvedType.unknown
        for part in tree.parts(of: whole).prefix(Self.maximumAlternatives) {
            if part >= row { break }
            if rows[part].flags.contains(.isAlternative) { type = values[tree.final(part)].type }
        }
        return type.removing(.optional)
    }

    /// What `c ? a : b` is, of which the condition is told; unknown where the two do not agree.
    func typeOfChoice(behind condition: Int) -> ResolvedType {
        let whole = link(of: condition)
        guard whole >= 0 else { return .unknown }
        var chosen = ResolvedType.unknown
        for part in tree.parts(of: whole).prefix(Self.maximumAlternatives)
        where part > condition && rows[part].flags.contains(.isAlternative) {
            let type = values[tree.final(part)].type
            // The other one says what `nil` and `.init()` are.
            if type.isUnknown { continue }
            guard chosen.isUnknown || chosen == type else { return .unknown }
            chosen = type
        }
        return chosen
    }

    /// How a row stands behind `??` for a parameter: a default argument in other words.
    func fallback(_ row: Int) -> KeptAccess.Fallback {
        var operand = Int(tree[row].root)
        // `api ?? (isLive ? API.shared : nil)`, `api ?? (try! parts.resolve())`: what stands there in parentheses.
        while case let whole = link(of: operand), whole >= 0, whole < operand {
            if rows[operand].flags.contains(.isAlternative), let handed = valueHanded(before: operand, of: whole) {
                return fallback(row, for: handed)
            }
            guard rows[whole].kind == .group, !rows[whole].flags.contains(.isTuple), tree[whole].appliedBy < 0 else {
                break
            }
            operand = whole
        }
        return .none
    }

    private func fallback(_ row: Int, for handed: Value) -> KeptAccess.Fallback {
        let applied = Int(tree[row].appliedBy)
        let isWhole = applied < 0 || rows[applied].kind != .member
        guard case .carrier(.parameter(let id), base: nil) = handed.origin else {
            return isWhole || mayBeObject(handed.type) ? .constant : .none
        }
        if isWhole { return .whole }
        if mayBeObject(handed.type) { return .part }
        return index.fact(id).mayBeLeftOut ? .defaultValue : .value
    }

    /// The parameter, or the constant of the own type, that stands before an operand of `a ?? b`; nil of `c ? a : b`, and
    /// where none does.
    private func valueHanded(before operand: Int, of whole: Int) -> Value? {
        var handed: Value?
        for part in tree.parts(of: whole).prefix(Self.maximumAlternatives) {
            if part == operand { break }
            if rows[part].flags.contains(.isTernaryCondition) { return nil }
            guard rows[part].flags.contains(.isAlternative), case let value = values[tree.final(part)],
                case .carrier(let carrier, base: nil) = value.origin, isHandedIn(carrier)
            else { continue }
            handed = value
        }
        return handed
    }

    private func isHandedIn(_ carrier: Carrier) -> Bool {
        switch carrier {
        case .parameter: true
        case .property(let id):
            index.fact(id).flags.contains(.isLet) && index.fact(id).flags.isDisjoint(with: .isStatic)
                && index.fact(id).owner >= 0
        }
    }

    /// Whether something may be an object of the project.
    private func mayBeObject(_ type: ResolvedType) -> Bool {
        switch type.head {
        case .nominal:
            guard let id = type.instance, case let kind = index.types[id.index].kind else { return false }
            return kind == .class || kind == .actor || kind == .protocol
        case .composition, .unknown, .generic: return true
        case .external, .tuple, .void: return false
        }
    }
}

import SwiftFacts

/// Where values go, by what stands around their rows.
extension BodyResolver {
    /// What becomes of the value of a row.
    func flow(of start: Int) -> Flow { packedFlow(of: start).flow }

    func packedFlow(of start: Int) -> PackedFlow {
        var row = start
        // Whether all the value can be on its way is the row's: a name that is bound to it is the same mention then.
        var isAlone = true
        while true {
            // What is applied to an operand binds tighter than any operator: `!a.isReady` reads a member of `a`.
            let applied = Int(tree[row].appliedBy)
            if applied >= 0 {
                switch rows[applied].kind {
                case .member: return memberFlow(applied)
                case .cast where !rows[applied].flags.contains(.isTestOrThrowOrVariable): row = applied
                case .assignment: return .written
                // Its elements are the collection: `handlers[name] = handler`.
                case .subscriptCall where isAssigned(applied) && values[row].type.wrappers.contains(.collection):
                    return .written
                default: return .used
                }
                continue
            }
            let root = Int(tree[row].root)
            // Where a path leads, somebody reads by it.
            if rows[root].kind == .keyPath { return .used }
            if rows[root].flags.contains(.isOperand) || rows[root].flags.contains(.isTernaryCondition) { return .used }
            let link = link(of: root)
            guard link >= 0, link < root else { return .used }
            switch rows[link].kind {
            case .argument: return argumentFlow(link)
            case .assignment: return assignmentFlow(link)
            case .binding: return isAlone && isValue(root, ofBinding: link) ? bound(to: link) : .used
            case .group where !rows[link].flags.contains(.isTuple):
                isAlone = isAlone && Int(tree[link].firstPart) == root
                row = link
            case .group: return tupleFlow(link, element: root)
            case .returned: return rows[link].flags.contains(.isTestOrThrowOrVariable) ? .used : .returned
            case .conditionalValue:
                isAlone = false
                row = link
            case .scope where rows[link].flags.contains(.isSingleExpression) && isValueBranch(link): row = link
            case .body, .closure, .scope, .localFunction: return statementFlow(link)
            default: return .used
            }
        }
    }

    /// Whether a value is an operand as it is, or is asked for its type: `a is A`, `(a as? A) != nil`.
    func isCompared(_ start: Int) -> Bool {
        var row = start
        while true {
            let applied = Int(tree[row].appliedBy)
            if applied >= 0 {
                guard rows[applied].kind == .cast else { return false }
                if rows[applied].flags.contains(.isTestOrThrowOrVariable) { return true }
                row = applied
                continue
            }
            let root = Int(tree[row].root)
            if rows[root].flags.contains(.isOperand) { return true }
            let group = link(of: root)
            guard group >= 0, group < root, rows[group].kind == .group, !rows[group].flags.contains(.isTuple) else {
                return false
            }
            row = group
        }
    }

    /// Whether an operand is given another value as a whole.
    func isAssigned(_ row: Int) -> Bool {
        let applied = Int(tree[row].appliedBy)
        return applied >= 0 && rows[applied].kind == .assignment
    }

    /// Whether a bound name goes by the value of an operand: of `a ?? b` and `c ? a : b` by the last one's that is any.
    private func isValue(_ operand: Int, ofBinding binding: Int) -> Bool {
        guard !rows[binding].flags.contains(.isPattern) else { return false }
        var next = Int(tree[operand].nextPart)
        if next >= 0, isNothing(next) { next = Int(tree[next].nextPart) }
        return next < 0 || rows[next].kind == .scope
    }

    /// Whether an operand is the other one of two, and `nil`: `c ? a : nil`.
    func isNothing(_ operand: Int) -> Bool {
        rows[operand].kind == .literal && rows[operand].name == index.known.nilName
            && rows[operand].flags.contains(.isAlternative) && tree[operand].appliedBy < 0
    }

    private func bound(to binding: Int) -> PackedFlow {
        let telling: ExpressionFlags = [.isUnwrapping, .isCapture, .isPattern]
        return .bound(isAliasAlone: rows[binding].flags.isDisjoint(with: telling) && !rows[binding].name.isNone)
    }

    private func memberFlow(_ member: Int) -> PackedFlow {
        if rows[member].name == index.known.selfName { return .used }
        switch values[member].origin {
        case .carrier(.property(let id), _): return .member(.property(id), rows[member].name)
        case .function(let name, let owner):
            let call = Int(tree[member].appliedBy)
            if call >= 0, case .call(let number) = values[call].origin,
                case .function(let id) = uses.calls[Int(number)].callee
            {
                return .member(.function(id), name)
            }
            return .member(index.anyFunction(name, of: owner).map(MemberID.function), name)
        default: return .member(nil, rows[member].name)
        }
    }

    private func argumentFlow(_ argument: Int) -> PackedFlow {
        let call = link(of: argument)
        guard call >= 0, rows[call].kind == .call else { return .used }
        // A call of what a static method without parameters returned has the origin of an access, and nobody's parameters.
        guard case .call(let number) = values[call].origin else { return .used }
        return .argument(ArgumentPlace(call: number, target: values[argument].target))
    }

    private func assignmentFlow(_ assignment: Int) -> PackedFlow {
        let target = link(of: assignment)
        guard target >= 0 else { return .used }
        return assignmentFlow(to: target)
    }

    private func assignmentFlow(to target: Int) -> PackedFlow {
        guard case .carrier(.property(let id), let base) = values[target].origin else {
            if let wrapped = wrappedProperty(target) { return .stored(wrapped) }
            if case .access(let access) = values[target].origin,
                case .property(let id) = uses.accesses[Int(access)].target,
                index.owner(of: id).isNone || !isOfSelf(target)
            {
                return .assigned(id, of: nil)
            }
            return rows[target].kind == .member && !isOfSelf(target) ? .assigned(nil, of: nil) : .used
        }
        if isOfSelf(target) { return .stored(id) }
        return .assigned(id, of: base)
    }

    /// The property of self whose wrapper is assigned: `_token = Stored(keychain: keychain)`.
    func wrappedProperty(_ target: Int) -> PropertyID? {
        guard target >= 0, !context.isStatic, !context.type.isNone, rows[target].kind.hasName, isOfSelf(target),
            let bare = index.wrappedName(of: rows[target].name),
            let id = index.property(bare, of: context.type, seenFrom: file),
            !index.fact(id).attributes.isEmpty
        else { return nil }
        return id
    }

    /// Whether an assigned place is a property of self: a bare name, or `self.name`.
    func isOfSelf(_ row: Int) -> Bool {
        guard rows[row].kind == .member else { return rows[row].kind == .name }
        let base = link(of: row)
        if case .selfInstance = values[base].origin { return true }
        return false
    }

    /// `(self.a, self.b) = (a, b)`.
    private func tupleFlow(_ group: Int, element: Int) -> PackedFlow {
        let applied = Int(tree[group].appliedBy)
        if applied >= 0, rows[applied].kind == .assignment { return .written }
        let assignment = link(of: group)
        guard applied < 0, assignment >= 0, rows[assignment].kind == .assignment else { return .used }
        let target = link(of: assignment)
        guard target >= 0, rows[target].kind == .group else { return .used }
        for (left, right) in zip(tree.parts(of: target), tree.parts(of: group)) where right == element {
            return assignmentFlow(to: tree.final(left))
        }
        return .used
    }

    private func isValueBranch(_ scope: Int) -> Bool {
        let link = link(of: scope)
        return link >= 0 && rows[link].kind == .conditionalValue
    }

    /// A statement of its own: the value of a body with nothing else in it.
    private func statementFlow(_ link: Int) -> PackedFlow {
        guard rows[link].flags.contains(.isSingleExpression) else {
            return rows[link].kind == .body && context.kind != .function && context.kind != .accessors
                ? .returned : .discarded
        }
        switch rows[link].kind {
        case .body where context.kind == .function: return context.expected.head == .void ? .discarded : .returned
        default: return .returned
        }
    }
}

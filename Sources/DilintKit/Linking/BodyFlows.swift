import SwiftFacts

/// The second reading of a body: what becomes of every value that matters.
extension BodyResolver {
    /// Records the mentions of carriers and completes the calls and accesses of the body at hand.
    /// - Parameter firstCall: The first of the file's calls that the body makes.
    mutating func collectUses(from firstCall: Int) {
        var depth: UInt16 = 0
        var condition = context.condition
        var branches = 0
        var scopes: [ScopeEffect] = []
        /// Last rows of the arguments at hand that are evaluated when what is called asks for them.
        var autoclosures: [Int32] = []
        for row in rows.indices {
            let fact = rows[row]
            while let end = autoclosures.last, row > end {
                autoclosures.removeLast()
                depth &-= 1
            }
            switch fact.kind {
            case .name, .selfReference, .implicitMember, .member, .call, .subscriptCall:
                collect(
                    row, fact.kind, Surroundings(depth: depth, condition: condition, isConditional: branches > 0))
            case .scope, .closure, .localFunction:
                let effect = ScopeEffect(
                    isDeferring: isDeferring(row), isBranch: fact.kind == .scope && fact.name.isNone)
                scopes.append(effect)
                if effect.isDeferring { depth &+= 1 }
                if effect.isBranch { branches += 1 }
            case .scopeEnd:
                let effect = scopes.popLast()
                if effect?.isDeferring == true { depth &-= 1 }
                if effect?.isBranch == true { branches -= 1 }
            case .argument:
                guard isAutoclosure(row) else { break }
                autoclosures.append(tree.end[row])
                depth &+= 1
            case .conditionalCompilation: condition = ConditionID(fact.name.rawValue)
            // Nothing comes from a row of another kind; a cast hands on the value of its operand, whose flow goes
            // through it.
            default: break
            }
        }
        closeKept(from: firstCall)
    }

    private func isAutoclosure(_ argument: Int) -> Bool {
        targets[argument].map { type(of: $0).wrappers.contains(.autoclosure) } ?? false
    }

    /// What a scope does to the code in it.
    private struct ScopeEffect {
        var isDeferring: Bool
        var isBranch: Bool
    }

    /// What stands around a row.
    private struct Surroundings {
        var depth: UInt16
        var condition: ConditionID
        var isConditional: Bool

        func apply(to site: inout Site, isAlternative: Bool) {
            site.closureDepth = depth
            site.condition = condition
            site.isConditional = isConditional || isAlternative
        }
    }

    private mutating func collect(_ row: Int, _ kind: ExpressionKind, _ around: Surroundings) {
        if values[row].hasNoOrigin {
            // What cannot be placed may be a member of something known: it yields no finding.
            if kind == .member, values[row].type.isUnknown { keepUnplaced(rows[row].name) }
            return
        }
        switch values[row].origin {
        case .carrier(let carrier, let base):
            guard kind == .name || kind == .member || kind == .implicitMember,
                mayMatter(carrier, values[row].type)
            else { return }
            var site = site(row)
            around.apply(to: &site, isAlternative: isAlternative(row))
            record(Mention(site: site, carrier: carrier, base: base, flow: flow(of: row)))
        case .access(let access):
            guard uses.accesses[Int(access)].site.row == UInt32(tree.base + row) || kind == .call else { return }
            uses.accesses[Int(access)].flow = flow(of: row)
            around.apply(to: &uses.accesses[Int(access)].site, isAlternative: isAlternative(row))
        case .call(let call):
            collectCall(call, row, around)
        case .selfInstance:
            if case .argument(let place) = flow(of: row), place.call >= 0 {
                uses.calls[Int(place.call)].hasSelfArgument = true
            }
        case .unresolved(let name):
            if kind == .name, let bare = index.wrappedName(of: name) { keepUnplaced(bare) }
        case .none, .superInstance, .function, .initializer, .delegation, .module:
            return
        }
    }

    /// Whether a row's value is one of several that may go on.
    private func isAlternative(_ row: Int) -> Bool { rows[Int(tree.root[row])].flags.contains(.isAlternative) }

    /// Whether a mention of something of that type can be of use: values are none to any rule, but what a provider's code
    /// asks for is kept whatever it is.
    private func mayMatter(_ carrier: Carrier, _ type: ResolvedType) -> Bool {
        if context.kind == .initialValue || context.kind == .accessors || context.expected.head != .void { return true }
        switch type.head {
        case .nominal: return type.nominalHead.map { index.types[$0.index].kind != .enum } ?? false
        case .external: return !index.plainTypes.contains(NameID(type.id))
        case .composition, .generic: return true
        // A property whose type is not known may keep a dependency: `private var feeds = [Feed]()`.
        case .unknown: if case .property = carrier { return true } else { return false }
        case .void, .tuple: return false
        }
    }

    /// The call that gets a value as an element of a literal: `Stack(layers: [Layer()])`; -1 without.
    private func listedCall(_ row: Int) -> Int32 {
        guard tree.appliedBy[row] < 0 else { return -1 }
        let list = Int(rows[Int(tree.root[row])].link) - tree.base
        guard list >= 0, rows[list].kind == .collection, case .argument(let place) = flow(of: list) else { return -1 }
        return place.call
    }

    private mutating func collectCall(_ number: Int32, _ row: Int, _ around: Surroundings) {
        let call = Int(number)
        let flow = flow(of: row)
        if uses.calls[call].site.row == UInt32(tree.base + row) {
            around.apply(to: &uses.calls[call].site, isAlternative: isAlternative(row))
            uses.calls[call].flow = flow
        }
        switch flow {
        case .stored: uses.calls[call].isKept = true
        case .returned where context.kind == .initialValue && !context.isStatic && !context.type.isNone:
            uses.calls[call].isKept = true
        case .argument(let place):
            if uses.calls[call].outer < 0 { uses.calls[call].outer = place.call }
        case .used:
            if uses.calls[call].outer < 0 { uses.calls[call].outer = listedCall(row) }
        default: break
        }
    }

    /// What is handed to something that is kept is kept.
    private mutating func closeKept(from first: Int) {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for call in first..<uses.calls.count where !uses.calls[call].isKept {
                let outer = Int(uses.calls[call].outer)
                guard outer >= 0 else { continue }
                var keeps = uses.calls[outer].isKept
                if case .delegation = uses.calls[outer].callee { keeps = true }
                if keeps {
                    uses.calls[call].isKept = true
                    hasChanged = true
                }
            }
        }
    }

    /// A closure that is not called where it stands runs later; those that the standard library calls at once do not.
    func isDeferring(_ row: Int) -> Bool {
        switch rows[row].kind {
        case .localFunction: return true
        case .closure: break
        default: return false
        }
        if rows[row].flags.contains(.isImmediate) { return false }
        let argument = Int(rows[row].link) - tree.base
        guard argument >= 0, argument < row, rows[argument].kind == .argument else { return true }
        let call = Int(rows[argument].link) - tree.base
        guard call >= 0, call < argument, rows[call].kind == .call else { return true }
        let callee = Int(rows[call].link) - tree.base
        guard callee >= 0, callee < call, rows[callee].kind == .member || rows[callee].kind == .name else {
            return true
        }
        return !index.immediateFunctions.contains(rows[callee].name)
    }

    // MARK: Flows

    /// What becomes of the value of a row.
    func flow(of start: Int) -> Flow {
        var row = start
        while true {
            // What is applied to an operand binds tighter than any operator: `!a.isReady` reads a member of `a`.
            let applied = Int(tree.appliedBy[row])
            if applied >= 0 {
                switch rows[applied].kind {
                case .member: return memberFlow(applied)
                case .cast where !rows[applied].flags.contains(.isTestOrThrowOrVariable): row = applied
                case .assignment: return .written
                default: return .used
                }
                continue
            }
            let root = Int(tree.root[row])
            if rows[root].flags.contains(.isOperand) || rows[root].flags.contains(.isTernaryCondition) { return .used }
            let link = Int(rows[root].link) - tree.base
            guard link >= 0, link < root else { return .used }
            switch rows[link].kind {
            case .argument: return argumentFlow(link)
            case .assignment: return assignmentFlow(link)
            case .binding: return rows[link].flags.contains(.isPattern) ? .used : .bound
            case .group where !rows[link].flags.contains(.isTuple): row = link
            case .group: return tupleFlow(link, element: root)
            case .returned: return rows[link].flags.contains(.isTestOrThrowOrVariable) ? .used : .returned
            case .conditionalValue: row = link
            case .scope where rows[link].flags.contains(.isSingleExpression) && isValueBranch(link): row = link
            case .body, .closure, .scope, .localFunction: return statementFlow(link)
            default: return .used
            }
        }
    }

    private func memberFlow(_ member: Int) -> Flow {
        if rows[member].name == index.known.selfName { return .used }
        switch values[member].origin {
        case .carrier(.property(let id), _): return .member(.property(id), rows[member].name)
        case .function(let name, let owner):
            let call = Int(tree.appliedBy[member])
            if call >= 0, case .call(let number) = values[call].origin,
                case .function(let id) = uses.calls[Int(number)].callee
            {
                return .member(.function(id), name)
            }
            return .member(index.anyFunction(name, of: owner).map(MemberID.function), name)
        default: return .member(nil, rows[member].name)
        }
    }

    private func argumentFlow(_ argument: Int) -> Flow {
        let call = Int(rows[argument].link) - tree.base
        guard call >= 0, rows[call].kind == .call else { return .used }
        var number: Int32 = -1
        switch values[call].origin {
        case .call(let found): number = found
        case .access(let access):
            // A static method without parameters takes no argument: this is a call of what it returned.
            _ = access
        default: break
        }
        guard number >= 0 else { return .used }
        return .argument(ArgumentPlace(call: number, target: targets[argument]))
    }

    private func assignmentFlow(_ assignment: Int) -> Flow {
        let target = Int(rows[assignment].link) - tree.base
        guard target >= 0 else { return .used }
        return assignmentFlow(to: target)
    }

    private func assignmentFlow(to target: Int) -> Flow {
        guard case .carrier(.property(let id), let base) = values[target].origin else {
            return rows[target].kind == .member && !isOfSelf(target) ? .assigned(nil, of: nil) : .used
        }
        if isOfSelf(target) { return .stored(id) }
        return .assigned(id, of: base)
    }

    /// Whether an assigned place is a property of self: a bare name, or `self.name`.
    private func isOfSelf(_ row: Int) -> Bool {
        guard rows[row].kind == .member else { return rows[row].kind == .name }
        let base = Int(rows[row].link) - tree.base
        if case .selfInstance = values[base].origin { return true }
        return false
    }

    /// `(self.a, self.b) = (a, b)`.
    private func tupleFlow(_ group: Int, element: Int) -> Flow {
        let link = Int(rows[group].link) - tree.base
        guard tree.appliedBy[group] < 0, link >= 0, rows[link].kind == .assignment else { return .used }
        let target = Int(rows[link].link) - tree.base
        guard target >= 0, rows[target].kind == .group else { return .used }
        var left = tree.firstPart[target]
        var right = tree.firstPart[group]
        while left >= 0, right >= 0 {
            if Int(right) == element { return assignmentFlow(to: tree.final(Int(left), rows)) }
            left = tree.nextPart[Int(left)]
            right = tree.nextPart[Int(right)]
        }
        return .used
    }

    private func isValueBranch(_ scope: Int) -> Bool {
        let link = Int(rows[scope].link) - tree.base
        return link >= 0 && rows[link].kind == .conditionalValue
    }

    /// A statement of its own: the value of a body with nothing else in it.
    private func statementFlow(_ link: Int) -> Flow {
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

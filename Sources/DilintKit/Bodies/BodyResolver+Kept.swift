import SwiftFacts

/// Which of the instances that calls make or give stay with the object whose code calls.
extension BodyResolver {
    /// What becomes of the literal that a value is an element of, `Stack(layers: [Layer()])`, or of the enum's case that
    /// carries it, `target = .layer(Layer())`; nil without.
    private func flowOfHolder(around row: Int) -> Flow? {
        guard tree[row].appliedBy < 0, case let holder = holder(of: row), holder >= 0 else { return nil }
        switch rows[holder].kind {
        case .collection: return flow(of: holder)
        case .argument:
            let call = link(of: holder)
            guard call >= 0, rows[call].kind == .call, case .none = values[call].origin,
                let carrying = values[call].type.instance, index.types[carrying.index].kind == .enum
            else { return nil }
            return flow(of: call)
        default: return nil
        }
    }

    /// Whether a value is an element of a literal.
    private func isElement(_ row: Int) -> Bool {
        guard tree[row].appliedBy < 0, case let holder = holder(of: row), holder >= 0 else { return false }
        return rows[holder].kind == .collection
    }

    /// Whether a value is assigned to an element of what self holds: `children[name] = child`.
    private func isPutIntoOwnCollection(_ row: Int) -> Bool {
        guard tree[row].appliedBy < 0 else { return false }
        let assignment = holder(of: row)
        guard assignment >= 0, rows[assignment].kind == .assignment else { return false }
        let target = link(of: assignment)
        guard target >= 0, rows[target].kind == .subscriptCall else { return false }
        let collection = link(of: target)
        guard collection >= 0, case .carrier(.property, _) = values[collection].origin else { return false }
        return isOfSelf(collection)
    }

    mutating func collectCall(_ number: Int32, _ row: Int) {
        let flow = packedFlow(of: row)
        if uses.calls[Int(number)].site.row == UInt32(tree.base + row) {
            walk.around.apply(to: &uses.keptCalls[Int(number)].site)
            uses.keptCalls[Int(number)].begin(with: flow, among: &uses.otherRows)
            if uses.keptCalls[Int(number)].hasUnknownAlternative {
                uses.keptCalls[Int(number)].hasUnknownAlternative = tree.arguments(of: row).contains {
                    isAnyUnknown(amongAlternatives: $0)
                }
            }
        } else {
            uses.keptCalls[Int(number)].go(on: flow, among: &uses.otherRows)
            if flow.kind == .used, isElement(row) { uses.keptCalls[Int(number)].isListed = true }
            noteCapture(of: number, at: row)
        }
        noteKeeper(of: number, at: row, flow.flow)
    }

    /// Whether nothing is known of one of the values that an argument may have: `a ?? b`.
    private func isAnyUnknown(amongAlternatives argument: Int) -> Bool {
        tree.parts(of: argument).prefix(Self.maximumAlternatives).contains { part in
            guard rows[part].flags.contains(.isAlternative), case let value = tree.final(part),
                rows[value].kind == .member || rows[value].kind == .call || rows[value].kind == .name
            else { return false }
            switch values[value].origin {
            case .none, .unresolved: return values[value].type.isUnknown
            default: return false
            }
        }
    }

    private mutating func keep(_ call: Int) {
        uses.keptCalls[call].isKept = true
        mayKeep = true
    }

    /// Notes whether the object keeps what a call gives, and which calls it is handed to, that may keep it.
    private mutating func noteKeeper(of number: Int32, at row: Int, _ flow: Flow) {
        let call = Int(number)
        switch flow {
        case .stored: keep(call)
        case .returned where context.returnsIntoSelf:
            keep(call)
            if uses.calls[call].outer < 0 { uses.keptCalls[call].outer = takerOfClosure(around: row) }
        case .argument(let place):
            let outer = uses.calls[call].outer
            if outer < 0 {
                uses.keptCalls[call].outer = place.call
            } else if outer != place.call, place.call >= 0 {
                // Of several the initializer that the work is left to says most: the object has it.
                let isDelegated = uses.calls[Int(place.call)].isDelegation
                if isDelegated { uses.keptCalls[call].outer = place.call }
                furtherOuters.append((number, isDelegated ? outer : place.call))
            }
            if isHandedToOwnPart(place) { keep(call) }
        case .used:
            if isPutIntoOwnCollection(row) { keep(call) }
            switch flowOfHolder(around: row) {
            case .stored?: keep(call)
            case .returned? where context.returnsIntoSelf:
                keep(call)
            // An initializer lists it under a local name, on its way into what it keeps: `var rows = [Row()]`.
            case .bound? where context.isInitializer:
                keep(call)
            case .argument(let place)? where uses.calls[call].outer < 0: uses.keptCalls[call].outer = place.call
            case .used?, nil:
                if uses.calls[call].outer < 0, let delegation = delegation(around: row) {
                    uses.keptCalls[call].outer = delegation
                }
            default: break
            }
        case .member where context.isInitializer:
            if isTakenApartWhileMade(row) { keep(call) }
            if let form = otherForm(of: row) { furtherOuters.append((number, form)) }
        default: break
        }
    }

    /// Whether an initializer hands something to what it keeps, or lists it under a local name: `slider.add(Slide())`,
    /// `rows.append(Row())`.
    private func isHandedToOwnPart(_ place: ArgumentPlace) -> Bool {
        guard context.isInitializer, place.call >= 0 else { return false }
        let taker = uses.calls[Int(place.call)]
        switch taker.callee {
        case .function: break
        case .unresolved(let name):
            if index.linked.names.begins(name, withWordOf: Self.listingWords) { return true }
        case .construction, .delegation, .outsideConstruction: return false
        }
        if case .property? = taker.baseCarrier { return true }
        return false
    }

    private static let listingWords: WordList = ["append", "insert"]

    /// The call of another initializer of the object that takes a value with others, in a list or not:
    /// `super.init(rows: more + [Row()])`.
    private func delegation(around row: Int) -> Int32? {
        guard context.isInitializer, case var holder = holder(of: row), holder >= 0 else { return nil }
        if rows[holder].kind == .collection { holder = self.holder(of: holder) }
        guard holder >= 0, rows[holder].kind == .argument, case let call = link(of: holder),
            call >= 0, case .call(let number) = values[call].origin, case .delegation = uses.calls[Int(number)].callee
        else { return nil }
        return number
    }

    /// The row whose part the operand is that a value belongs to; negative without.
    private func holder(of row: Int) -> Int { link(of: Int(tree[row].root)) }

    /// Notes who takes the closures around a mention of what an initializer made before them: who keeps a closure keeps
    /// what it captures. O(rows around it), within bounds
    private mutating func noteCapture(of number: Int32, at row: Int) {
        guard context.isInitializer, !uses.calls[Int(number)].isKept else { return }
        let made = Int(uses.calls[Int(number)].site.row) - tree.base
        var current = row
        for _ in 0..<Self.maximumNesting {
            let around = link(of: Int(tree[current].root))
            guard around > made, around < current else { return }
            if rows[around].kind == .closure, case let argument = link(of: around), argument > made,
                rows[argument].kind == .argument, case let taker = link(of: argument), taker > made,
                case .call(let taker) = values[taker].origin
            {
                furtherOuters.append((number, taker))
            }
            current = around
        }
    }

    private static var maximumNesting: Int { 32 }

    /// The call that an initializer hands the closure to that gives a value back, be it within others that are not known:
    /// `Host(root: .init(store: .init { FeedReducer(api: api) }))`; -1 without. O(rows around it), within bounds
    private func takerOfClosure(around row: Int) -> Int32 {
        guard context.isInitializer else { return -1 }
        var current = row
        var isWithin = false
        for _ in 0..<Self.maximumNesting {
            let around = link(of: Int(tree[current].root))
            guard around >= 0, around < current else { return -1 }
            switch rows[around].kind {
            case .closure where !isWithin: isWithin = true
            case .returned where !isWithin: break
            case .argument where isWithin: break
            case .call where isWithin:
                if case .call(let taker) = values[around].origin {
                    if case .unresolved = uses.calls[Int(taker)].callee { break }
                    return taker
                }
            default: return -1
            }
            current = around
        }
        return -1
    }

    /// The row, in the file, of the construction among whose arguments something stands, be it as a member's base or in
    /// another call's; 0 without. O(rows around it), within bounds
    func construction(around row: Int) -> UInt32 {
        var current = row
        for _ in 0..<Self.maximumNesting {
            let around = link(of: Int(tree[current].root))
            guard around >= 0, around < current, rows[around].kind != .closure else { return 0 }
            if rows[around].kind == .call, case .call(let number) = values[around].origin,
                uses.calls[Int(number)].isConstruction
            {
                return uses.calls[Int(number)].site.row
            }
            current = around
        }
        return 0
    }

    /// Whether an initializer keeps a part, and no plain value, of what it made: `feed = services.feed`, or gives one to
    /// the initializer it goes on to: `super.init(rows: content.rows)`.
    private func isTakenApartWhileMade(_ row: Int) -> Bool {
        let member = Int(tree[row].appliedBy)
        guard member >= 0, rows[member].kind == .member else { return false }
        let property: PropertyID
        switch flow(of: member) {
        case .stored(let kept): property = kept
        case .argument(let place) where place.call >= 0:
            if case .delegation = uses.calls[Int(place.call)].callee { return true }
            return false
        default: return false
        }
        let type = index.type(of: property)
        switch type.head {
        case .nominal:
            return type.instance.map { index.types[$0.index].isReference || index.types[$0.index].kind == .protocol }
                ?? false
        case .composition: return true
        case .external, .unknown, .generic, .void, .tuple: return false
        }
    }

    /// The call by which an initializer takes what it made in another form, `Shelf(disk: disk).asAnyShelf()`: who keeps
    /// that keeps it.
    private func otherForm(of row: Int) -> Int32? {
        let member = Int(tree[row].appliedBy)
        guard member >= 0, rows[member].kind == .member, case let call = Int(tree[member].appliedBy), call >= 0,
            rows[call].kind == .call, case .call(let number) = values[call].origin,
            let form = values[call].type.instance,
            index.types[form.index].isReference || index.types[form.index].kind == .protocol
        else { return nil }
        return number
    }

    /// What is handed to something that is kept is kept.
    mutating func closeKept(from first: Int) {
        var hasChanged = true
        // A call stands before those in its arguments, and behind those that local names hand it: to and fro.
        var isForward = false
        while hasChanged {
            hasChanged = false
            isForward.toggle()
            let calls =
                isForward
                ? stride(from: first, to: uses.calls.count, by: 1)
                : stride(from: uses.calls.count - 1, to: first - 1, by: -1)
            for call in calls where !uses.calls[call].isKept {
                let outer = Int(uses.calls[call].outer)
                guard outer >= 0 else { continue }
                var keeps = uses.calls[outer].isKept
                if case .delegation = uses.calls[outer].callee { keeps = true }
                if keeps {
                    uses.keptCalls[call].isKept = true
                    hasChanged = true
                }
            }
            for number in furtherOuters.indices {
                let (call, outer) = furtherOuters[isForward ? number : furtherOuters.count - 1 - number]
                guard uses.calls[Int(outer)].isKept, !uses.calls[Int(call)].isKept else { continue }
                uses.keptCalls[Int(call)].isKept = true
                hasChanged = true
            }
        }
    }
}

extension KeptCall {
    /// Notes where the value goes from the call itself.
    fileprivate mutating func begin(with flow: PackedFlow, among rows: inout GatheredOtherRows) {
        note(flow: flow, among: &rows)
        note(flow.kind)
    }

    /// Notes where it goes by way of a local name: `let store = DiskStore()`, `self.store = store`.
    fileprivate mutating func go(on flow: PackedFlow, among rows: inout GatheredOtherRows) {
        if flow.kind == .stored, flowKind == .bound || flowKind == .alias { note(flow: flow, among: &rows) }
        note(flow.kind)
    }

    private mutating func note(_ flow: PackedFlow.Kind) {
        switch flow {
        case .property, .function, .unknownMember: isAsked = true
        case .bound, .alias, .discarded: break
        default: isPassedOn = true
        }
    }
}

import SwiftFacts

/// Functions that a call's labels do not tell apart: what its arguments are decides, or what is asked of it.
///
/// Arguments stand behind their call. So a call means the first function that fits until its last argument is read.
extension BodyResolver {
    /// A call that may mean more than one function.
    struct OpenCall {
        var call: Int
        /// The last row of its arguments.
        var end: Int
        /// Whose function is called.
        var owner: TypeID
        /// All that fit its labels, the first one is taken for now.
        var candidates: [Candidate]
        /// A type whose synthesised initializer fits, too.
        var members: TypeID
    }

    /// A function that a call may mean.
    struct Candidate {
        var id: FunctionID
        /// Of the parameters that the arguments become.
        var types: [ResolvedType] = []
        /// One of them takes any number of arguments.
        var isVariadic = false
    }

    /// How many functions of a name are looked at behind the first that fits: far above what is declared by hand.
    static let overloadsInView = 256
    /// How many ancestors, and functions of theirs, are looked at behind it.
    static let inheritedInView = 32

    /// Leaves open what a call means if there are others than the function that is taken for now.
    ///
    /// - Parameter members: A type whose synthesised initializer may be meant as well.
    mutating func leaveOpen(
        _ call: Int, meaning first: FunctionID, of owner: TypeID, orMembersOf members: TypeID = .none
    ) {
        guard !rivals.isEmpty || !members.isNone, let last = lastArgument(of: call) else { return }
        let open = OpenCall(
            call: call, end: tree.end(of: last), owner: owner, candidates: candidates(first, call: call),
            members: members)
        if !areAlike(open.candidates) { forgetDifferingTargets(of: open) }
        openCalls.append(open)
        nextSettled = open.end
    }

    /// Of functions that are called without arguments the one that is meant; nil where nothing tells.
    mutating func meantWithoutArguments(_ first: FunctionID, call: Int) -> FunctionID? {
        guard !rivals.isEmpty, lastArgument(of: call) == nil else { return first }
        return choice(among: candidates(first, call: call), call: call)
    }

    /// A function that fits a call's labels and its rivals, which are none afterwards.
    private mutating func candidates(_ first: FunctionID, call: Int) -> [Candidate] {
        var found: [Candidate] = []
        found.reserveCapacity(rivals.count + 1)
        let count = tree.arguments(of: call).reduce(0) { count, _ in count + 1 }
        if let candidate = candidate(first, call: call, count) { found.append(candidate) }
        for rival in rivals {
            if let candidate = candidate(rival, call: call, count) { found.append(candidate) }
        }
        rivals.removeAll(keepingCapacity: true)
        return found
    }

    /// No initializer delegates to itself: `convenience init(_ name: String) { self.init(Name(name)) }`.
    mutating func anotherThanOwn(_ first: FunctionID, call: Int) -> FunctionID {
        guard context.kind == .function, !rivals.isEmpty else { return first }
        let own = FunctionID(file: file, row: Int(facts.bodies[context.body].owner))
        rivals.removeAll { $0 == own }
        guard first == own, !rivals.isEmpty else { return first }
        let other = rivals.removeFirst()
        _ = match(other, call: call)
        return other
    }

    private func lastArgument(of call: Int) -> Int? {
        var last: Int?
        for argument in tree.arguments(of: call) { last = argument }
        return last
    }

    /// Decides what the calls mean whose arguments all stand before a row.
    mutating func settleCalls(before row: Int) {
        while let open = openCalls.last, open.end < row {
            openCalls.removeLast()
            settle(open)
        }
        nextSettled = openCalls.last?.end ?? .max
    }

    private mutating func settle(_ open: OpenCall) {
        guard case .call(let number) = values[open.call].origin else { return }
        let first = open.candidates[0].id
        let chosen = choice(among: open.candidates, call: open.call)
        if !open.members.isNone, meansMembers(open, ratherThan: chosen) {
            note(callee: .construction(open.members, nil), ofCall: number)
            forgetTargets(ofCall: open.call)
            return matchMemberwise(open.members, call: open.call)
        }
        guard let meant = chosen else { return giveUp(open, number) }
        _ = match(meant, call: open.call)
        for argument in tree.arguments(of: open.call) { readImplicitMember(in: argument) }
        switch uses.calls[Int(number)].callee {
        case .function where meant != first:
            let (result, key) = product(of: meant, owner: open.owner, call: open.call)
            note(callee: .function(meant), ofCall: number)
            uses.keptCalls[Int(number)].result = result
            note(key: key, ofCall: number)
            values[open.call].type = result
        case .construction(let type, _): note(callee: .construction(type, meant), ofCall: number)
        case .delegation(_, let isSuper): note(callee: .delegation(meant, isSuper: isSuper), ofCall: number)
        default: break
        }
    }

    /// Whether the arguments are rather those of a synthesised initializer than those of the one that is chosen.
    private func meansMembers(_ open: OpenCall, ratherThan chosen: FunctionID?) -> Bool {
        let arguments = tree.arguments(of: open.call)
        return open.candidates.filter { chosen == nil || $0.id == chosen }.allSatisfy { candidate in
            zip(arguments, candidate.types).contains { argument, type in
                guard let property = memberwise(open.members, rows[argument].name) else { return false }
                let sort = sort(ofArgument: argument)
                let (fit, other) = (index.fit(sort, type), index.fit(sort, index.type(of: property)))
                return fit == .misfit || fit != .exact && other == .exact
            }
        }
    }

    /// Nobody knows which function is called. What they all give out is given out.
    private mutating func giveUp(_ open: OpenCall, _ number: Int32) {
        guard !areAlike(open.candidates) else { return }
        let first = open.candidates[0].id
        switch uses.calls[Int(number)].callee {
        case .function: note(callee: .unresolved(index.fact(first).name), ofCall: number)
        case .construction(let type, _): return note(callee: .construction(type, nil), ofCall: number)
        case .delegation(_, let isSuper): return note(callee: .delegation(nil, isSuper: isSuper), ofCall: number)
        default: return
        }
        let result = index.resultType(of: first)
        guard open.candidates.contains(where: { index.resultType(of: $0.id) != result }) else { return }
        uses.keptCalls[Int(number)].result = .unknown
        values[open.call].type = .unknown
    }

    /// Whether generic functions that take types or closures, or give out whatever is asked for, differ in nothing but closures
    /// and generic parameters: a library's registering functions mean the same by all of them.
    private func areAlike(_ candidates: [Candidate]) -> Bool {
        guard candidates.allSatisfy({ !index.fact($0.id).generics.isEmpty }) else { return false }
        let first = candidates[0].types
        let result = index.resultType(of: candidates[0].id)
        guard
            result.isGenericProduct || first.contains(where: { !$0.wrappers.isDisjoint(with: [.function, .metatype]) })
        else { return false }
        return candidates.allSatisfy { zip($0.types, first).allSatisfy { $0 == $1 || isOpen($0) && isOpen($1) } }
            && candidates.allSatisfy {
                let other = index.resultType(of: $0.id)
                return other == result || other.isGenericProduct && result.isGenericProduct
            }
    }

    private func isOpen(_ type: ResolvedType) -> Bool { type.wrappers.contains(.function) || type.isGenericProduct }

    /// `.shared` alone as an argument: what it is a member of was not known before.
    private mutating func readImplicitMember(in argument: Int) {
        let operand = Int(tree[argument].firstPart)
        guard operand >= 0, rows[operand].kind == .implicitMember, tree[operand].appliedBy < 0,
            values[operand].isUnknown
        else { return }
        values[operand] = implicitMember(operand)
    }

    /// Of arguments that become parameters of several types nobody knows which one.
    private mutating func forgetDifferingTargets(of open: OpenCall) {
        let first = open.candidates[0].types
        for (number, argument) in tree.arguments(of: open.call).enumerated()
        where open.candidates.contains(where: { $0.types[number] != first[number] }) {
            values[argument].target = nil
        }
    }

    // MARK: Choosing

    /// The function among some that a call means; nil where what is known of its arguments does not tell.
    private mutating func choice(among candidates: [Candidate], call: Int) -> FunctionID? {
        guard candidates.count > 1 else { return candidates.first?.id }
        measureFits(of: candidates, call: call)
        // Those that the arguments fit exactly; where there are none, all that they do not misfit.
        let least = argumentFits.all.contains(.exact) ? ArgumentFit.exact : .possible
        guard let first = argumentFits.all.firstIndex(where: { $0 >= least }) else { return nil }
        guard argumentFits.all[(first + 1)...].contains(where: { $0 >= least }) else { return candidates[first].id }
        let possible = candidates.indices.filter { argumentFits[$0] >= least }.map { candidates[$0] }
        guard possible.allSatisfy({ $0.types == possible[0].types }) else { return nil }
        // `f(_: Int, _: Int)` before `f(_: Int...)`.
        let plain = possible.filter { !$0.isVariadic }
        return choice(byResult: (plain.isEmpty ? possible : plain).map(\.id), call: call)
    }

    /// Notes of each of some functions how well a call's arguments fit it, as far as they tell it from the others.
    private mutating func measureFits(of candidates: [Candidate], call: Int) {
        argumentFits.removeAll()
        for _ in candidates { argumentFits.append(.exact) }
        let first = candidates[0].types
        for (number, argument) in tree.arguments(of: call).enumerated()
        where candidates.contains(where: { $0.types[number] != first[number] }) {
            let sort = sort(ofArgument: argument)
            for candidate in candidates.indices {
                argumentFits[candidate] = min(
                    argumentFits[candidate], index.fit(sort, candidates[candidate].types[number]))
            }
        }
    }

    /// Among functions of the same arguments: the one that gives out what is asked for, the one that leaves least out.
    private func choice(byResult candidates: [FunctionID], call: Int) -> FunctionID? {
        let fewest = candidates.map { index.fact($0).parameters.count }.min()
        let shortest = candidates.filter { index.fact($0).parameters.count == fewest }
        guard shortest.count > 1 else { return shortest[0] }
        if shortest.allSatisfy({ index.resultType(of: $0).isGenericProduct }) { return shortest[0] }
        let expected = askedType(ofCall: call)
        guard !expected.isUnknown else { return nil }
        let fitting = shortest.filter { index.fit(.value(index.resultType(of: $0)), expected) != .misfit }
        if fitting.count == 1 { return fitting[0] }
        let exact = fitting.filter { index.fit(.value(index.resultType(of: $0)), expected) == .exact }
        return exact.count == 1 ? exact[0] : nil
    }

    /// What stands around a call says what it has to give out.
    private func askedType(ofCall call: Int) -> ResolvedType {
        let applied = Int(tree[call].appliedBy)
        if applied >= 0 {
            guard rows[applied].kind == .cast else { return .unknown }
            return index.resolve(TypeReference(rows[applied].name.rawValue), in: context.typeScope)
        }
        return expectedType(Int(tree[call].root))
    }

    /// A function with the types of the parameters that a call's arguments become; nil where its labels do not fit.
    /// - Parameter count: Of the arguments.
    private func candidate(_ function: FunctionID, call: Int, _ count: Int) -> Candidate? {
        var found = Candidate(id: function)
        found.types.reserveCapacity(count)
        let fits = fits(function, call: call) { _, place in
            let type = index.parameterTypes[function.fileIndex][place]
            let isVariadic = index.files[function.fileIndex].parameters[place].flags.contains(.isVariadic)
            found.types.append(isVariadic ? type.removing(.collection) : type)
            if isVariadic { found.isVariadic = true }
        }
        return fits ? found : nil
    }

    // MARK: Arguments

    private func sort(ofArgument argument: Int) -> ArgumentSort {
        let operand = Int(tree[argument].firstPart)
        guard operand >= 0, tree[operand].nextPart < 0, !rows[operand].flags.contains(.isOperand) else {
            return .unknown
        }
        let final = tree.final(operand)
        switch rows[final].kind {
        case .closure: return .closure
        case .literal: return rows[final].name == index.known.nilName ? .empty : .literal
        case .interpolation: return .text
        case .collection: return .collection
        case .implicitMember: return .member(rows[final].name)
        default:
            let value = content(operand)
            if value.type.isUnknown { return .unknown }
            return mayThrow(value) ? .tried(value.type) : .value(value.type)
        }
    }

    private func mayThrow(_ value: Value) -> Bool {
        guard case .call(let number) = value.origin else { return false }
        switch uses.calls[Int(number)].callee {
        case .function(let id), .construction(_, let id?): return index.fact(id).flags.contains(.isThrowing)
        default: return false
        }
    }
}

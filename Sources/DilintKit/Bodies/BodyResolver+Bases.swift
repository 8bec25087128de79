import SwiftFacts

/// What the bases of members are whose values do not tell: elements of lists, payloads of cases, and what is read of
/// those. Asked of members that were not found, and of nothing else: most code tells its types.
extension BodyResolver {
    /// What a member is read of; unknown where text does not tell.
    func type(ofBase member: Int) -> ResolvedType { type(ofBase: member, rest: Self.basesInView) }

    /// How many steps are gone from a member to what tells its base: far above what is written by hand.
    private static let basesInView = 16
    /// How many statements of a block, and values of a pattern, are looked through for what a `switch` is about.
    private static let partsInView = 256

    private func type(ofBase applied: Int, rest: Int) -> ResolvedType {
        let base = link(of: applied)
        return base >= 0 && base < applied ? type(of: base, rest: rest) : .unknown
    }

    private func type(of row: Int, rest: Int) -> ResolvedType {
        let known = values[row].type
        if !known.isUnknown || rest == 0 { return known }
        switch rows[row].kind {
        case .name:
            if let binding = values[row].binding { return type(boundTo: binding, rest: rest - 1) }
            guard let position = position(ofAnonymous: rows[row].name) else { return .unknown }
            return type(handedTo: Int(closure(around: row)), at: position, rest: rest - 1)
        case .member:
            let base = type(ofBase: row, rest: rest - 1)
            if base.wrappers.contains(.collection) { return part(rows[row].name, ofList: base) }
            let property = base.instance.flatMap { index.property(rows[row].name, of: $0, seenFrom: file) }
            return property.map { index.type(of: $0) } ?? .unknown
        case .call: return type(givenBy: row, rest: rest - 1)
        case .subscriptCall: return type(ofBase: row, rest: rest - 1).element
        case .keyPath where rows[row].name.isNone: return type(handedTo: row, at: 0, rest: rest - 1)
        case .group: return groupContent(row).map { type(of: tree.final($0), rest: rest - 1) } ?? .unknown
        default: return .unknown
        }
    }

    /// `votes.first`, `votes.lazy`
    private func part(_ name: NameID, ofList list: ResolvedType) -> ResolvedType {
        if index.known.elements.contains(name) { return list.element }
        return index.known.sublists.contains(name) ? list : .unknown
    }

    /// `votes.filter { … }`, `votes.first(where: isOpen)`
    private func type(givenBy call: Int, rest: Int) -> ResolvedType {
        let callee = link(of: call)
        guard callee >= 0, callee < call, rows[callee].kind == .member else { return .unknown }
        let list = type(ofBase: callee, rest: rest)
        return list.wrappers.contains(.collection) ? part(rows[callee].name, ofList: list) : .unknown
    }

    // MARK: Names

    private func position(ofAnonymous name: NameID) -> Int? {
        if name == index.known.firstArgument { return 0 }
        return name == index.known.secondArgument ? 1 : nil
    }

    private func type(boundTo binding: Int, rest: Int) -> ResolvedType {
        let flags = rows[binding].flags
        if flags.contains(.isParameter) {
            let closure = link(of: binding)
            guard closure >= 0, closure < binding, rows[closure].kind == .closure,
                let position = position(ofParameter: binding, of: closure)
            else { return .unknown }
            return type(handedTo: closure, at: position, rest: rest)
        }
        if !flags.contains(.isPattern) {
            return value(of: binding).map { type(of: tree.final($0), rest: rest) } ?? .unknown
        }
        if let payload = payload(boundTo: binding) { return type(of: payload, rest: rest) }
        // `for vote in votes`
        guard !flags.contains(.isUnwrapping), let list = value(of: binding) else { return .unknown }
        return type(of: tree.final(list), rest: rest).element
    }

    /// The row of what a name is bound to.
    private func value(of binding: Int) -> Int? {
        var value: Int?
        for part in tree.parts(of: binding) where rows[part].kind != .annotation && rows[part].kind != .scope {
            value = part
        }
        return value
    }

    /// What a list hands to the closure, or to the key path, that one of its functions calls for each element.
    private func type(handedTo row: Int, at position: Int, rest: Int) -> ResolvedType {
        guard row >= 0, case let argument = link(of: row), argument >= 0, argument < row,
            rows[argument].kind == .argument, case let call = link(of: argument), call >= 0,
            rows[call].kind == .call, case let callee = link(of: call), callee >= 0, rows[callee].kind == .member,
            index.repeatingFunctions.contains(rows[callee].name), values[callee].isUnknown,
            // `votes.reduce(0) { sum, vote in … }`: what comes first is no element.
            position > 0 || Int(tree[call].firstPart) == argument
        else { return .unknown }
        let base = type(ofBase: callee, rest: rest)
        // `vote.map { … }` of an optional.
        return base.wrappers == .optional ? base.removing(.optional) : base.element
    }

    // MARK: Payloads

    /// What a pattern binds a name to, `case .open(let ballot)`.
    private struct Payload {
        /// The case's name.
        var name: NameID
        /// Which of its values.
        var position: Int
        /// The row of what the pattern is compared with.
        var whole: Int
    }

    private func type(of payload: Payload, rest: Int) -> ResolvedType {
        guard let type = type(of: tree.final(payload.whole), rest: rest).instance else { return .unknown }
        for entry in index.members.named(payload.name, of: type) {
            guard case .function(let id) = entry.member, index.fact(id).kind == .enumCase else { continue }
            let parameters = index.fact(id).parameters
            guard payload.position < parameters.count else { return .unknown }
            return index.parameterTypes[id.fileIndex][Int(parameters.lowerBound) + payload.position]
        }
        return .unknown
    }

    private func payload(boundTo binding: Int) -> Payload? {
        let argument = binding - 1
        guard argument > 0, rows[argument].kind == .argument, case let call = link(of: argument), call >= 0,
            rows[call].kind == .call, case let name = link(of: call), name >= 0,
            rows[name].kind == .implicitMember || rows[name].kind == .member,
            case let pattern = link(of: Int(tree[name].root)), pattern >= 0, rows[pattern].kind == .condition,
            let position = Array(tree.arguments(of: call).prefix(Self.partsInView)).firstIndex(of: argument),
            let whole = valueMatched(by: pattern, binding: binding)
        else { return nil }
        return Payload(name: rows[name].name, position: position, whole: whole)
    }

    /// The row of what a pattern is compared with: it belongs to the last name that an `if case` binds, or to the `switch`.
    private func valueMatched(by pattern: Int, binding: Int) -> Int? {
        let end = tree.end(of: pattern) + 1
        var last = binding
        for _ in 0..<Self.partsInView where last <= end && rows[last].kind == .binding {
            if let value = value(of: last) { return value }
            last = Int(tree[last].nextPart)
            if last < 0 { break }
        }
        let scope = link(of: binding)
        guard scope > 0, rows[scope].kind == .scope, case let outer = link(of: scope), outer >= 0, outer < scope else {
            return nil
        }
        var subject: Int?
        for part in tree.parts(of: outer).prefix(Self.partsInView) {
            if part == scope { return subject.flatMap { tree[$0].firstPart < 0 ? nil : Int(tree[$0].firstPart) } }
            if rows[part].kind == .condition { subject = part }
        }
        return nil
    }
}

extension ResolvedType {
    /// What a list consists of; unknown of anything else.
    fileprivate var element: ResolvedType {
        wrappers.contains(.collection) && wrappers.isSubset(of: [.collection, .optional])
            ? removing([.collection, .optional]) : .unknown
    }
}

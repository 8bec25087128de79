// `#if`, `#elseif`, `#else`, `#endif`: every branch is read, and what is read knows its branch.

extension FactExtractor {
    /// Handles the directive at the position where declarations stand.
    mutating func readDirectiveBetweenDeclarations() {
        switch reader.kind {
        case .poundIf: openCondition(operand: Frame.noRow)
        case .poundElseif, .poundElse: nextBranch()
        default: closeCondition()
        }
        skipDirective()
    }

    /// Skips the directive with its condition.
    mutating func skipDirective() {
        let isBare = reader.kind == .poundElse || reader.kind == .poundEndif
        if isBare { reader.advance() } else { reader.skipLine() }
    }

    /// Index of the token behind the directive at the position, and behind those `#if`s that follow it at once.
    var indexBehindDirective: Int {
        var index = reader.position
        // As many as anybody nests: each of thousands would look at all the others.
        for _ in 0..<8 {
            index += 1
            while index < reader.last, !reader.tokens[index].flags.contains(.atLineStart) { index += 1 }
            if index >= reader.last || reader.tokens[index].kind != .poundIf { break }
        }
        return min(index, reader.last)
    }

    mutating func openCondition(operand: UInt32) {
        let (group, isNegated) = conditionGroup()
        let branch: UInt32 = isNegated ? 1 : 0
        conditionScopes.append(
            ConditionScope(
                outer: condition, group: group, branch: branch, frames: frames.count, operand: operand))
        enterBranch(group: group, branch: branch, parent: condition)
    }

    /// The group of the `#if` at the position. All of one condition are one: of `#if DEBUG … #else` and another `#if DEBUG`, or
    /// `#if !DEBUG`, no two different branches are compiled together.
    private mutating func conditionGroup() -> (group: UInt32, isNegated: Bool) {
        conditionGroups += 1
        let start = reader.position + 1
        var end = start
        while end < reader.last, end - start < Self.longestCondition, !reader.tokens[end].flags.contains(.atLineStart) {
            end += 1
        }
        guard end > start, end == reader.last || reader.tokens[end].flags.contains(.atLineStart) else {
            return (conditionGroups, false)
        }
        let isNegated = isNegation(start..<end)
        let tokens = (isNegated ? start + 1 : start)..<end
        for known in 0..<conditionTexts.count where areSame(conditionTexts[known].tokens, tokens) {
            return (conditionTexts[known].group, isNegated)
        }
        // As many as a file has: each `#if` is compared with all.
        if conditionTexts.count < 16 { conditionTexts.append(ConditionText(tokens: tokens, group: conditionGroups)) }
        return (conditionGroups, isNegated)
    }

    /// In tokens: `canImport(UIKit) && DEBUG`. Longer ones are each their own.
    private static var longestCondition: Int { 8 }

    /// Whether all that a condition says is that another one does not hold: `!DEBUG`, `!os(iOS)`.
    private func isNegation(_ tokens: Range<Int>) -> Bool {
        let (first, name) = (tokens.lowerBound, tokens.lowerBound + 1)
        guard reader.kind(at: first) == .prefixOperator, reader.tokens[first].end == reader.tokens[first].start + 1,
            reader.bytes[Int(reader.tokens[first].start)] == UInt8(ascii: "!"), name < tokens.upperBound,
            reader.kind(at: name) == .identifier
        else { return false }
        return tokens.count == 2 || tokens.count == 5 && reader.kind(at: name + 1) == .leftParen
    }

    private func areSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { areSame(reader.tokens[$0], reader.tokens[$1]) }
    }

    private func areSame(_ left: Token, _ right: Token) -> Bool {
        let count = Int(left.end - left.start)
        guard count == Int(right.end - right.start) else { return false }
        return (0..<count).allSatisfy { reader.bytes[Int(left.start) + $0] == reader.bytes[Int(right.start) + $0] }
    }

    mutating func nextBranch() {
        guard conditionScopes.count > 0 else { return }
        let index = conditionScopes.count - 1
        if conditionScopes[index].rest == .none {
            let open = conditionScopes[index]
            enterBranch(group: open.group, branch: open.contrary, parent: open.outer)
            if reader.kind != .poundElseif { return }
            // What other `#if`s that ask the same have behind an `#elseif` is something else.
            conditionGroups += 1
            conditionScopes[index].rest = condition
            conditionScopes[index].restGroup = conditionGroups
        }
        let open = conditionScopes[index]
        conditionScopes[index].restBranches += 1
        enterBranch(group: open.restGroup, branch: open.restBranches, parent: open.rest)
    }

    mutating func closeCondition() {
        guard conditionScopes.count > 0 else { return }
        condition = conditionScopes.removeLast().outer
    }

    private mutating func enterBranch(group: UInt32, branch: UInt32, parent: ConditionID) {
        condition = ConditionID(UInt32(conditions.count))
        conditions.append(ConditionFact(parent: parent, group: group, branch: branch))
    }
}

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
        conditionGroups += 1
        conditionScopes.append(
            ConditionScope(
                outer: condition, group: conditionGroups, branch: 0, frames: frames.count, operand: operand))
        enterBranch(group: conditionGroups, branch: 0, parent: condition)
    }

    mutating func nextBranch() {
        guard conditionScopes.count > 0 else { return }
        let index = conditionScopes.count - 1
        conditionScopes[index].branch += 1
        let open = conditionScopes[index]
        enterBranch(group: open.group, branch: open.branch, parent: open.outer)
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

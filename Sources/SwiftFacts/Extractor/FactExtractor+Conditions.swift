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
        let asked = readCondition()
        let scope = ConditionScope(outer: condition, asked: asked, frames: frames.count, operand: operand)
        conditionScopes.append(scope)
        enter(asked, holds: true, parent: condition)
    }

    mutating func nextBranch() {
        guard conditionScopes.count > 0 else { return }
        let index = conditionScopes.count - 1
        if conditionScopes[index].rest == .none {
            enter(conditionScopes[index].asked, holds: false, parent: conditionScopes[index].outer)
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

    // MARK: Conditions

    /// Enters code where a condition holds, or where it does not, within all that is known of its terms then.
    private mutating func enter(_ asked: AskedCondition, holds: Bool, parent: ConditionID) {
        enter(asked.whole, holds: holds, parent: parent)
        guard holds == asked.areAllTrue else { return }
        for number in asked.terms { enter(conditionTerms[number], holds: holds, parent: condition) }
    }

    private mutating func enter(_ term: ConditionTerm, holds: Bool, parent: ConditionID) {
        let isTrue = term.isNegated != holds
        enterBranch(group: term.group, branch: isTrue ? 0 : 1, parent: parent)
        // No two platforms are compiled for together.
        guard term.isPlatform, isTrue else { return }
        if platformGroup == 0 {
            conditionGroups += 1
            platformGroup = conditionGroups
        }
        enterBranch(group: platformGroup, branch: term.group, parent: condition)
    }

    /// What the `#if` at the position asks. All that ask the same are one group: of `#if DEBUG … #else` and another
    /// `#if DEBUG`, or `#if !DEBUG`, no two different branches are compiled together; nor are `#if DEBUG && X` and
    /// `#if !DEBUG`.
    private mutating func readCondition() -> AskedCondition {
        let start = reader.position + 1
        var end = start
        while end < reader.last, end - start < Self.longestCondition, !reader.tokens[end].flags.contains(.atLineStart) {
            end += 1
        }
        guard end > start, end == reader.last || reader.tokens[end].flags.contains(.atLineStart) else {
            return AskedCondition(whole: ConditionTerm(group: conditionGroups))
        }
        let whole = term(start..<end)
        var asked = AskedCondition(whole: whole)
        let parts = parts(of: start..<end)
        guard parts.ranges.count > 1 else { return asked }
        asked.areAllTrue = parts.areAllTrue
        let first = conditionTerms.count
        for part in parts.ranges {
            conditionGroups += 1
            conditionTerms.append(term(part))
        }
        asked.terms = first..<conditionTerms.count
        return asked
    }

    /// In tokens: `os(iOS) && !targetEnvironment(macCatalyst)`. Longer ones are each their own.
    private static var longestCondition: Int { 16 }

    /// The operands of a condition's `&&`, or of its `||`; none of one with both.
    private func parts(of tokens: Range<Int>) -> (ranges: [Range<Int>], areAllTrue: Bool) {
        var ranges: [Range<Int>] = []
        var (start, depth) = (tokens.lowerBound, 0)
        var operation: UInt8?
        for index in tokens {
            switch reader.kind(at: index) {
            case .leftParen: depth += 1
            case .rightParen: depth -= 1
            case .binaryOperator where depth == 0:
                let sign = reader.bytes[Int(reader.tokens[index].start)]
                if let operation, operation != sign { return ([], true) }
                operation = sign
                ranges.append(start..<index)
                start = index + 1
            default: break
            }
        }
        guard let operation else { return ([], true) }
        return (ranges + [start..<tokens.upperBound], operation == UInt8(ascii: "&"))
    }

    /// The term that tokens are, or the contrary of: `DEBUG`, `!DEBUG`, `!(os(iOS))`.
    private mutating func term(_ tokens: Range<Int>) -> ConditionTerm {
        var tokens = tokens
        var isNegated = false
        while let inner = inner(of: tokens) {
            if reader.kind(at: tokens.lowerBound) == .prefixOperator { isNegated.toggle() }
            tokens = inner
        }
        let isPlatform = isPlatform(tokens)
        for known in 0..<conditionTexts.count where areSame(conditionTexts[known].tokens, tokens) {
            return ConditionTerm(group: conditionTexts[known].group, isNegated: isNegated, isPlatform: isPlatform)
        }
        // As many as a file has: each `#if` is compared with all.
        if conditionTexts.count < 32 { conditionTexts.append(ConditionText(tokens: tokens, group: conditionGroups)) }
        return ConditionTerm(group: conditionGroups, isNegated: isNegated, isPlatform: isPlatform)
    }

    /// What is behind a `!` that all else belongs to, or between parentheses around all; nil where there is neither.
    private func inner(of tokens: Range<Int>) -> Range<Int>? {
        guard tokens.count > 1 else { return nil }
        let first = tokens.lowerBound
        if reader.kind(at: first) == .leftParen {
            return closes(first, at: tokens.upperBound - 1) ? first + 1..<tokens.upperBound - 1 : nil
        }
        guard reader.kind(at: first) == .prefixOperator, reader.tokens[first].end == reader.tokens[first].start + 1,
            reader.bytes[Int(reader.tokens[first].start)] == UInt8(ascii: "!")
        else { return nil }
        let operand = first + 1
        let isAlone =
            switch reader.kind(at: operand) {
            case .leftParen: closes(operand, at: tokens.upperBound - 1)
            case .identifier:
                tokens.count == 2
                    || reader.kind(at: operand + 1) == .leftParen && closes(operand + 1, at: tokens.upperBound - 1)
            default: false
            }
        return isAlone ? operand..<tokens.upperBound : nil
    }

    /// Whether what a parenthesis opens ends with a token.
    private func closes(_ open: Int, at end: Int) -> Bool {
        var depth = 0
        for index in open...end {
            if reader.kind(at: index) == .leftParen { depth += 1 }
            if reader.kind(at: index) == .rightParen { depth -= 1 }
            if depth == 0 { return index == end }
        }
        return false
    }

    /// Whether tokens ask for the platform: `os(iOS)`.
    private func isPlatform(_ tokens: Range<Int>) -> Bool {
        let name = reader.tokens[tokens.lowerBound]
        return tokens.count == 4 && name.end - name.start == 2 && reader.bytes[Int(name.start)] == UInt8(ascii: "o")
            && reader.bytes[Int(name.start) + 1] == UInt8(ascii: "s")
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
}

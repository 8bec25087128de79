import SwiftFacts

/// Where the second reading of a body is.
struct BodyWalk: ~Copyable {
    /// What stands around the row at hand.
    var around = RowSurroundings(depth: 0, condition: .none, branches: 0)
    /// How many closures, functions and accessors are around it.
    private(set) var frames = 0
    private var scopes = ReusedRows<ScopeEffect>()
    /// The operands around it that are not evaluated as what is around them is; inner ones last.
    private var operands = ReusedRows<DoubtfulOperand>()
    /// The last row of the innermost of them.
    private(set) var operandEnd = Int.max

    mutating func begin(condition: ConditionID) {
        around = RowSurroundings(depth: 0, condition: condition, branches: 0)
        frames = 0
        scopes.removeAll()
        operands.removeAll()
        operandEnd = .max
    }

    mutating func enter(_ scope: ScopeEffect) {
        scopes.append(scope)
        if scope.isFrame { frames += 1 }
        if scope.isDeferring { around.depth &+= 1 }
        if scope.isBranch { around.branches &+= 1 }
        if scope.isHandedToAny { around.handedToAny &+= 1 }
    }

    mutating func leaveScope() {
        guard let scope = scopes.popLast() else { return }
        if scope.isDeferring { around.depth &-= 1 }
        if scope.isBranch { around.branches &-= 1 }
        if scope.isHandedToAny { around.handedToAny &-= 1 }
        if scope.isFrame {
            frames -= 1
            around.isBehindReturn = scope.wasBehindReturn
        } else if scope.returns {
            around.isBehindReturn = true
            noteReturnFromBlock()
        }
    }

    /// Notes that the innermost block of a `do` returns, if one is around the row within what it leaves: what stands behind
    /// the block runs only where something is thrown.
    mutating func noteReturnFromBlock() {
        for place in scopes.indices.reversed() {
            if scopes[place].isFrame { return }
            if scopes[place].isBlock { return scopes[place].returns = true }
        }
    }

    /// Enters what is evaluated when what is called asks for it: an argument that is an autoclosure.
    mutating func enterAutoclosure(endingAt row: Int) {
        enter(DoubtfulOperand(end: row, kind: .later))
        around.depth &+= 1
    }

    /// Enters what may not be evaluated at all: one side of `??`, of `? :`, what is behind `&&` or `?.`.
    mutating func enterAlternative(endingAt row: Int) {
        enter(DoubtfulOperand(end: row, kind: .alternative))
        around.branches &+= 1
    }

    /// Enters what the header of the branch at hand evaluates in any case.
    mutating func enterFirstTest(endingAt row: Int) {
        enter(DoubtfulOperand(end: row, kind: .firstTest))
        around.branches &-= 1
    }

    private mutating func enter(_ operand: DoubtfulOperand) {
        operandEnd = operand.end
        operands.append(operand)
    }

    /// Leaves the innermost operand if a row stands behind it, and gives its last row.
    mutating func leaveOperand(before row: Int) -> Int? {
        guard let operand = operands.all.last, row > operand.end else { return nil }
        operands.truncate(to: operands.count - 1)
        operandEnd = operands.all.last?.end ?? .max
        switch operand.kind {
        case .later: around.depth &-= 1
        case .alternative: around.branches &-= 1
        case .firstTest: around.branches &+= 1
        }
        return operand.end
    }
}

/// An operand that is evaluated later, in some cases only, or in any case though a branch is around it.
struct DoubtfulOperand: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable { case later, alternative, firstTest }

    /// Its last row.
    var end: Int
    var kind: Kind
}

/// What a scope does to the code in it.
struct ScopeEffect: BitwiseCopyable {
    var isDeferring: Bool
    var isBranch: Bool
    /// It is the block of a `do`.
    var isBlock: Bool
    /// Of such a block: something returns in it.
    var returns = false
    /// It is a closure that may as well run later.
    var isHandedToAny: Bool
    /// What returns in it leaves it, and nothing around it.
    var isFrame: Bool
    /// Whether it stands behind a way out itself.
    var wasBehindReturn: Bool
}

/// What stands around each row of a body; it changes at few of them.
struct SurroundingRuns: Sendable {
    private var runs: [(row: Int, around: RowSurroundings)] = []

    /// Of another body.
    mutating func begin(with around: RowSurroundings) {
        runs.removeAll(keepingCapacity: true)
        note(around, from: 0)
    }

    /// - Parameter row: The first one that it is around; no earlier one than before.
    mutating func note(_ around: RowSurroundings, from row: Int) { runs.append((row, around)) }

    /// O(log changes)
    subscript(_ row: Int) -> RowSurroundings { runs[runs.partitionPoint { $0.row <= row } - 1].around }
}

/// What stands around a row of a body.
struct RowSurroundings: Sendable {
    /// How many closures, local functions and autoclosures that run later are around it.
    var depth: UInt16
    /// The branch of an `#if`.
    var condition: ConditionID
    /// How many branches of `if`, `switch`, `? :` and the like are around it.
    var branches: UInt16
    /// How many closures are around it that may as well run later.
    var handedToAny: UInt16 = 0
    /// Something before it may have returned.
    var isBehindReturn = false

    /// Whether code runs at once and in any case where code before it does.
    func isRunWith(_ earlier: RowSurroundings) -> Bool {
        depth == earlier.depth && branches == earlier.branches && !isBehindReturn
    }

    @inline(__always)
    func apply(to site: inout LocalSite) {
        site.closureDepth = depth
        site.condition = condition
        if branches > 0 { site.doubts.insert(.branch) }
        if isBehindReturn { site.doubts.insert(.wayOut) }
        if handedToAny > 0 { site.doubts.insert(.handedToAny) }
    }
}

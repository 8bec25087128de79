// The explicit stacks of the extractor: nesting 100,000 deep is data, not recursion.

/// A type's body, or the file, while its members are read.
struct TypeScope {
    /// Index into `types`, -1 outside of any type.
    var type: Int32 = -1
    /// Index of the token that ends it.
    var close = 0
    var kind = TypeFactKind.struct
    /// Of a member that says nothing of its own.
    var memberAccess = AccessLevel.internal
    /// Of the type itself, which an enum's cases share.
    var typeAccess = AccessLevel.internal
    /// The types declared here are local to a function.
    var isLocal = false
    /// `@available(*, unavailable)`, of the type or of one around it: nobody can make one.
    var isUnavailable = false
}

/// An `#if` whose `#endif` was not met yet.
struct ConditionScope {
    var outer: ConditionID
    var asked: AskedCondition
    /// How many frames stood around the `#if`; code inside closes none of them.
    var frames: Int
    /// The operand whose postfix chain the branches continue, `Frame.noRow` for an ordinary `#if`.
    var operand: UInt32
    /// What stands around all that is behind an `#elseif`; none before there is one.
    var rest = ConditionID.none
    /// The group of the branches from there on, and how many there are.
    var restGroup: UInt32 = 0
    var restBranches: UInt32 = 0
}

/// What an `#if` asks.
struct ConditionTerm {
    /// The same of all terms of the same text.
    var group: UInt32
    /// It is the contrary of what the others of the group ask.
    var isNegated = false
    var isPlatform = false
}

/// What an `#if` asks, and what it asks of on the way: the operands of `A && B`, all of which are true where it holds, or
/// of `A || B`, none of which is true where it does not.
struct AskedCondition {
    var whole: ConditionTerm
    var terms = 0..<0
    var areAllTrue = true
}

/// What stands behind an `#if`, by index of its tokens, and the group of all behind which the same does.
struct ConditionText {
    var tokens: Range<Int>
    var group: UInt32
}

/// Tokens that are read later: a type declared in a function, or statements outside of declarations.
struct DeferredTokens {
    var start: Int
    var end: Int
    var enclosingType: Int32
    var condition: ConditionID
}

/// What a frame of the body reader stands for.
enum FrameKind: UInt8 {
    /// Statements: between braces, or a run of them at the top level.
    case block
    /// Captures, parameters and statements of a closure.
    case closure
    /// The pattern and the statements of one `case` or `default`.
    case caseClause
    /// Of a call, a subscript or a macro.
    case arguments
    /// Of a group, a collection, or an interpolation.
    case elements
    case captures
    /// Of a local function.
    case parameters
    case accessors
    /// The body of a `switch`.
    case cases

    // Without brackets of their own.
    case ifStatement, guardStatement, whileStatement, forStatement, switchStatement
    case doStatement, repeatStatement, deferStatement
    case localFunction
    /// `let` or `var` with its bindings.
    case bindings
    /// One expression: an initial or a default value.
    case value

    var isBracketed: Bool { rawValue <= FrameKind.cases.rawValue }

    /// Whether a brace behind an operand opens the statement's block rather than a trailing closure.
    var isHeader: Bool {
        switch self {
        case .ifStatement, .guardStatement, .whileStatement, .forStatement, .doStatement, .switchStatement: true
        default: false
        }
    }
}

/// What the body reader expects next in a frame.
enum FrameStage: UInt8 {
    case statement
    /// An operand.
    case operand
    /// What may follow an operand.
    case postfix
    /// The next part of a list: an argument, a condition, a binding, a case.
    case element
    /// What may follow the block or the list that just ended: `else`, `catch`, a closure's `in`.
    case remainder
    /// Nothing.
    case finished
}

/// What a `{` behind an operand would be.
enum TrailingClosures: UInt8 {
    /// No closure.
    case none
    /// The only argument of a call.
    case opensCall
    /// The last argument of the call whose parentheses just closed.
    case joinsCall
    /// Another closure behind a trailing one, if it has a label.
    case followsAnother
}

struct PatternMode: OptionSet {
    let rawValue: UInt8

    /// A pattern is read: `let` and `var` may stand in it.
    static let active = PatternMode(rawValue: 1)
    /// Every name is bound.
    static let bindsAll = PatternMode(rawValue: 2)
    /// The names up to the next comma are bound.
    static let bindsElement = PatternMode(rawValue: 4)
    /// They are variables.
    static let variable = PatternMode(rawValue: 8)
    /// Of `if let` and kin.
    static let unwraps = PatternMode(rawValue: 16)

    /// What holds for the brackets inside.
    var inherited: PatternMode {
        var mode = self
        if mode.contains(.bindsElement) { mode.insert(.bindsAll) }
        return mode.subtracting([.bindsElement, .unwraps])
    }
}

/// One level of the body reader: what is open, and where the expression stands that is read in it.
struct Frame {
    static let noRow = UInt32.max

    var kind: FrameKind
    var stage: FrameStage
    /// What the token at `close` must be to belong to this frame; `endOfFile` if it has no bracket.
    var closer = TokenKind.endOfFile
    var pattern: PatternMode = []
    private var closeIndex: UInt32
    /// The row that the frame's parts link to.
    var row: UInt32
    /// What a statement's further scopes link to.
    var outer: UInt32 = Frame.noRow

    /// The row that the next operand belongs to.
    var context = Frame.noRow
    /// The last row of the operand that was read last.
    var operand = Frame.noRow
    /// Flags of the next operand only.
    var pending: ExpressionFlags = []
    /// Flags of every operand of the running segment: the part of an expression between `?`, `:` and `=`.
    var segmentFlags: ExpressionFlags = []
    /// Where this frame's operands begin in `roots`.
    let rootsBase: UInt32
    /// Where the segment's operands begin in `roots`.
    var segmentStart: UInt32
    /// The segment's operands before this one are marked already.
    var segmentMarked: UInt32
    /// Number of `?` whose `:` was not met yet.
    var ternaries: UInt32 = 0
    var trailing = TrailingClosures.none
    /// Whether a literal is worth a row where it stands.
    var wantsLiterals = false

    /// Number of statements, up to 2.
    var statements: UInt8 = 0
    /// Whether the last statement has a value.
    var hasValue = false
    /// Whether `row` is a scope that no block has taken over yet; of a `case`: whether its pattern is being read.
    var isOpen = false
    /// Of `if` and `switch`: used as a value.
    var isValue = false
    /// Whether the header has had a condition before this one.
    var isBehindCondition = false

    /// Index of the token that ends the frame.
    @inline(__always) var close: Int { Int(closeIndex) }

    /// - Parameter roots: How many operands of the frames around it have been read.
    init(_ kind: FrameKind, _ stage: FrameStage, row: UInt32, close: Int, closer: TokenKind, roots: Int) {
        self.kind = kind
        self.stage = stage
        self.row = row
        closeIndex = UInt32(truncatingIfNeeded: close)
        self.closer = closer
        rootsBase = UInt32(truncatingIfNeeded: roots)
        segmentStart = rootsBase
        segmentMarked = rootsBase
    }
}

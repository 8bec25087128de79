/// What a body of code belongs to.
public enum BodyKind: UInt8, Sendable, CaseIterable {
    /// Of `functions[owner]`.
    case function
    /// The initial value of `properties[owner]`.
    case initialValue
    /// The accessors of `properties[owner]`.
    case accessors
    /// The default value of `parameters[owner]`.
    case defaultArgument
    /// The arguments of `attributes[owner]`.
    case attribute
    /// Statements outside of any declaration.
    case topLevel
}

/// A run of expression rows that belong together.
public struct BodyFact: Sendable, Equatable {
    /// What it is.
    public var kind: BodyKind
    /// The branch of an `#if` that it stands in.
    public var condition: ConditionID
    /// Index into the table that `kind` names; 0 for `topLevel`.
    public var owner: UInt32
    /// Index of the type or extension the code stands in, -1 outside.
    public var enclosingType: Int32
    /// Of `expressions`.
    public var rows: Range<UInt32>
}

/// What a row of a body is. *Base* rows are operands and what is applied to them; *scope* rows open and close.
///
/// `link` says where a row belongs. For a row that is applied to an operand (`member`, `call`, `subscriptCall`,
/// `cast`, `assignment`, `genericArguments`) it is the row of that operand, which stands before it. For every other
/// row that begins an operand it is the row whose part the operand is: an `argument`, `assignment` (the right side),
/// `binding` (the initial value), `returned`, `group`, `collection`, `interpolation`, `condition`, `scope`, `closure`,
/// `conditionalValue`, `keyPath`, or the body's first row.
public enum ExpressionKind: UInt8, Sendable, CaseIterable {
    // Scopes. Every opening row has a `scopeEnd` whose link is the opening row.
    /// First row of each body. Statements that stand directly in the body link to it.
    case body
    /// A block of `if`, `guard`, `for`, `while`, `do`, `catch`, `switch`' cases, an accessor (`name` = get, set, …).
    case scope
    /// `{ … }` as an expression. Parameters and captures are `binding` rows.
    case closure
    /// A function declared inside a body; `name` is its name; parameters are `binding` rows.
    case localFunction
    case scopeEnd

    // Operands.
    /// A word looked up by its name: a local, a member of self, a type, a global.
    case name
    case selfReference
    case superReference
    /// `Self`
    case selfType
    /// `.name` whose base is what the context demands.
    case implicitMember
    /// A literal without operands of its own: number, string, `nil`, `true`, a regex; `name` is that of `nil`, `true`
    /// and `false`, and of a string that names a registration (`name: "disk"`) what it holds.
    case literal
    /// A string with interpolations: the operands inside link to it.
    case interpolation
    /// `[a, b]`, `[k: v]`: the elements link to it.
    case collection
    /// `(a)` and `(a, b: c)`; `.isTuple` tells them apart.
    case group
    /// `\Root.a.b`: `name` is the root (none for `\.a`), the path follows as `member` rows.
    case keyPath
    /// A type where an expression may stand: `[API]`, `(any P)`, `P & Q`; `name` holds the `TypeReference`.
    case typeExpression
    /// `#name` with its arguments as a call; `name` without the `#`.
    case macro
    /// `if … { a } else { b }` or `switch` used as a value: the branches' `scope` rows link to it.
    case conditionalValue

    // Applied to the operand that `link` names.
    /// `.name`
    case member
    /// `(…)` or a trailing closure: `argument` rows that link to the call follow.
    case call
    /// `[…]`
    case subscriptCall
    /// `as T`, `as? T`, `as! T`, `is T`; `name` holds the `TypeReference`.
    case cast
    /// `operand = value`; the value links to it.
    case assignment
    /// `<A, B>` behind a name or member; `name` holds the first `TypeReference`, siblings follow it.
    case genericArguments

    // Parts.
    /// `label: value` of a call, subscript or macro; `name` is the label; the value links to it.
    case argument
    /// A name that comes into being here: `let`, `var`, `if let`, `for`, a pattern, a parameter, a capture.
    case binding
    /// The written type of the binding that `link` names, or of what the closure that it names gives out; `name` holds the
    /// `TypeReference`.
    case annotation
    /// `return value`, `throw value` (`.isThrow`).
    case returned
    /// The operand of `if`, `guard`, `while`, `switch`, a `where`, a pattern's expression, `for … in operand`.
    case condition
    /// From here on the code stands in the `#if` branch whose number `name` holds.
    case conditionalCompilation
}

/// What else is known of a row; which flags a row may have depends on its kind.
public struct ExpressionFlags: FlagSet {
    /// One bit a flag.
    public let rawValue: UInt16

    /// One of the flags, or several.
    @inlinable
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// An operand of an operator other than `??`, `? :` and `=`: its value does not go on as it is.
    @inlinable public static var isOperand: ExpressionFlags { ExpressionFlags(rawValue: 1 << 0) }
    /// Followed by `?.`, `?[` or `?(`, or a postfix `?`.
    @inlinable public static var isOptionalChain: ExpressionFlags { ExpressionFlags(rawValue: 1 << 1) }
    /// Followed by `!`, or the first word behind `try!`.
    @inlinable public static var isForced: ExpressionFlags { ExpressionFlags(rawValue: 1 << 2) }
    /// Left or right side of `??`, or a branch of `? :`: its value goes on, perhaps.
    @inlinable public static var isAlternative: ExpressionFlags { ExpressionFlags(rawValue: 1 << 3) }
    /// The condition of `? :`.
    @inlinable public static var isTernaryCondition: ExpressionFlags { ExpressionFlags(rawValue: 1 << 4) }
    /// `&value`
    @inlinable public static var isInout: ExpressionFlags { ExpressionFlags(rawValue: 1 << 5) }

    /// Of `closure`: called where it stands, `{ … }()`. Of `scope`: the block of a `do` or `repeat`.
    @inlinable public static var isImmediate: ExpressionFlags { ExpressionFlags(rawValue: 1 << 6) }
    /// Of `closure` and `argument`: a trailing closure.
    @inlinable public static var isTrailing: ExpressionFlags { ExpressionFlags(rawValue: 1 << 7) }
    /// Of `scope`, whose bit says nothing else: an `if`, `while` or `for` begins there, and evaluates what its header has first
    /// in any case.
    @inlinable public static var isTested: ExpressionFlags { ExpressionFlags(rawValue: 1 << 7) }
    /// Of a scope, closure or body: it holds one expression and nothing else, which is its value.
    @inlinable public static var isSingleExpression: ExpressionFlags { ExpressionFlags(rawValue: 1 << 8) }
    /// Of `group`: a tuple, or empty.
    @inlinable public static var isTuple: ExpressionFlags { ExpressionFlags(rawValue: 1 << 9) }
    /// Of `binding`, whose bit says nothing else: a further name of the same pattern follows.
    @inlinable public static var isFollowed: ExpressionFlags { ExpressionFlags(rawValue: 1 << 9) }

    /// Of `binding`: a parameter of a closure or local function.
    @inlinable public static var isParameter: ExpressionFlags { ExpressionFlags(rawValue: 1 << 10) }
    /// Of `call`, whose bit says nothing else: an attribute of a local declaration.
    @inlinable public static var isAttribute: ExpressionFlags { ExpressionFlags(rawValue: 1 << 10) }
    /// Of `binding`: in a capture list.
    @inlinable public static var isCapture: ExpressionFlags { ExpressionFlags(rawValue: 1 << 11) }
    /// Of `binding`: `weak` or `unowned`; of `cast`: `as?`.
    @inlinable public static var isWeakOrOptional: ExpressionFlags { ExpressionFlags(rawValue: 1 << 12) }
    /// Of an operand, whose bit says nothing else: behind `&&` or `||`, so that it may not be evaluated.
    @inlinable public static var isShortCircuited: ExpressionFlags { ExpressionFlags(rawValue: 1 << 13) }
    /// Of `binding`: of `if let`, `guard let`, `while let`: the value is unwrapped.
    @inlinable public static var isUnwrapping: ExpressionFlags { ExpressionFlags(rawValue: 1 << 13) }
    /// Of `binding`: one name of a pattern, or a `for` loop's: the value is not the name's own.
    @inlinable public static var isPattern: ExpressionFlags { ExpressionFlags(rawValue: 1 << 14) }
    /// Of `cast`: `is`; of `returned`: `throw`; of `binding`: `var`.
    @inlinable public static var isTestOrThrowOrVariable: ExpressionFlags { ExpressionFlags(rawValue: 1 << 15) }
}

/// One row of a body, 8 bytes: see `ExpressionKind`. The table that it stands in says which row it links to, and where in
/// the file it begins.
public struct ExpressionFact: Sendable, Equatable {
    /// What it is.
    public var kind: ExpressionKind
    /// How many rows before this one the row stands that it links to; 0 where that is itself, or too far away for a byte.
    @usableFromInline var distance: UInt8
    /// What else is known of it.
    public var flags: ExpressionFlags
    /// The name, or what `kind` says that `name` holds.
    public var name: NameID

    @inline(__always)
    init(kind: ExpressionKind, flags: ExpressionFlags, name: NameID, distance: UInt8) {
        self.kind = kind
        self.distance = distance
        self.flags = flags
        self.name = name
    }
}

/// The words that mean something only in some places. Every extractor's `NameTable` begins with them, in this order, so
/// that asking whether a name is one of them compares two numbers. The raw value is how the word is written: the cases'
/// names would take reflection, a tenth of a small project's analysis.
enum Word: String, CaseIterable {
    // Modifiers, first, so that one comparison finds them.
    case open
    case package, final, lazy, weak, unowned, override, required, convenience, mutating, nonmutating, dynamic, optional
    case indirect, nonisolated, isolated, distributed, prefix, postfix, infix, borrowing, consuming, async
    case __consuming, reasync
    // Declarations.
    case actor, macro
    // Types.
    case any, some, each, sending, __owned, __shared, _const, of
    case metatype = "Type"
    case protocolType = "Protocol"
    case escaping, autoclosure, Sendable, Array, Dictionary, Optional
    // Accessors.
    case get, set, willSet, didSet, _read, _modify, unsafeAddress, unsafeMutableAddress
    // Words before an operand.
    case borrow, await, consume, copy, unsafe, discard, yield
    // Attributes and macros.
    case available, unavailable, objc, IBOutlet, IBAction, IBSegueAction, IBInspectable, NSManaged, testable, _exported
    case Preview, backDeployed, convention, inline, _spi, _silgen_name, _cdecl, cdecl, _semantics, _specialize
    case specialize, storageRestrictions, _documentation, _implements, _dynamicReplacement, derivative, transpose
    case differentiable, freestanding, attached, exclusivity, _effects, _alignment, _extern, implementation, abi
    case MainActor, _optimize, _implementationOnly
    // Names that code uses without writing them.
    case error, newValue, oldValue
    case selfName = "self"
    case nilName = "nil"
    case trueName = "true"
    case falseName = "false"
    case anyName = "Any"
    case initName = "init"
    case fatalError, preconditionFailure

    /// Its place among the cases, counted from 1.
    @inline(__always)
    private var number: UInt32 { UInt32(unsafeBitCast(self, to: UInt8.self)) + 1 }

    /// The number of the word in the `NameTable` of every extractor.
    @inline(__always)
    var id: NameID { NameID(number) }

    /// The word that a name is, if any.
    @inline(__always)
    init?(_ name: NameID) {
        // Without a payload, a case is its place in a byte.
        guard !name.isNone, name <= Word.preconditionFailure.id else { return nil }
        self = unsafeBitCast(UInt8(truncatingIfNeeded: name.rawValue - 1), to: Word.self)
    }

    /// Whether it can stand before a declaration's keyword.
    var isModifier: Bool { number <= Word.reasync.number }

    /// Whether it names an accessor.
    var isAccessor: Bool { number >= Word.get.number && number <= Word.unsafeMutableAddress.number }

    /// Whether the arguments of the attribute of this name say nothing about the code's dependencies.
    var isPlainAttribute: Bool {
        switch self {
        case .available, .objc, .escaping: true
        default: number >= Word.backDeployed.number && number <= Word._implementationOnly.number
        }
    }
}

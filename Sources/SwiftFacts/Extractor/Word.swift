/// The words that mean something only in some places. Every extractor's `NameTable` begins with them, in this order, so
/// that asking whether a name is one of them compares two numbers.
enum Word: UInt32, CaseIterable {
    // Modifiers, first, so that one comparison finds them.
    case open = 1
    case package, final, lazy, weak, unowned, override, required, convenience, mutating, nonmutating, dynamic, optional
    case indirect, nonisolated, isolated, distributed, prefix, postfix, infix, borrowing, consuming, async
    case __consuming, reasync
    // Declarations.
    case actor, macro
    // Types.
    case any, some, each, sending, __owned, __shared, _const, metatype, protocolType, of
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
    case error, newValue, oldValue, selfName, nilName, trueName, falseName, anyName, initName
    // Labels of the strings that libraries' registrations are named by.
    case name, tag, named, fulfilledByType, fulfilledByDependencyNamed

    static let modifierCount = Word.reasync.rawValue
    static let count = Word.fulfilledByDependencyNamed.rawValue

    /// How the word is written.
    var text: String {
        switch self {
        case .metatype: "Type"
        case .protocolType: "Protocol"
        case .selfName: "self"
        case .nilName: "nil"
        case .trueName: "true"
        case .falseName: "false"
        case .anyName: "Any"
        case .initName: "init"
        default: "\(self)"
        }
    }

    /// The number of the word in the `NameTable` of every extractor.
    @inline(__always)
    var id: NameID { NameID(rawValue) }

    /// The word that a name is, if any.
    @inline(__always)
    init?(_ name: NameID) {
        guard name.rawValue <= Self.count else { return nil }
        self.init(rawValue: name.rawValue)
    }

    /// Whether it can stand before a declaration's keyword.
    var isModifier: Bool { rawValue <= Self.modifierCount }

    /// Whether a string with this label names a registration.
    var isKeyLabel: Bool { rawValue >= Word.name.rawValue }

    /// Whether it names an accessor.
    var isAccessor: Bool { rawValue >= Word.get.rawValue && rawValue <= Word.unsafeMutableAddress.rawValue }

    /// Whether the arguments of the attribute of this name say nothing about the code's dependencies.
    var isPlainAttribute: Bool {
        switch self {
        case .available, .objc, .escaping: true
        default: rawValue >= Word.backDeployed.rawValue && rawValue <= Word._implementationOnly.rawValue
        }
    }
}

/// The number of a type as written, within its file's `typeNodes`.
public struct TypeReference: Hashable, Sendable {
    /// The number.
    public var rawValue: UInt32

    /// The one of that number.
    @inlinable
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// No type is written there.
    @inlinable public static var none: TypeReference { TypeReference(.max) }

    /// Whether it stands for no such thing.
    @inlinable public var isNone: Bool { rawValue == .max }
}

/// What a node of a written type is.
public enum TypeNodeKind: UInt8, Sendable, CaseIterable {
    /// `Name` or `Name<A, B>`; the children are the generic arguments.
    case named
    /// `Outer.Name<A>`; the first child is the qualifier, the others are the generic arguments.
    case member
    /// `T?`
    case optional
    /// `T!`
    case implicitlyUnwrapped
    /// `[T]`, `[3 of T]`
    case array
    /// `[Key: Value]`
    case dictionary
    /// `(A, b: B)`, `()`; a single unlabelled element is the element itself.
    case tuple
    /// `(A) async throws -> R`; the first child is the result, the others are the parameters.
    case function
    /// `A & B`
    case composition
    /// `some P`
    case opaque
    /// `any P`
    case existential
    /// `T.Type`, `T.Protocol`
    case metatype
    /// `repeat each T`, `each T`
    case pack
    /// `Self`
    case selfType
    /// `Any`, `~Copyable`, `_`, or something that could not be read.
    case unknown
}

/// One node of a written type. Siblings are linked, so that a tree needs no order in the table.
///
/// In 16 bytes: the kind and the flags stand above the numbers of other nodes, of which no file has so many.
public struct TypeNode: Sendable, Equatable {
    /// The last component of a `named` or `member` node.
    public var name: NameID
    /// Offset of the name's (otherwise the node's) first byte.
    public var offset: UInt32
    @usableFromInline internal var kindAndChild: UInt32
    @usableFromInline internal var flagsAndSibling: UInt32

    @inlinable internal static var numberBits: UInt32 { (1 << 28) - 1 }

    /// Made of its parts.
    public init(kind: TypeNodeKind, name: NameID = .none, offset: UInt32) {
        self.name = name
        self.offset = offset
        kindAndChild = UInt32(kind.rawValue) << 28 | Self.numberBits
        flagsAndSibling = Self.numberBits
    }

    /// What it is.
    @inlinable public var kind: TypeNodeKind {
        get { TypeNodeKind(rawValue: UInt8(kindAndChild >> 28)) ?? .unknown }
        set { kindAndChild = UInt32(newValue.rawValue) << 28 | kindAndChild & Self.numberBits }
    }

    /// Of a parameter's type: `@escaping`, `@autoclosure`, `inout` and kin.
    @inlinable public var flags: TypeNodeFlags {
        get { TypeNodeFlags(rawValue: UInt8(flagsAndSibling >> 28)) }
        set { flagsAndSibling = UInt32(newValue.rawValue) << 28 | flagsAndSibling & Self.numberBits }
    }

    /// The first part; none without.
    @inlinable public var firstChild: TypeReference {
        get { Self.reference(kindAndChild) }
        set { kindAndChild = kindAndChild & ~Self.numberBits | newValue.rawValue & Self.numberBits }
    }

    /// The next part of the same whole; none for the last.
    @inlinable public var nextSibling: TypeReference {
        get { Self.reference(flagsAndSibling) }
        set { flagsAndSibling = flagsAndSibling & ~Self.numberBits | newValue.rawValue & Self.numberBits }
    }

    @inlinable
    internal static func reference(_ packed: UInt32) -> TypeReference {
        let number = packed & numberBits
        return number == numberBits ? .none : TypeReference(number)
    }
}

/// What is written before a type.
public struct TypeNodeFlags: FlagSet {
    /// One bit a flag.
    public let rawValue: UInt8

    /// One of the flags, or several.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `@escaping`
    @inlinable public static var escaping: TypeNodeFlags { TypeNodeFlags(rawValue: 1) }
    /// `@autoclosure`
    @inlinable public static var autoclosure: TypeNodeFlags { TypeNodeFlags(rawValue: 2) }
    /// `inout`
    @inlinable public static var inoutType: TypeNodeFlags { TypeNodeFlags(rawValue: 4) }
    /// `async`, of a function type.
    @inlinable public static var asyncFunction: TypeNodeFlags { TypeNodeFlags(rawValue: 8) }
}

// Kinds are compared, and flags asked for, for every row. What the compiler derives and what `OptionSet` brings along are
// dynamic calls from another module, which sees no witness of this one: 16 % of an analysis' instructions, measured. What
// is written out, and public, is one instruction there: nothing of `package` access is inlined into another module. A
// kind is one byte: an enum without payloads and with fewer than 256 cases.

extension ExpressionKind {
    /// Compares the numbers behind.
    @inlinable
    public static func == (left: Self, right: Self) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}

extension TypeNodeKind {
    /// Compares the numbers behind.
    @inlinable
    public static func == (left: Self, right: Self) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}

extension BodyKind {
    /// Compares the numbers behind.
    @inlinable
    public static func == (left: Self, right: Self) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}

extension FunctionKind {
    /// Compares the numbers behind.
    @inlinable
    public static func == (left: Self, right: Self) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}

extension TypeFactKind {
    /// Compares the numbers behind.
    @inlinable
    public static func == (left: Self, right: Self) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}

extension ConditionID {
    /// Compares the numbers behind.
    @inlinable
    public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}

extension TypeReference {
    /// Compares the numbers behind.
    @inlinable
    public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}

// Kinds are compared for every row. The comparison that the compiler derives is a dynamic call from another module;
// these are one instruction there. A kind is one byte: an enum without payloads and with fewer than 256 cases.

extension ExpressionKind {
    @inlinable
    package static func == (left: Self, right: Self) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}

extension TypeNodeKind {
    @inlinable
    package static func == (left: Self, right: Self) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}

extension BodyKind {
    @inlinable
    package static func == (left: Self, right: Self) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}

extension FunctionKind {
    @inlinable
    package static func == (left: Self, right: Self) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}

extension TypeFactKind {
    @inlinable
    package static func == (left: Self, right: Self) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}

extension ConditionID {
    @inlinable
    package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}

extension TypeReference {
    @inlinable
    package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}

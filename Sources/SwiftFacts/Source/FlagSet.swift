/// Facts that are either there or not, a bit each, asked for again and again by another module.
///
/// What `OptionSet` brings along is not inlined there; see `FactKinds.swift`.
public protocol FlagSet: OptionSet, Sendable where RawValue: FixedWidthInteger & Sendable {}

extension FlagSet {
    /// All of these flags.
    @inlinable
    public init(arrayLiteral elements: Self...) {
        var union: RawValue = 0
        for element in elements { union |= element.rawValue }
        self.init(rawValue: union)
    }

    /// Whether all of these flags are set.
    @inlinable
    public func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }

    /// Whether none of these flags is set.
    @inlinable
    public func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
}

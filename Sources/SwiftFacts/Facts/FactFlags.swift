/// A set of flags whose questions are answered in the module that asks: through `SetAlgebra`'s requirements each would be
/// a dynamic call, for the compiler does not see another module's witnesses (measured: a fifth of the linking time).
package protocol FactFlags: OptionSet, Sendable where RawValue: FixedWidthInteger, Element == Self {}

extension FactFlags {
    /// Whether all flags of `other` are set.
    @inlinable
    package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }

    /// Whether no flag of `other` is set.
    @inlinable
    package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
}

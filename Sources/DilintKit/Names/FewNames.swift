import SwiftFacts

/// A handful of names, as a library has them: most that is asked for is none of them, which a look at one word tells,
/// where a `Set` would hash.
struct FewNames: Sendable, Sequence, ExpressibleByArrayLiteral {
    /// Each once.
    private var names: [NameID] = []
    /// A bit for each remainder that a name of it leaves.
    private var remainders: UInt64 = 0

    init(_ names: some Sequence<NameID> = []) {
        for name in names { insert(name) }
    }

    init(arrayLiteral names: NameID...) { self.init(names) }

    private static func bit(of name: NameID) -> UInt64 { 1 << UInt64(name.rawValue & 63) }

    @inline(__always)
    func contains(_ name: NameID) -> Bool { remainders & Self.bit(of: name) != 0 && names.contains(name) }

    var isEmpty: Bool { names.isEmpty }

    func makeIterator() -> IndexingIterator<[NameID]> { names.makeIterator() }

    mutating func insert(_ name: NameID) {
        guard !contains(name) else { return }
        names.append(name)
        remainders |= Self.bit(of: name)
    }

    mutating func formUnion(_ others: FewNames) {
        for name in others { insert(name) }
    }

    func union(_ others: FewNames) -> FewNames {
        var all = self
        all.formUnion(others)
        return all
    }
}

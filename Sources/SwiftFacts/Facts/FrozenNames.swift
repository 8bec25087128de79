/// The names of a table that is complete.
///
/// All threads read them while they link, a hundred thousand times each: a class, and memory of its own instead of arrays,
/// of which every reading would count references that the other threads count, too.
@usableFromInline package final class FrozenNames: @unchecked Sendable {
    /// Number of names, the empty one included.
    @usableFromInline package let count: Int
    @usableFromInline let bytes: UnsafeMutablePointer<UInt8>
    /// By name: where it ends in `bytes`; it starts where the name before it ends.
    @usableFromInline let ends: UnsafeMutablePointer<UInt32>
    /// The numbers of names at the slots where `NameTable` would look for them first; 0 for none.
    private let slots: UnsafeMutablePointer<UInt32>
    private let mask: Int

    /// The names of a table by the same numbers, in as little room as they need.
    package init(_ table: consuming NameTable) {
        count = table.count
        bytes = Self.copy(table.bytes)
        ends = Self.copy(table.ends)
        slots = .allocate(capacity: table.slotCount)
        for slot in 0..<table.slotCount { (slots + slot).initialize(to: table.number(inSlot: slot)) }
        mask = table.slotCount - 1
    }

    deinit {
        bytes.deallocate()
        ends.deallocate()
        slots.deallocate()
    }

    /// The number of `name` if there is one. O(length)
    package func find(_ name: UnsafeBufferPointer<UInt8>) -> NameID? {
        guard !name.isEmpty else { return NameID.none }
        var slot = Int(NameTable.hash(name)) & mask
        while slots[slot] != 0 {
            let id = NameID(slots[slot])
            if withBytes(of: id, { $0.count == name.count && NameTable.isEqual(.init($0), .init(name)) }) { return id }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// The number of `name` if there is one. O(length)
    package func find(_ name: String) -> NameID? {
        var copy = name
        return copy.withUTF8 { find($0) }
    }

    /// The text of a name.
    package func text(_ id: NameID) -> String {
        withBytes(of: id) { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls `body` with the bytes of a name.
    ///
    /// - Precondition: There is one of that number.
    @inlinable
    package func withBytes<Result>(of id: NameID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let index = Int(id.rawValue)
        precondition(index < count, "no such name")
        let start = index == 0 ? 0 : Int(ends[index - 1])
        return body(UnsafeBufferPointer(start: bytes + start, count: Int(ends[index]) - start))
    }

    private static func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
        let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
        _ = memory.initialize(from: elements)
        return memory.baseAddress ?? .allocate(capacity: 1)
    }
}

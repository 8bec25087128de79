/// The number of a name within one `NameTable`; 0 is the empty name (`_`, no label, no name).
public struct NameID: Hashable, Sendable, Comparable, BitwiseCopyable {
    /// The number.
    public var rawValue: UInt32

    /// The one of that number.
    @inlinable
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// Stands for no such thing.
    @inlinable public static var none: NameID { NameID(0) }

    /// Whether it stands for no such thing.
    @inlinable public var isNone: Bool { rawValue == 0 }

    /// Compares the numbers behind.
    @inlinable
    public static func == (left: NameID, right: NameID) -> Bool { left.rawValue == right.rawValue }

    /// Hashes the number.
    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The one that fewer can see comes first.
    @inlinable
    public static func < (left: NameID, right: NameID) -> Bool { left.rawValue < right.rawValue }
}

/// Every name once, as bytes, numbered from 1 in order of first appearance; 0 is the empty name.
///
/// An open-addressing table over one byte arena: naming a word costs a fifth of a `Dictionary<String, …>`.
/// Each worker fills a table of its own; linking merges them.
public struct NameTable: Sendable {
    /// The bytes of all names, one behind the other.
    @usableFromInline internal private(set) var bytes: [UInt8]
    /// `ends[i]` is where name `i` ends in `bytes`; it starts where the name before it ends.
    @usableFromInline internal private(set) var ends: [UInt32]
    /// The length is a power of two, of which a quarter is always free.
    private var slots: [Slot]

    /// What is known of a name at its place: in a table of megabytes every look elsewhere waits for memory. With the hash
    /// here a miss costs one look, and with the name's place a hit costs two.
    private struct Slot {
        var hash: UInt32 = 0
        /// The name's number; 0 for a free slot.
        var id: UInt32 = 0
        /// Where the name stands in `bytes`.
        var start: UInt32 = 0
        var end: UInt32 = 0
    }

    /// Nothing yet.
    public init() {
        bytes = []
        ends = [0]
        slots = Array(repeating: Slot(), count: 1 << 9)
    }

    /// Number of names, the empty one included.
    public var count: Int { ends.count }

    /// A power of two.
    var slotCount: Int { slots.count }

    /// The number of the name that a slot holds, 0 of a free one.
    func number(inSlot slot: Int) -> UInt32 { slots[slot].id }

    /// The number of `name`, new if it was not met before. Amortized O(length).
    public mutating func id(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
        guard !name.isEmpty else { return .none }
        return insert(name, hash: Self.hash(name))
    }

    /// The number of `name`, new if it was not met before.
    public mutating func id(_ name: String) -> NameID {
        var copy = name
        return copy.withUTF8 { id($0) }
    }

    /// The number of `name` if the table has it. O(length)
    public func find(_ name: UnsafeBufferPointer<UInt8>) -> NameID? {
        guard !name.isEmpty else { return NameID.none }
        let slot = slot(of: name, hash: Self.hash(name))
        return slots[slot].id == 0 ? nil : NameID(slots[slot].id)
    }

    /// The number of `name` if the table has it. O(length)
    public func find(_ name: String) -> NameID? {
        var copy = name
        return copy.withUTF8 { find($0) }
    }

    /// The text of a name.
    public func text(_ id: NameID) -> String {
        withBytes(of: id) { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls `body` with the bytes of a name.
    @inlinable
    public func withBytes<Result>(of id: NameID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let index = Int(id.rawValue)
        let start = index == 0 ? 0 : Int(ends[index - 1])
        let end = Int(ends[index])
        return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
    }

    /// Adds all names of `other` and tells the number that each of them has here, by its number there.
    ///
    /// Names are looked up and placed in the order of their slots, which is nearly that of the slots here: at random each
    /// would wait for memory. New ones get their numbers in the order of `other`, so that those of a file stay together.
    public mutating func merge(_ other: NameTable) -> [NameID] {
        var mapped = [NameID](repeating: .none, count: other.count)
        other.bytes.withUnsafeBufferPointer { bytes in
            for known in other.slots where known.id != 0 {
                let name = UnsafeBufferPointer(rebasing: bytes[Int(known.start)..<Int(known.end)])
                mapped[Int(known.id)] = NameID(slots[slot(of: name, hash: known.hash)].id)
            }
        }
        let firstNew = UInt32(ends.count)
        for index in 1..<max(1, other.count) where mapped[index].isNone {
            mapped[index] = NameID(UInt32(ends.count))
            other.withBytes(of: NameID(UInt32(index))) { bytes.append(contentsOf: $0) }
            ends.append(UInt32(bytes.count))
        }
        while ends.count * 4 > slots.count * 3 { grow() }
        for known in other.slots where known.id != 0 {
            let id = mapped[Int(known.id)].rawValue
            guard id >= firstNew else { continue }
            Self.place(Slot(hash: known.hash, id: id, start: ends[Int(id) - 1], end: ends[Int(id)]), in: &slots)
        }
        return mapped
    }

    private mutating func insert(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> NameID {
        let slot = slot(of: name, hash: hash)
        if slots[slot].id != 0 { return NameID(slots[slot].id) }
        let id = UInt32(ends.count)
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: name)
        ends.append(UInt32(bytes.count))
        slots[slot] = Slot(hash: hash, id: id, start: start, end: UInt32(bytes.count))
        if ends.count * 4 > slots.count * 3 { grow() }
        return NameID(id)
    }

    /// The slot that holds `name`, or the free one where it belongs.
    private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while true {
            let candidate = slots[slot]
            if candidate.id == 0 || candidate.hash == hash && holds(candidate, name) { return slot }
            slot = (slot + 1) & mask
        }
    }

    private func holds(_ slot: Slot, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(slot.start)
        guard Int(slot.end) - start == name.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            Self.isEqual(UnsafeRawBufferPointer(rebasing: bytes[start..<Int(slot.end)]), UnsafeRawBufferPointer(name))
        }
    }

    /// Eight bytes at a time; the last ones, of which some were compared, too.
    ///
    /// - Precondition: Both have as many bytes.
    static func isEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
        let last = left.count - 8
        guard last >= 0 else {
            for offset in 0..<left.count where left[offset] != right[offset] { return false }
            return true
        }
        var offset = 0
        while offset < last {
            if eightBytes(left, at: offset) != eightBytes(right, at: offset) { return false }
            offset &+= 8
        }
        return eightBytes(left, at: last) == eightBytes(right, at: last)
    }

    @inline(__always)
    private static func eightBytes(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    private mutating func grow() {
        var larger = [Slot](repeating: Slot(), count: slots.count * 2)
        for known in slots where known.id != 0 { Self.place(known, in: &larger) }
        slots = larger
    }

    /// Puts a name that is not there yet into the first free slot where it belongs.
    private static func place(_ known: Slot, in slots: inout [Slot]) {
        let mask = slots.count - 1
        var slot = Int(known.hash) & mask
        while slots[slot].id != 0 { slot = (slot + 1) & mask }
        slots[slot] = known
    }

    /// Eight bytes at a time: a multiplication and a fold each (as in wyhash and its kin), the length mixed in first. Of
    /// a name that is longer than eight bytes, the last eight may overlap those before.
    static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let bytes = UnsafeRawBufferPointer(name)
        var hash = UInt64(bytes.count) &* 0x9e37_79b9_7f4a_7c15
        let last = bytes.count - 8
        if last >= 0 {
            var offset = 0
            while offset < last {
                hash = mix(hash, eightBytes(bytes, at: offset))
                offset &+= 8
            }
            hash = mix(hash, eightBytes(bytes, at: last))
        } else {
            var word: UInt64 = 0
            for byte in bytes { word = word &<< 8 | UInt64(byte) }
            hash = mix(hash, word)
        }
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0xa076_1d64_78bd_642f
        return product ^ (product >> 29)
    }
}

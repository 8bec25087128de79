/// The numbers of the words met last, found by their bytes alone.
///
/// A file says the same few words again and again. Looking one up in the `NameTable` hashes it byte by byte and touches
/// four places of a table of megabytes, which was a fifth of an extraction's time; this takes two loads and a comparison.
struct WordCache: ~Copyable {
    /// Longer words go to the table.
    static let longestWord = 16

    private struct Entry {
        /// The word's bytes, zeros behind them.
        var low: UInt64 = 0
        var high: UInt64 = 0
        var id = NameID.none
    }

    private static let bits: UInt64 = 11
    private let entries: UnsafeMutablePointer<Entry>

    init() {
        entries = .allocate(capacity: 1 << Int(Self.bits))
        entries.initialize(repeating: Entry(), count: 1 << Int(Self.bits))
    }

    deinit {
        entries.deallocate()
    }

    /// The number of a word of 1 to `longestWord` bytes, none of them zero, from the cache or else from `names`.
    ///
    /// - Precondition: 16 bytes can be read from `start` on.
    @inline(__always)
    func id(of start: UnsafePointer<UInt8>, count: Int, in names: inout NameTable) -> NameID {
        let raw = UnsafeRawPointer(start)
        var low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
        var high: UInt64 = 0
        if count > 8 {
            high = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            high &= UInt64.max &>> UInt64(truncatingIfNeeded: 128 &- 8 &* count)
        } else {
            low &= UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
        }
        let hash = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
        let entry = entries + Int(truncatingIfNeeded: hash &>> (64 &- Self.bits))
        if entry.pointee.low == low, entry.pointee.high == high { return entry.pointee.id }
        let id = names.id(UnsafeBufferPointer(start: start, count: count))
        entry.pointee = Entry(low: low, high: high, id: id)
        return id
    }
}

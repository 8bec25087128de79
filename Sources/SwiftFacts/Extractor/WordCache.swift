/// The numbers of the words met last, found by their bytes alone.
///
/// A file says the same few words again and again. Looking one up in the `NameTable` touches four places of a table of
/// megabytes; this compares two or four numbers in one place. It took a fifth off an extraction's time.
struct WordCache: ~Copyable {
    /// Longer words go to the table.
    static let longestWord = 32

    private struct ShortEntry {
        /// The word's bytes, zeros behind them.
        var low: UInt64 = 0
        var high: UInt64 = 0
        var id = NameID.none
    }

    /// A word of more than 16 bytes: its first and its last 16, which overlap.
    private struct LongEntry {
        var first: UInt64 = 0
        var second: UInt64 = 0
        var third: UInt64 = 0
        var fourth: UInt64 = 0
        var count: UInt32 = 0
        var id = NameID.none
    }

    private static let shortBits: UInt64 = 13
    private static let longBits: UInt64 = 12
    private let shortWords: UnsafeMutablePointer<ShortEntry>
    private let longWords: UnsafeMutablePointer<LongEntry>

    init() {
        shortWords = .allocate(capacity: 1 << Int(Self.shortBits))
        shortWords.initialize(repeating: ShortEntry(), count: 1 << Int(Self.shortBits))
        longWords = .allocate(capacity: 1 << Int(Self.longBits))
        longWords.initialize(repeating: LongEntry(), count: 1 << Int(Self.longBits))
    }

    deinit {
        shortWords.deallocate()
        longWords.deallocate()
    }

    /// The number of a word of 1 to `longestWord` bytes, none of them zero, from the cache or else from `names`.
    ///
    /// - Precondition: 16 bytes can be read from `start` on.
    @inline(__always)
    func id(of start: UnsafePointer<UInt8>, count: Int, in names: inout NameTable) -> NameID {
        if count > 16 { return longID(of: start, count: count, in: &names) }
        let raw = UnsafeRawPointer(start)
        var low = raw.loadUnaligned(as: UInt64.self).littleEndian
        var high: UInt64 = 0
        if count > 8 {
            high = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian
            high &= UInt64.max &>> UInt64(truncatingIfNeeded: 128 &- 8 &* count)
        } else {
            low &= UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
        }
        let entry = shortWords + Self.slot(low, high, bits: Self.shortBits)
        if entry.pointee.low == low, entry.pointee.high == high { return entry.pointee.id }
        let id = names.id(UnsafeBufferPointer(start: start, count: count))
        entry.pointee = ShortEntry(low: low, high: high, id: id)
        return id
    }

    private func longID(of start: UnsafePointer<UInt8>, count: Int, in names: inout NameTable) -> NameID {
        let raw = UnsafeRawPointer(start)
        let first = raw.loadUnaligned(as: UInt64.self)
        let second = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        let third = raw.loadUnaligned(fromByteOffset: count &- 16, as: UInt64.self)
        let fourth = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        let entry = longWords + Self.slot(first ^ (third &<< 1), second ^ (fourth &<< 1), bits: Self.longBits)
        let known = entry.pointee
        if known.first == first, known.second == second, known.third == third, known.fourth == fourth,
            known.count == UInt32(truncatingIfNeeded: count)
        {
            return known.id
        }
        let id = names.id(UnsafeBufferPointer(start: start, count: count))
        entry.pointee = LongEntry(
            first: first, second: second, third: third, fourth: fourth, count: UInt32(truncatingIfNeeded: count), id: id
        )
        return id
    }

    @inline(__always)
    private static func slot(_ low: UInt64, _ high: UInt64, bits: UInt64) -> Int {
        let hash = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: hash &>> (64 &- bits))
    }
}

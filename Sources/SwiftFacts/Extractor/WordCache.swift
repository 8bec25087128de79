/// The numbers of the words met last, found by their bytes alone.
///
/// A file says the same few words again and again. Looking one up in the `NameTable` touches four places of a table of
/// megabytes; this compares two or four numbers in one place. It took a fifth off an extraction's time.
struct WordCache: ~Copyable {
    /// Longer words go to the table.
    private static let longestWord = 32

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

    /// The slots of a table are two to this power: few to begin with, as a small project's few words would touch every page
    /// of many, and the first touch of a page costs as much as looking a dozen words up.
    private static let fewBits: UInt64 = 9
    private static let manyBits: UInt64 = 13
    /// How many words are not found in few slots before there are many.
    private static let missesOfFew = 4096
    private var bits = Self.fewBits
    private var misses = 0
    private var shortWords: UnsafeMutablePointer<ShortEntry>
    private var longWords: UnsafeMutablePointer<LongEntry>

    init() {
        (shortWords, longWords) = Self.tables(bits: Self.fewBits)
    }

    deinit {
        shortWords.deallocate()
        longWords.deallocate()
    }

    /// Empty ones; long words have half as many slots.
    private static func tables(bits: UInt64) -> (UnsafeMutablePointer<ShortEntry>, UnsafeMutablePointer<LongEntry>) {
        let (short, long) = (1 << Int(bits), 1 << Int(bits - 1))
        let tables = (
            UnsafeMutablePointer<ShortEntry>.allocate(capacity: short),
            UnsafeMutablePointer<LongEntry>.allocate(capacity: long)
        )
        tables.0.initialize(repeating: ShortEntry(), count: short)
        tables.1.initialize(repeating: LongEntry(), count: long)
        return tables
    }

    /// Forgets everything.
    private mutating func grow() {
        shortWords.deallocate()
        longWords.deallocate()
        bits = Self.manyBits
        (shortWords, longWords) = Self.tables(bits: bits)
    }

    /// The number of a word, none of whose bytes is zero, from the cache or else from `names`.
    ///
    /// - Precondition: 16 bytes can be read from `start` on.
    @inline(__always)
    mutating func id(of start: UnsafePointer<UInt8>, count: Int, in names: inout NameTable) -> NameID {
        guard (1...16).contains(count) else { return longID(of: start, count: count, in: &names) }
        let raw = UnsafeRawPointer(start)
        var low = raw.loadUnaligned(as: UInt64.self).littleEndian
        var high: UInt64 = 0
        if count > 8 {
            high = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian
            high &= UInt64.max &>> UInt64(truncatingIfNeeded: 128 &- 8 &* count)
        } else {
            low &= UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
        }
        let entry = shortWords + Self.slot(low, high, bits: bits)
        if entry.pointee.low == low, entry.pointee.high == high { return entry.pointee.id }
        let id = names.id(UnsafeBufferPointer(start: start, count: count))
        entry.pointee = ShortEntry(low: low, high: high, id: id)
        countMiss()
        return id
    }

    /// The same of a longer word, or of one without bytes.
    private mutating func longID(of start: UnsafePointer<UInt8>, count: Int, in names: inout NameTable) -> NameID {
        guard count > 0, count <= Self.longestWord else {
            return names.id(UnsafeBufferPointer(start: start, count: count))
        }
        let raw = UnsafeRawPointer(start)
        let first = raw.loadUnaligned(as: UInt64.self)
        let second = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        let third = raw.loadUnaligned(fromByteOffset: count &- 16, as: UInt64.self)
        let fourth = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        let entry = longWords + Self.slot(first ^ (third &<< 1), second ^ (fourth &<< 1), bits: bits - 1)
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
        countMiss()
        return id
    }

    @inline(__always)
    private mutating func countMiss() {
        misses &+= 1
        if misses == Self.missesOfFew { grow() }
    }

    @inline(__always)
    private static func slot(_ low: UInt64, _ high: UInt64, bits: UInt64) -> Int {
        let hash = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: hash &>> (64 &- bits))
    }
}

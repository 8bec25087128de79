/// The bytes of one source and the walks over them.
///
/// Every walk takes an offset and gives the offset where it stops. None is stopped by `end` itself: the zero bytes of
/// `Tokenizer.padding` behind the source end all of them but the ones that look for a line break.
struct Cursor {
    let bytes: UnsafePointer<UInt8>
    let end: Int
    let classes: UnsafePointer<UInt8>

    init(bytes: UnsafePointer<UInt8>, end: Int) {
        self.bytes = bytes
        self.end = end
        classes = ByteClass.table
    }

    @inline(__always)
    subscript(offset: Int) -> UInt8 { bytes[offset] }

    /// The class of the byte at `offset`.
    @inline(__always)
    func code(at offset: Int) -> UInt8 { classes[Int(bytes[offset])] }

    /// Eight bytes from `offset` on, the first one lowest.
    @inline(__always)
    func eightBytes(at offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self))
    }

    /// Whether `text` stands at `offset`.
    func starts(with text: StaticString, at offset: Int) -> Bool {
        for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] {
            return false
        }
        return true
    }

    /// Where the ASCII bytes of a word end.
    @inline(__always)
    func asciiWordEnd(from offset: Int) -> Int {
        var offset = offset
        while code(at: offset) & ByteClass.wordBit != 0 { offset &+= 1 }
        return offset
    }

    /// Where a run of spaces ends; indentation is long enough to take eight bytes at once.
    @inline(__always)
    func spacesEnd(from offset: Int) -> Int {
        var offset = offset
        while true {
            let others = eightBytes(at: offset) ^ 0x2020_2020_2020_2020
            if others != 0 { return offset &+ others.trailingZeroBitCount >> 3 }
            offset &+= 8
        }
    }

    /// The offset of the next LF or CR, or `end`.
    func lineEnd(from offset: Int) -> Int {
        var offset = offset
        while offset &+ 8 <= end {
            let word = eightBytes(at: offset)
            let breaks = Self.zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A) | Self.zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
            if breaks != 0 { return offset &+ breaks.trailingZeroBitCount >> 3 }
            offset &+= 8
        }
        while offset < end, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") { offset &+= 1 }
        return offset
    }

    /// The high bit of every byte that is zero; above the lowest one there may be false ones.
    @inline(__always)
    static func zeroBytes(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    /// Whether the bytes end at `offset`; a zero byte inside the source is not the end.
    @inline(__always)
    func isAtEnd(_ offset: Int) -> Bool { offset >= end }
}

/// A character in UTF-8.
struct DecodedScalar {
    /// Its number, or nil if the bytes are not UTF-8.
    var value: UInt32?
    /// How many bytes it takes; for invalid ones, how many to pass over.
    var length: Int
}

extension Cursor {
    /// The character at `offset`.
    func scalar(at offset: Int) -> DecodedScalar {
        let first = bytes[offset]
        if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
        let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
        guard length > 0 else { return DecodedScalar(value: nil, length: 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in 1..<length {
            let byte = bytes[offset + index]
            guard byte & 0xC0 == 0x80 else { return DecodedScalar(value: nil, length: index) }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let isShortest = length == 2 || (length == 3 && value >= 0x800) || (length == 4 && value >= 0x10000)
        let isScalar = value <= 0x10FFFF && !(0xD800...0xDFFF).contains(value)
        return DecodedScalar(value: isShortest && isScalar ? value : nil, length: length)
    }
}

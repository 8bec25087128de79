/// The bytes of one source and the walks over them.
///
/// Every walk takes an offset and gives the offset where it stops. Most need no test for the end: the zero bytes of
/// `Tokenizer.padding` behind the source stop them.
struct Cursor {
    let bytes: UnsafePointer<UInt8>
    /// Number of bytes; a zero byte before it belongs to the source.
    let end: Int
    private let classes: UnsafePointer<UInt8>

    init(_ bytes: UnsafePointer<UInt8>, count: Int) {
        self.bytes = bytes
        end = count
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

    @inline(__always)
    private func sixteenBytes(at offset: Int) -> SIMD16<UInt8> {
        UnsafeRawPointer(bytes + offset).loadUnaligned(as: SIMD16<UInt8>.self)
    }

    /// Whether `text` stands at `offset`.
    func starts(with text: StaticString, at offset: Int) -> Bool {
        for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] {
            return false
        }
        return true
    }

    /// Where the ASCII letters, digits and `_` end.
    ///
    /// Sixteen bytes at once: nearly every word takes one turn, so the loop's end is foreseeable. Only operators on two
    /// vectors are used, since those on a vector and a number are not specialized (measured: the whole tokenizer became
    /// ten times slower).
    @inline(__always)
    func asciiWordEnd(from offset: Int) -> Int {
        var offset = offset
        while true {
            let text = sixteenBytes(at: offset)
            let letters = ((text | Self.repeated(0x20)) &- Self.repeated(UInt8(ascii: "a"))) .< Self.repeated(26)
            let digits = (text &- Self.repeated(UInt8(ascii: "0"))) .< Self.repeated(10)
            let parts = letters .| digits .| (text .== Self.repeated(UInt8(ascii: "_")))
            if let end = Self.firstUnset(parts, from: offset) { return end }
            offset &+= 16
        }
    }

    @inline(__always)
    private static func repeated(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }

    /// The offset of the first of sixteen bytes that does not fulfil a test.
    ///
    /// One word in three is longer than eight bytes: a choice between values, not a branch.
    @inline(__always)
    private static func firstUnset(_ test: SIMDMask<SIMD16<Int8>>, from offset: Int) -> Int? {
        let halves = unsafeBitCast(test, to: SIMD2<UInt64>.self)
        let low = ~UInt64(littleEndian: halves[0])
        let high = ~UInt64(littleEndian: halves[1])
        let stop = low != 0 ? low : high
        let base = low != 0 ? offset : offset &+ 8
        return stop != 0 ? base &+ stop.trailingZeroBitCount >> 3 : nil
    }

    /// Where a word ends, `$` and characters beyond ASCII included.
    func wordEnd(from offset: Int) -> Int {
        var offset = offset
        while true {
            offset = asciiWordEnd(from: offset)
            if bytes[offset] == UInt8(ascii: "$") {
                offset += 1
            } else {
                guard bytes[offset] >= 0x80 else { return offset }
                let scalar = scalar(at: offset)
                guard let value = scalar.value, UnicodeRanges.isWordPart(value) else { return offset }
                offset += scalar.length
            }
        }
    }

    /// Where a run of spaces ends.
    @inline(__always)
    func spacesEnd(from offset: Int) -> Int {
        var offset = offset
        while true {
            let others = eightBytes(at: offset) ^ 0x2020_2020_2020_2020
            if others != 0 { return offset &+ others.trailingZeroBitCount >> 3 }
            offset &+= 8
        }
    }

    /// Where a run of spaces and tabs ends.
    func blanksEnd(from offset: Int) -> Int {
        var offset = offset
        while code(at: offset) == ByteClass.blank { offset += 1 }
        return offset
    }

    /// Where a run of `#` ends, or `limit` of them.
    func poundsEnd(from offset: Int, limit: Int = .max) -> Int {
        var count = 0
        while count < limit, bytes[offset + count] == UInt8(ascii: "#") { count += 1 }
        return offset + count
    }

    /// The offset of the next LF or CR, or `end`: the padding behind it holds no line break.
    func lineEnd(from offset: Int) -> Int {
        var offset = offset
        while offset < end {
            let text = sixteenBytes(at: offset)
            let others = (text .!= Self.repeated(UInt8(ascii: "\n"))) .& (text .!= Self.repeated(UInt8(ascii: "\r")))
            if let lineEnd = Self.firstUnset(others, from: offset) { return lineEnd }
            offset &+= 16
        }
        return end
    }

    /// The offset of the next byte that may end a piece of a string: the quote, `\`, a line break or another control
    /// character, the zero bytes behind the source included.
    @inline(__always)
    func stringTextEnd(from offset: Int, quote: UInt8) -> Int {
        var offset = offset
        while true {
            let text = sixteenBytes(at: offset)
            let others =
                (text .!= Self.repeated(quote)) .& (text .!= Self.repeated(UInt8(ascii: "\\")))
                .& (text .>= Self.repeated(UInt8(ascii: " ")))
            if let textEnd = Self.firstUnset(others, from: offset) { return textEnd }
            offset &+= 16
        }
    }

    /// Where the line break at `offset` ends: CRLF is one.
    @inline(__always)
    func lineBreakEnd(at offset: Int) -> Int {
        bytes[offset] == UInt8(ascii: "\r") && bytes[offset &+ 1] == UInt8(ascii: "\n") ? offset &+ 2 : offset &+ 1
    }
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

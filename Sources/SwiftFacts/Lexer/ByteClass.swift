/// What a byte may be at the start of a token, in one look-up.
///
/// The codes are characters, so that the table below can be read.
enum ByteClass {
    /// A letter or `_`.
    static let letter = UInt8(ascii: "W")
    /// `0` … `9`
    static let digit = UInt8(ascii: "D")
    /// `$`
    static let dollar = UInt8(ascii: "S")
    /// Space, tab, vertical tab, form feed.
    static let blank = UInt8(ascii: " ")
    /// LF, CR.
    static let newline = UInt8(ascii: "!")
    /// An operator character.
    static let symbol = UInt8(ascii: "+")
    /// A byte of a character that is not ASCII.
    static let beyondASCII = UInt8(ascii: "/")
    /// The first of the codes of `( ) { } [ ] , ; :`, then, with a gap for `::`, `. @`, and with one for `#`, `\`. They
    /// follow each other as the kinds do from `leftParen` on.
    static let punctuation = UInt8(ascii: "0")
    /// `:`
    static let colon = UInt8(ascii: "8")
    /// `.`
    static let dot = UInt8(ascii: ":")
    /// The bits that all punctuation has in common, and only punctuation.
    static let punctuationMask: UInt8 = 0xF0
    /// Bit of the codes of `.` and `:`, of all bytes that make something else of those before them, and of rare bytes.
    static let oddBit: UInt8 = 0x08

    /// The code of every byte, as a pointer into the executable: 256 codes, 16 a line.
    ///
    /// A literal needs no initialization at run time, and a local pointer was as fast as any table measured.
    static var table: UnsafePointer<UInt8> {
        let codes: StaticString = """
            ......... !  !..\
            ................\
             +..S++.01++6+:+\
            DDDDDDDDDD87++++\
            ;WWWWWWWWWWWWWWW\
            WWWWWWWWWWW4=5+W\
            .WWWWWWWWWWWWWWW\
            WWWWWWWWWWW2+3+.\
            ////////////////\
            ////////////////\
            ////////////////\
            ////////////////\
            ////////////////\
            ////////////////\
            ////////////////\
            ////////////////
            """
        return codes.utf8Start
    }
}

/// Which characters beyond ASCII Swift's grammar allows where; the ranges are those of the official parser.
enum UnicodeRanges {
    /// Whether an identifier or an operator may begin with the character, or contain it: Swift reads a word that begins
    /// with a combining character as a misspelt identifier.
    static func beginsToken(_ scalar: UInt32) -> Bool {
        isWordPart(scalar) || isOperatorStart(scalar)
    }

    /// Whether the character counts as white space where a token could begin: a byte order mark, a no-break space.
    static func isSkipped(_ scalar: UInt32) -> Bool {
        scalar == 0xFEFF || scalar == 0xA0
    }

    /// Whether an identifier may contain the character.
    static func isWordPart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
            0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
            0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
            0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
            return true
        case 0x10000...0xEFFFD:
            return scalar & 0xFFFF <= 0xFFFD
        default:
            return false
        }
    }

    /// Whether an operator may begin with the character.
    static func isOperatorStart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            return true
        default:
            return false
        }
    }

    /// Whether an operator may contain the character: beside those that may begin one, combining characters and
    /// variation selectors.
    static func isOperatorPart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
            return true
        default:
            return isOperatorStart(scalar)
        }
    }
}

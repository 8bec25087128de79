/// The reserved words, looked up by their first eight bytes.
///
/// A multiplication sends the eight bytes of every reserved word to a slot of its own, so one comparison decides. The
/// factor was found by trial; a test looks every word up.
struct Keywords: Sendable {
    /// One reserved word.
    struct Slot: Sendable {
        /// The first eight bytes, the first one lowest, filled up with zeros.
        var head: UInt64 = 0
        /// The eight bytes after these, likewise.
        var tail: UInt64 = 0
        var length: UInt8 = 0
        var kind = TokenKind.identifier
    }

    static let slotBits = 7

    /// All slots; an empty one has the head 0, which no word has.
    static let table: [Slot] = {
        var slots = [Slot](repeating: Slot(), count: 1 << slotBits)
        for (word, kind) in words {
            var slot = Slot(length: UInt8(word.utf8.count), kind: kind)
            for (index, byte) in word.utf8.enumerated() {
                if index < 8 {
                    slot.head |= UInt64(byte) << UInt64(8 * index)
                } else {
                    slot.tail |= UInt64(byte) << UInt64(8 * (index - 8))
                }
            }
            slots[Self.slot(of: slot.head)] = slot
        }
        return slots
    }()

    /// The slot of the word that begins with these eight bytes, if it is a reserved one.
    @inline(__always)
    static func slot(of head: UInt64) -> Int {
        Int(truncatingIfNeeded: (head &* 0x4A37_1C27_34BD_8D7F) >> UInt64(64 - slotBits))
    }

    private static let words: [(String, TokenKind)] = [
        ("_", .underscore), ("Any", .keywordCapitalAny), ("Self", .keywordCapitalSelf), ("as", .keywordAs),
        ("associatedtype", .keywordAssociatedtype), ("break", .keywordBreak), ("case", .keywordCase),
        ("catch", .keywordCatch), ("class", .keywordClass), ("continue", .keywordContinue),
        ("default", .keywordDefault), ("defer", .keywordDefer), ("deinit", .keywordDeinit), ("do", .keywordDo),
        ("else", .keywordElse), ("enum", .keywordEnum), ("extension", .keywordExtension),
        ("fallthrough", .keywordFallthrough), ("false", .keywordFalse), ("fileprivate", .keywordFileprivate),
        ("for", .keywordFor), ("func", .keywordFunc), ("guard", .keywordGuard), ("if", .keywordIf),
        ("import", .keywordImport), ("in", .keywordIn), ("init", .keywordInit), ("inout", .keywordInout),
        ("internal", .keywordInternal), ("is", .keywordIs), ("let", .keywordLet), ("nil", .keywordNil),
        ("operator", .keywordOperator), ("precedencegroup", .keywordPrecedencegroup), ("private", .keywordPrivate),
        ("protocol", .keywordProtocol), ("public", .keywordPublic), ("repeat", .keywordRepeat),
        ("rethrows", .keywordRethrows), ("return", .keywordReturn), ("self", .keywordSelf),
        ("static", .keywordStatic), ("struct", .keywordStruct), ("subscript", .keywordSubscript),
        ("super", .keywordSuper), ("switch", .keywordSwitch), ("throw", .keywordThrow), ("throws", .keywordThrows),
        ("true", .keywordTrue), ("try", .keywordTry), ("typealias", .keywordTypealias), ("var", .keywordVar),
        ("where", .keywordWhere), ("while", .keywordWhile),
    ]
}

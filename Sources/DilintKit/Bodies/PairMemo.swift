/// Answers about pairs of functions, the last one for each of some places: calls ask about the same few pairs again and
/// again, and to hash a pair for a dictionary took as long as a third of finding out.
struct PairMemo {
    private struct Answer {
        var one: FunctionID
        var other: FunctionID
        var isYes: Bool
    }

    /// One for each value of the hash's eight bits.
    private var answers = [Answer?](repeating: nil, count: 1 << bits)
    private static let bits: UInt64 = 8

    /// What was found out before, or is now.
    mutating func answer(_ one: FunctionID, _ other: FunctionID, _ find: () -> Bool) -> Bool {
        // The top bits of a product (multiplicative hashing: Knuth, TAOCP 3, 6.4).
        let product = (one.bits &* 31 &+ other.bits) &* 0x9E37_79B9_7F4A_7C15
        let place = Int(product >> (UInt64(UInt64.bitWidth) - Self.bits))
        if let known = answers[place], known.one == one, known.other == other { return known.isYes }
        let isYes = find()
        answers[place] = Answer(one: one, other: other, isYes: isYes)
        return isYes
    }
}

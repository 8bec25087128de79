/// Tokens come in order, without overlap, and with the gaps between them cover the file.
struct TokenizerTarget: FuzzTarget {
    let name = "tokenizer"

    func violation(for input: [UInt8]) -> String? { TokenListing(bytes: input).violation }
}

// What could not be read, told with the line where it begins.

extension FactExtractor {
    /// Why a file is no text of Swift's, whatever its bytes look like; nil for what can be read.
    static func reasonNotToRead(_ source: UnsafeBufferPointer<UInt8>) -> String? {
        if isUTF16(source) { return "not UTF-8: the file begins with a UTF-16 byte order mark" }
        return isEncrypted(source) ? "not Swift: the file is encrypted with git-crypt" : nil
    }

    private static func isUTF16(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard source.count >= 2 else { return false }
        return (source[0] == 0xFF && source[1] == 0xFE) || (source[0] == 0xFE && source[1] == 0xFF)
    }

    private static func isEncrypted(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        // Of every file the first byte is asked for, and hardly any begins with this one.
        guard source.count > 0, source[0] == 0 else { return false }
        return source.starts(with: "\0GITCRYPT\0".utf8)
    }

    /// One problem for each way in which the file is broken, at its first place: what follows is mostly its consequence.
    mutating func problems(_ findings: BracketTable.Findings, in path: String, _ lines: LineTable) -> [Problem] {
        if findings.areNone { return [] }
        var messages: [(token: Int, text: String)] = []
        if let token = findings.unknown { messages.append((token, unknown(reader.tokens[token]))) }
        if let token = findings.unterminated { messages.append((token, unterminated(reader.tokens[token].kind))) }
        if let token = findings.comment { messages.append((token, "comment is never closed")) }
        if let token = findings.conflict { messages.append((token, "merge conflict marker")) }
        if let token = findings.unclosed { messages.append((token, "'{' is never closed")) }
        if let token = findings.unopened { messages.append((token, "'}' closes nothing")) }
        if let token = findings.unclosedDirective { messages.append((token, "'#if' is never closed")) }
        return messages.sorted { $0.token < $1.token }.map { message in
            let token = reader.tokens[message.token]
            // A comment is no token: the end of the file tells that the last one is not closed.
            let comment = token.kind == .endOfFile ? buffer.comments.last : nil
            let line = lines.position(of: comment?.start ?? token.start).line
            return Problem(path: path, message: "line \(line): \(message.text)")
        }
    }

    private func unknown(_ token: Token) -> String {
        let bytes = reader.bytes[Int(token.start)..<Int(token.end)]
        // What no token can begin with is never printable.
        return bytes.contains(UInt8(ascii: "*")) ? "'*/' closes nothing" : "invalid UTF-8 or control characters"
    }

    private func unterminated(_ kind: TokenKind) -> String {
        switch kind {
        case .unknown: "back-tick is never closed"
        case .regex: "regex literal is never closed"
        default: "string literal is never closed"
        }
    }
}

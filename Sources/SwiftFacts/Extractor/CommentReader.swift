/// Finds in a file's comments what is addressed to tools.
enum CommentReader {
    /// Whether a comment at the start of the file says that the file is generated; later comments do not count.
    static func isGenerated(_ comments: [SourceRange], _ reader: TokenReader) -> Bool {
        let end = headerEnd(reader)
        for comment in comments.prefix(32) {
            guard comment.start < end else { return false }
            if saysGenerated(comment, reader.bytes) { return true }
        }
        return false
    }

    /// Where the comments end that are about the file: where its code begins, or, behind its imports, at the last empty
    /// line before the first declaration, whose own comment stands next to it.
    private static func headerEnd(_ reader: TokenReader) -> UInt32 {
        var reader = reader
        reader.position = 0
        let first = reader.start
        guard reader.kind == .keywordImport else { return first }
        while reader.kind == .keywordImport { reader.skipLine() }
        var end = Int(reader.start)
        var isEmpty = false
        while end > first {
            end -= 1
            if reader.bytes[end] > UInt8(ascii: " ") {
                isEmpty = false
            } else if reader.bytes[end] == UInt8(ascii: "\n") {
                if isEmpty { return UInt32(end) }
                isEmpty = true
            }
        }
        return first
    }

    /// The comments that begin with one of some marks.
    static func directives(
        in comments: [SourceRange], markedBy marks: [[UInt8]], _ reader: TokenReader, lineStarts: [UInt32]
    ) -> [DirectiveFact] {
        var directives: [DirectiveFact] = []
        // Few comments begin with the first letter of a mark, which is a bit for every byte here.
        var firstLetters: UInt64 = 0
        for mark in marks { firstLetters |= mark.first.map(letterBit) ?? 0 }
        for comment in comments {
            let letter = reader.bytes[contentStart(of: comment, reader.bytes)]
            guard firstLetters & letterBit(letter) != 0 else { continue }
            let text = contents(of: comment, reader.bytes)
            for mark in marks where starts(with: mark, text, reader.bytes) {
                let range = Int(text.start)..<Int(text.end)
                let lines = CodeLines(reader: reader, lineStarts: lineStarts)
                directives.append(
                    DirectiveFact(
                        offset: comment.start, end: comment.end,
                        text: String(decoding: reader.bytes[range], as: UTF8.self),
                        nextCode: lines.next(below: comment) ?? DirectiveFact.noCode,
                        previousCode: lines.previous(above: comment) ?? DirectiveFact.noCode))
            }
        }
        return directives
    }

    /// One of 64 bits, that of a few other bytes as well.
    private static func letterBit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte) }

    /// Where a comment's content begins: behind its delimiter, what decorates its first line, and white space. The end,
    /// or a part of what closes the comment, if there is none.
    private static func contentStart(of comment: SourceRange, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let end = Int(comment.end)
        var start = min(Int(comment.start) + 2, end)
        let mark = bytes[start - 1]
        while start < end, bytes[start] == mark { start += 1 }
        // The lines of a block comment may each begin with an asterisk.
        let isBlock = mark == UInt8(ascii: "*")
        while start < end, bytes[start] <= UInt8(ascii: " ") || isBlock && bytes[start] == mark { start += 1 }
        return start
    }

    /// The comment without its delimiters, what decorates its first line, and the white space next to them.
    private static func contents(of comment: SourceRange, _ bytes: UnsafeBufferPointer<UInt8>) -> SourceRange {
        var end = Int(comment.end)
        let start = contentStart(of: comment, bytes)
        if bytes[Int(comment.start) + 1] == UInt8(ascii: "*"), bytes[end - 1] == UInt8(ascii: "/") {
            end -= 1
            while start < end, bytes[end - 1] == UInt8(ascii: "*") { end -= 1 }
        }
        while start < end, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        return SourceRange(start: UInt32(min(start, end)), end: UInt32(end))
    }

    private static func starts(
        with mark: [UInt8], _ range: SourceRange, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        bytes[Int(range.start)..<Int(range.end)].starts(with: mark)
    }

    private static func saysGenerated(_ comment: SourceRange, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for start in Int(comment.start)..<Int(comment.end) {
            let isPhrase =
                switch bytes[start] {
                case UInt8(ascii: "@"): matches("@generated", at: start, comment, bytes)
                case UInt8(ascii: "G"), UInt8(ascii: "g"):
                    matches("generated using", at: start, comment, bytes)
                        || matches("generated by", at: start, comment, bytes)
                            && namesGenerator(behind: start, comment, bytes)
                case UInt8(ascii: "D"), UInt8(ascii: "d"): matches("do not edit", at: start, comment, bytes)
                case UInt8(ascii: "W"), UInt8(ascii: "w"): matches("will be overwritten", at: start, comment, bytes)
                default: false
                }
            if isPhrase { return true }
        }
        return false
    }

    /// Whether the rest of a line names a program that writes code, `openapi-generator` or `the protocol buffer compiler`;
    /// what a person or an assistant is said to have written is code like any other.
    private static func namesGenerator(
        behind start: Int, _ comment: SourceRange, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var position = start
        while position < Int(comment.end), bytes[position] != UInt8(ascii: "\n") {
            if matches("generator", at: position, comment, bytes) || matches("codegen", at: position, comment, bytes)
                || matches("compiler", at: position, comment, bytes)
            {
                return true
            }
            position += 1
        }
        return false
    }

    /// Whether a lower-case phrase stands at `start`, written in any case.
    private static func matches(
        _ phrase: StaticString, at start: Int, _ comment: SourceRange, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard start + phrase.utf8CodeUnitCount <= Int(comment.end) else { return false }
        for index in 0..<phrase.utf8CodeUnitCount
        where lowercased(bytes[start + index]) != phrase.utf8Start[index] {
            return false
        }
        return true
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}

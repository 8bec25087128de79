import SwiftFacts

extension TokenListing {
    /// The first rule that the tokens break; nil if they keep all.
    var violation: String? {
        orderViolation ?? gapViolation ?? flagViolation ?? interpolationViolation
            ?? (lineStarts == expectedLineStarts ? nil : "line starts \(lineStarts), not \(expectedLineStarts)")
    }

    /// Tokens are not empty and do not overlap; the only `endOfFile` is the last one, at the end.
    private var orderViolation: String? {
        var end: UInt32 = 0
        for token in tokens.dropLast() {
            if token.start < end { return "\(token) overlaps" }
            if token.length == 0 { return "\(token) is empty" }
            if token.kind == .endOfFile { return "\(token) is not last" }
            end = token.end
        }
        guard let last = tokens.last, last.kind == .endOfFile, last.length == 0, last.start == UInt32(bytes.count),
            last.start >= end
        else { return "no end of file" }
        return nil
    }

    /// Between tokens stand white space and the comments, and every comment stands there.
    private var gapViolation: String? {
        var comments = comments[...]
        var end: UInt32 = 0
        for token in tokens {
            var offset = end
            while offset < token.start {
                if let comment = comments.first, comment.start == offset {
                    if comment.end > token.start { return "\(comment) overlaps \(token)" }
                    offset = comment.end
                    comments.removeFirst()
                } else {
                    guard let length = blankLength(at: Int(offset)) else { return "text at \(offset) is in no token" }
                    offset += UInt32(length)
                }
            }
            if offset != token.start { return "white space reaches into \(token)" }
            end = token.end
        }
        return comments.isEmpty ? nil : "comments \(comments) stand in no gap"
    }

    /// The length of the white space at an offset.
    private func blankLength(at offset: Int) -> Int? {
        let rest = bytes[offset...]
        if rest.starts(with: [0xC2, 0xA0]) { return 2 }
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { return 3 }
        let isFirst = offset == 0 || (offset == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        if isFirst, rest.starts(with: Array("#!".utf8)) {
            return (rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count) - offset
        }
        return rest.first.flatMap { (0x09...0x0D).contains($0) || $0 == 0x20 ? 1 : nil }
    }

    /// The flags of white space and line starts say what the gaps say.
    private var flagViolation: String? {
        var lines = lineStarts[...]
        for (index, token) in tokens.enumerated() {
            let previousEnd = index == 0 ? 0 : tokens[index - 1].end
            while let line = lines.first, line <= previousEnd { lines.removeFirst() }
            let next = index + 1 < tokens.count ? tokens[index + 1] : nil
            let hasSpaceBefore = index == 0 || token.start > previousEnd
            let hasSpaceAfter = next.map { $0.kind == .endOfFile || $0.start > token.end } ?? true
            let isFirst = index == 0 || lines.first.map { $0 <= token.start } ?? false
            if token.flags.contains(.spaceBefore) != hasSpaceBefore { return "\(token) has the wrong spaceBefore" }
            if token.flags.contains(.spaceAfter) != hasSpaceAfter { return "\(token) has the wrong spaceAfter" }
            if token.flags.contains(.atLineStart) != isFirst { return "\(token) has the wrong atLineStart" }
        }
        return nil
    }

    /// Every head and middle is continued by a middle or a tail, or marked.
    private var interpolationViolation: String? {
        var open = 0
        for token in tokens {
            let isMarked = token.flags.contains(.unterminated)
            switch token.kind {
            case .stringMiddle, .stringTail:
                if open == 0 { return "\(token) continues nothing" }
                open -= 1
                if token.kind == .stringMiddle, !isMarked { open += 1 }
            case .stringHead:
                if !isMarked { open += 1 }
            default:
                break
            }
        }
        return open == 0 ? nil : "\(open) strings lack their tail"
    }

    private var expectedLineStarts: [UInt32] {
        var starts: [UInt32] = [0]
        for (index, byte) in bytes.enumerated() {
            let isCarriageReturnOfPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            if byte == 0x0A || (byte == 0x0D && !isCarriageReturnOfPair) { starts.append(UInt32(index + 1)) }
        }
        return starts
    }
}

/// Finds the lines of code next to a comment: those that are neither blank nor hold comments or attributes alone.
struct CodeLines {
    let reader: TokenReader
    /// Offset of the first byte of every line.
    let lineStarts: [UInt32]

    /// Offset of the first token of the next such line below a comment. O(log tokens + tokens passed over).
    func next(below comment: SourceRange) -> UInt32? {
        let line = firstIndex(lineStarts.count) { lineStarts[$0] >= comment.end }
        guard line < lineStarts.count else { return nil }
        var index = firstIndex(reader.last) { reader.tokens[$0].start >= lineStarts[line] }
        while index < reader.last {
            // A token that is no line's first belongs to a string that began above.
            let end = isFirst(index) ? endOfAttributes(at: index) : index + 1
            if isFirst(index), end == index || !isFirst(end) { return reader.tokens[index].start }
            index = end
        }
        return nil
    }

    /// The same of the nearest line above.
    func previous(above comment: SourceRange) -> UInt32? {
        let line = firstIndex(lineStarts.count) { lineStarts[$0] > comment.start } - 1
        var index = firstIndex(reader.last) { reader.tokens[$0].start >= lineStarts[max(0, line)] } - 1
        while index >= 0 {
            if isFirst(index) {
                let end = endOfAttributes(at: index)
                if end == index || !isFirst(end) { return reader.tokens[index].start }
            }
            index -= 1
        }
        return nil
    }

    /// Whether the token is the first of its line, or the file's end.
    private func isFirst(_ index: Int) -> Bool {
        index >= reader.last || reader.tokens[index].flags.contains(.atLineStart)
    }

    /// The index behind the attributes that begin at a token, up to the end of the line that the last one ends on; the
    /// token's own if it begins none.
    private func endOfAttributes(at start: Int) -> Int {
        var index = start
        while reader.kind(at: index) == .at, index == start || !isFirst(index) {
            index += 2
            while reader.kind(at: index) == .dot { index += 2 }
            if !isFirst(index), begins(index, with: "<") {
                while !isFirst(index), !begins(index, with: ">") { index += 1 }
                index += 1
            }
            if reader.kind(at: index) == .leftParen, !isFirst(index) { index = reader.end(ofBracketAt: index) }
        }
        return min(index, reader.last)
    }

    private func begins(_ index: Int, with text: StaticString) -> Bool {
        reader.bytes[Int(reader.tokens[index].start)] == text.utf8Start[0]
    }

    /// The first of some indices that fits, where all behind it do; `count` if none does.
    private func firstIndex(_ count: Int, where fits: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if fits(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

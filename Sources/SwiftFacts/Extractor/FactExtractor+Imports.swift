// Test code: what it imports, without looking at the rest.

extension FactExtractor {
    /// Reads the lines of test code and what it imports; false if it imports what makes all of it worth reading.
    ///
    /// A third of a project is tests, and cutting tokens is a third of what reading costs: here only the lines up to the
    /// last import are cut. What is wrong with the others costs no finding, so that it is no problem either.
    mutating func readImports(from start: UnsafePointer<UInt8>, count: Int, into facts: inout FileFacts) -> Bool {
        let lines = ImportLines(Cursor(start, count: count))
        let end = lines.importsEnd
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: end + Tokenizer.padding) { head in
            guard let first = head.baseAddress else { return }
            first.initialize(from: start, count: end)
            (first + end).initialize(repeating: 0, count: Tokenizer.padding)
            read(first, count: end, as: .imports)
        }
        guard detail == .imports else { return false }
        facts.lines = LineTable(starts: lines.starts)
        facts.conditions = conditions.copied()
        facts.imports = imports.copied()
        return true
    }
}

/// The lines of a source, and those among them that may be imports.
private struct ImportLines {
    /// Offset of the first byte of every line; the first is 0.
    var starts: [UInt32] = [0]
    /// Where the last line ends that may be an import. It may stand in a comment or a string: then more is read than needed.
    var importsEnd = 0

    /// - Complexity: O(n) for n bytes.
    init(_ cursor: Cursor) {
        starts.reserveCapacity(cursor.end / 32)
        var start = 0
        while start < cursor.end {
            let end = cursor.lineEnd(from: start)
            if Self.mayImport(cursor, start, end) { importsEnd = end }
            guard end < cursor.end else { break }
            start = cursor.lineBreakEnd(at: end)
            starts.append(UInt32(start))
        }
    }

    /// Whether a line says `import` and begins as an import does: with the word, an attribute or a modifier.
    private static func mayImport(_ cursor: Cursor, _ start: Int, _ end: Int) -> Bool {
        switch cursor[cursor.blanksEnd(from: cursor.spacesEnd(from: start))] {
        // `import`, `internal`; `@testable`; `public`, `package`, `private`; `fileprivate`; a byte order mark.
        case UInt8(ascii: "i"), UInt8(ascii: "@"), UInt8(ascii: "p"), UInt8(ascii: "f"), 0xEF:
            return (start..<end).contains { cursor.eightBytes(at: $0) & 0xFFFF_FFFF_FFFF == word }
        default: return false
        }
    }

    /// `import`, the first letter lowest.
    private static let word: UInt64 = 0x7472_6F70_6D69
}

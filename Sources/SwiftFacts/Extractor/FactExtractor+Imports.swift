// Test code: what it imports, without looking at the rest.

extension FactExtractor {
    /// Reads the lines of test code and what it imports; false if it imports what makes all of it worth reading.
    ///
    /// A third of a project is tests, and cutting tokens is a third of what reading costs: here only the lines up to the
    /// last import are cut. What is wrong with the others costs no finding, so that it is no problem either.
    mutating func readImports(from start: UnsafePointer<UInt8>, count: Int, into facts: inout FileFacts) -> Bool {
        buffer.prepare(forByteCount: count)
        let lines = ImportLines(Cursor(start, count: count), startsInto: buffer.lineStartSlots)
        // Before the lines are read whose starts take the same room.
        facts.lines = LineTable(starts: UnsafeBufferPointer(start: buffer.lineStartSlots, count: lines.count))
        let end = lines.importsEnd
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: end + Tokenizer.padding) { head in
            guard let first = head.baseAddress else { return }
            first.initialize(from: start, count: end)
            (first + end).initialize(repeating: 0, count: Tokenizer.padding)
            read(first, count: end, as: .imports)
        }
        guard detail == .imports else { return false }
        var rows = DeclarationRows()
        rows.imports = imports.view
        rows.conditions = conditions.view
        facts.declare(rows, in: &declarationArena)
        return true
    }
}

/// The lines of a source, and those among them that may be imports.
private struct ImportLines {
    private(set) var count = 1
    /// Where the last line ends that may be an import. It may stand in a comment or a string: then more is read than needed.
    private(set) var importsEnd = 0

    /// - Parameter starts: Room for the offsets of the first bytes of all lines, one a byte at most, and one more.
    /// - Complexity: O(n) for n bytes.
    init(_ cursor: Cursor, startsInto starts: UnsafeMutablePointer<UInt32>) {
        starts[0] = 0
        var start = 0
        while start < cursor.end {
            // Half of all lines are indented by eight spaces or more, which need not be looked through twice.
            var text = cursor.spacesEnd(from: start)
            if cursor[text] == UInt8(ascii: "\t") { text = cursor.blanksEnd(from: text) }
            let end = cursor.lineEnd(from: text)
            if Self.mayImport(cursor, text, end) { importsEnd = end }
            guard end < cursor.end else { break }
            start = cursor.lineBreakEnd(at: end)
            starts[count] = UInt32(truncatingIfNeeded: start)
            count &+= 1
        }
    }

    /// Whether a line says `import` and begins as an import does: with the word, an attribute or a modifier.
    ///
    /// Two letters are looked at before the line is searched: many lines begin with `if`, `for` and `func`.
    @inline(__always)
    private static func mayImport(_ cursor: Cursor, _ start: Int, _ end: Int) -> Bool {
        let next = cursor[start &+ 1]
        switch cursor[start] {
        case UInt8(ascii: "i"):
            // `import`, `internal`
            guard next == UInt8(ascii: "m") || next == UInt8(ascii: "n") else { return false }
        case UInt8(ascii: "p"):
            // `public`, `private`, `package`
            guard next == UInt8(ascii: "u") || next == UInt8(ascii: "r") || next == UInt8(ascii: "a") else {
                return false
            }
        case UInt8(ascii: "f"):
            // `fileprivate`
            guard next == UInt8(ascii: "i") else { return false }
        // `@testable`; a byte order mark.
        case UInt8(ascii: "@"), 0xEF: break
        default: return false
        }
        return saysImport(cursor, start, end)
    }

    private static func saysImport(_ cursor: Cursor, _ start: Int, _ end: Int) -> Bool {
        var offset = start
        while offset < end {
            if cursor.eightBytes(at: offset) & 0xFFFF_FFFF_FFFF == word { return true }
            offset &+= 1
        }
        return false
    }

    /// `import`, the first letter lowest.
    private static let word: UInt64 = 0x7472_6F70_6D69
}

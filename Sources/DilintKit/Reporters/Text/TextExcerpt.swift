/// A source line made fit for a terminal, and where its token stands in it.
struct TextExcerpt: Equatable {
    /// What stands before the token, the token, and what follows. Tabs are spaces, control characters are visible, what
    /// did not fit is an ellipsis.
    private(set) var before = ""
    private(set) var token = ""
    private(set) var after = ""

    var text: String { before + token + after }
    /// Columns before the token.
    var start: Int { TerminalText.columns(of: before) }
    /// Columns of the token, at least 1.
    var length: Int { max(1, TerminalText.columns(of: token)) }

    /// What one character looks like.
    private struct Cell {
        var text: String
        var width: Int
        var isBlank: Bool
    }

    private static let tabWidth = 4
    /// Bytes looked at on either side of the token: generated lines can be megabytes long.
    private static let reach = 2_000

    /// - Parameters:
    ///   - column: Of the token, counted from 1 in UTF-8 bytes.
    ///   - width: Columns the text may take, at least 20.
    init(of line: String, column: Int, width: Int) {
        if placePlain(line, offset: max(0, column - 1), width: width) { return }
        let (near, offset) = Self.neighbourhood(of: line, offset: max(0, column - 1))
        var cells: [Cell] = []
        var token = 0
        var seen = 0
        var columns = 0
        for character in near {
            let cell = Self.cell(for: character, at: columns)
            if seen <= offset { token = cells.count }
            cells.append(cell)
            columns += cell.width
            seen += character.utf8.count
        }
        if seen <= offset { token = cells.count }
        guard let last = cells.lastIndex(where: { !$0.isBlank }) else { return }
        cells.removeSubrange(max(last + 1, min(token, cells.count))...)
        let end = Self.end(of: token, in: near, cells: cells.count)
        place(cells, token: token..<max(end, token), width: width)
    }

    /// Places a line of printable ASCII that fits, as most do: a byte is a column, and nothing has to be looked at twice.
    private mutating func placePlain(_ line: String, offset: Int, width: Int) -> Bool {
        var line = line
        return line.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
            guard let last = bytes.lastIndex(where: { $0 != 0x20 }) else { return true }
            let token = min(offset, bytes.count)
            let shown = bytes[..<max(last + 1, token)]
            guard shown.count <= width else { return false }
            var end = token
            if end < shown.count, "@#$.`".utf8.contains(bytes[end]) { end += 1 }
            while end < shown.count, Self.isPlainWord(bytes[end]) { end += 1 }
            end = min(shown.count, max(end, token + 1))
            before = String(decoding: shown[..<token], as: UTF8.self)
            self.token = String(decoding: shown[token..<end], as: UTF8.self)
            after = String(decoding: shown[end...], as: UTF8.self)
            return true
        }
    }

    private static func isPlainWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// The bytes around an offset as text, and the offset in it.
    private static func neighbourhood(of line: String, offset: Int) -> (String, Int) {
        let bytes = line.utf8
        guard bytes.count > 2 * reach else { return (line, offset) }
        let middle = min(offset, bytes.count)
        let start = max(0, middle - reach)
        let near = bytes.dropFirst(start).prefix(middle + reach - start)
        // A scalar cut in two begins with continuation bytes, which are left out.
        let torn = near.prefix { $0 & 0b1100_0000 == 0b1000_0000 }.count
        return (String(decoding: near.dropFirst(torn), as: UTF8.self), middle - start - torn)
    }

    private static func cell(for character: Character, at column: Int) -> Cell {
        if let byte = character.asciiValue, byte > 0x20, byte < 0x7F {
            return Cell(text: String(character), width: 1, isBlank: false)
        }
        if character == "\t" {
            let width = tabWidth - column % tabWidth
            return Cell(text: TerminalText.spaces(width), width: width, isBlank: true)
        }
        let text = Escaping.visible(String(character))
        let isBlank = character == " " || character == "\r" || character == "\n" || character == "\r\n"
        return isBlank
            ? Cell(text: " ", width: 1, isBlank: true)
            : Cell(text: text, width: TerminalText.columns(of: text), isBlank: false)
    }

    /// The index one past the token.
    private static func end(of token: Int, in line: String, cells: Int) -> Int {
        guard token < cells else { return token }
        return min(cells, token + max(1, tokenLength(at: line.dropFirst(token))))
    }

    /// How many characters the token has that a text begins with: an identifier and the mark before it (`@`, `#`, `$`, `.`,
    /// a back-tick), or any other character.
    static func tokenLength(at rest: Substring) -> Int {
        let mark = rest.first.map { "@#$.`".contains($0) } == true ? 1 : 0
        let name = rest.dropFirst(mark).prefix { $0 == "_" || $0.isLetter || $0.isNumber }.count
        return max(mark + name, rest.isEmpty ? 0 : 1)
    }

    /// Shows everything if it fits, else gives up the indentation, else what is far from the token.
    private mutating func place(_ cells: [Cell], token: Range<Int>, width: Int) {
        var shown = 0..<cells.count
        func columns(_ range: Range<Int>) -> Int { cells[range].reduce(0) { $0 + $1.width } }
        if columns(shown) > width { shown = (cells.firstIndex { !$0.isBlank } ?? 0)..<cells.count }
        if columns(shown) > width {
            let from = shown.lowerBound
            shown = min(token.lowerBound, cells.count)..<min(token.lowerBound, cells.count)
            // Two columns are kept for the ellipses; a third of the rest goes to what stands before the token.
            var room = (width - 2) / 3
            while shown.lowerBound > from, cells[shown.lowerBound - 1].width <= room {
                room -= cells[shown.lowerBound - 1].width
                shown = (shown.lowerBound - 1)..<shown.upperBound
            }
            room = width - 2 - columns(shown)
            while shown.upperBound < cells.count, cells[shown.upperBound].width <= room {
                room -= cells[shown.upperBound].width
                shown = shown.lowerBound..<(shown.upperBound + 1)
            }
            if shown.lowerBound > from { before = "…" }
        }
        let first = min(max(token.lowerBound, shown.lowerBound), shown.upperBound)
        let end = min(max(token.upperBound, first), shown.upperBound)
        func text(_ range: Range<Int>) -> String { cells[range].map(\.text).joined() }
        before += text(shown.lowerBound..<first)
        self.token = text(first..<end)
        after = text(end..<shown.upperBound) + (shown.upperBound < cells.count ? "…" : "")
    }
}

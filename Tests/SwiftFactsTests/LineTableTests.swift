import SwiftFacts
import Testing

struct LineTableTests {
    @Test
    func linesAndColumnsCountFromOne() {
        let table = LineTable(starts: TokenListing("ab\ncd\r\n\re").lineStarts)
        #expect(table.count == 4)
        let positions = (0..<9).map { table.position(of: $0) }
        #expect(positions.map(\.line) == [1, 1, 1, 2, 2, 2, 2, 3, 4])
        #expect(positions.map(\.column) == [1, 2, 3, 1, 2, 3, 4, 1, 1])
    }

    @Test
    func columnsCountBytes() {
        let table = LineTable(starts: TokenListing("é🚀x").lineStarts)
        #expect(table.position(of: 6) == (line: 1, column: 7))
    }

    @Test
    func emptyTableHasOneLine() {
        #expect(LineTable(starts: []).position(of: 4) == (line: 1, column: 5))
    }
}

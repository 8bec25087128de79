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

    /// Lines of every length around the one from which a byte does not hold it, over several landmarks.
    @Test
    func longLinesKeepTheirPlaces() {
        let lengths: [UInt32] = (0..<300).map { [1, 253, 254, 255, 256, 70_000, 0][$0 % 7] + 1 }
        var starts: [UInt32] = [0]
        for length in lengths { starts.append(starts[starts.count - 1] + length) }
        let table = LineTable(starts: starts)
        #expect(table.count == starts.count)
        #expect(table.starts == starts)
        for (line, start) in starts.enumerated() {
            #expect(table.position(of: start) == (line: line + 1, column: 1))
            guard line < lengths.count else { continue }
            #expect(table.position(of: start + lengths[line] - 1) == (line: line + 1, column: Int(lengths[line])))
        }
    }
}

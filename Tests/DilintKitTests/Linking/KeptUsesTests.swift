import Testing

@testable import DilintKit

@Suite struct KeptUsesTests {
    @Test func usesTakeNoMoreThanTheyNeed() {
        #expect(MemoryLayout<KeptMention>.stride == 32)
        #expect(MemoryLayout<KeptCall>.stride == 64)
        #expect(MemoryLayout<KeptAccess>.stride == 36)
    }

    /// More rows of other files than there are places, and than 16 bits count: one that was pushed out is told once more.
    @Test(arguments: [1, 3, 400, 70_000])
    func numbersStandForTheirRows(rowsOfOthers: Int) {
        var random = RandomNumbers(seed: 5)
        var gathered = GatheredOtherRows()
        for file in Int32(0)..<3 {
            gathered.begin(file: file)
            gathered.removeAll()
            var told: [(row: PackedCarrier.Numbers, number: Int32)] = []
            for _ in 0..<2 * rowsOfOthers {
                let row = PackedCarrier.Numbers(
                    file: Int32.random(in: 0..<4, using: &random),
                    row: Int32.random(in: 0..<Int32(rowsOfOthers), using: &random))
                told.append((row, gathered.number(of: row)))
            }
            let rows = gathered.named()
            #expect(
                told.allSatisfy { row, number in
                    rows[number].file == row.file && rows[number].row == row.row && (number < 0) == (row.file != file)
                })
            #expect(gathered.rows.count <= told.count { $0.row.file != file })
        }
    }

    /// What one file names again and again stands once.
    @Test func aRowIsToldOnce() {
        var gathered = GatheredOtherRows()
        gathered.begin(file: 1)
        let row = PackedCarrier.Numbers(file: 0, row: 7)
        let numbers = Set((0..<5).map { _ in gathered.number(of: row) })
        #expect(numbers == [-1] && gathered.rows.count == 1)
    }

    /// Numbers that are no row may be the same as one of the file's own.
    @Test func pairsAreNoRows() {
        var gathered = GatheredOtherRows()
        gathered.begin(file: 1)
        let pair = PackedCarrier.Numbers(file: 1, row: 7)
        let place = gathered.place(of: pair)
        #expect(place < 0 && gathered.number(of: pair) == 7)
        #expect(gathered.named()[place].file == 1 && gathered.named()[place].row == 7)
    }
}

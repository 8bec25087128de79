import Testing

@testable import DilintKit

@Suite struct ReusedRowsTests {
    /// The same steps on an array, which is what it stands for.
    @Test func behavesAsAnArray() {
        var random = RandomNumbers(seed: 7)
        var rows = ReusedRows<Int>()
        var array: [Int] = []
        for step in 0..<20_000 {
            switch Int.random(in: 0..<100, using: &random) {
            case 0:
                rows.removeAll()
                array.removeAll()
            case 1...2:
                let rest = Int.random(in: 0...array.count, using: &random)
                rows.truncate(to: rest)
                array.removeLast(array.count - rest)
            case 3...20: #expect(rows.popLast() == array.popLast())
            case 21...30 where !array.isEmpty:
                let place = Int.random(in: array.indices, using: &random)
                rows[place] += step
                array[place] += step
            default:
                rows.append(step)
                array.append(step)
            }
            #expect(rows.count == array.count && rows.isEmpty == array.isEmpty && rows.indices == array.indices)
            #expect(rows.indices.last.map { rows[$0] } == array.last)
        }
        #expect(Array(rows.all) == array)
    }

    @Test func truncatingToMoreThanThereIsKeepsAll() {
        var rows = ReusedRows<Int>()
        rows.append(1)
        rows.truncate(to: 5)
        #expect(Array(rows.all) == [1])
    }

    @Test func sortedRowsAreThoseOfASet() {
        var random = RandomNumbers(seed: 11)
        var rows = ReusedRows<Int>()
        for count in 0..<200 {
            rows.removeAll()
            let numbers = (0..<count).map { _ in Int.random(in: 0..<80, using: &random) }
            for number in numbers { rows.append(number) }
            rows.sortWithoutRepetitions()
            #expect(Array(rows.all) == Set(numbers).sorted())
        }
    }
}

@Suite struct PairMemoTests {
    /// More pairs than there are places: answers that were pushed out are found out again, and none is another pair's.
    @Test func answersAreThoseOfThePair() {
        var random = RandomNumbers(seed: 3)
        var memo = PairMemo()
        var found = 0
        for _ in 0..<20_000 {
            let (one, other) = (Int.random(in: 0..<60, using: &random), Int.random(in: 0..<60, using: &random))
            let answer = memo.answer(FunctionID(file: one, row: other), FunctionID(file: other, row: one)) {
                found += 1
                return one < other
            }
            #expect(answer == (one < other))
        }
        #expect((3_600..<20_000).contains(found))
    }

    @Test func whatIsAskedAgainIsNotFoundOutAgain() {
        var memo = PairMemo()
        let (one, other) = (FunctionID(file: 1, row: 2), FunctionID(file: 3, row: 4))
        #expect(memo.answer(one, other) { true })
        #expect(memo.answer(one, other) { false })
        #expect(!memo.answer(other, one) { false })
    }
}

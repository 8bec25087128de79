import Testing

@testable import DilintKit

@Suite struct FrozenGroupsTests {
    /// As a dictionary groups them, whatever groups stay empty.
    @Test func pairsAreGatheredInTheirOrder() {
        var random = RandomNumbers(seed: 19)
        for count in [1, 2, 7, 100] {
            let pairs = (0..<Int.random(in: 0...300, using: &random)).map { row in
                (group: Int.random(in: 0..<count, using: &random), row: row)
            }
            let groups = FrozenGroups(pairs, count: count)
            let expected = Dictionary(grouping: pairs, by: \.group).mapValues { $0.map(\.row) }
            #expect(groups.rowCount == pairs.count)
            for group in 0..<count { #expect(Array(groups[group]) == expected[group] ?? []) }
        }
    }

    @Test func listsStayAsTheyAre() {
        let lists = [[3, 1], [], [2], []]
        let groups = FrozenGroups(lists)
        #expect(lists.indices.map { Array(groups[$0]) } == lists)
        #expect(lists.indices.map(groups.start(of:)) == [0, 2, 2, 3])
    }

    /// Several tables in one pass on several threads; rows that nobody writes have the value they begin with.
    @Test(arguments: [1, 2, 5]) func tablesAreFilledSideBySide(jobs: Int) {
        let lengths = (0..<500).map { Int32($0 % 4) }
        let numbers = UnfilledGroups(lengths: lengths, repeating: -1)
        let doubled = UnfilledGroups(lengths: lengths.reversed(), repeating: 0)
        parallelForEach(count: lengths.count, workers: WorkerPool(jobs)) { group in
            let rows = numbers.begin(group)
            if group % 3 != 0 { for row in rows.indices { rows[row] = group * 10 + row } }
            let others = doubled.begin(group)
            for row in others.indices { others[row] = 2 * group }
        }
        let (first, second) = (FrozenGroups(numbers), FrozenGroups(doubled))
        for group in lengths.indices {
            let rows = 0..<Int(lengths[group])
            #expect(Array(first[group]) == rows.map { group % 3 == 0 ? -1 : group * 10 + $0 })
            #expect(Array(second[group]) == Array(repeating: 2 * group, count: Int(lengths[499 - group])))
        }
    }

    @Test func replacingLeavesTheOriginalAsItWas() {
        let groups = FrozenGroups([[1, 2], [3]])
        let changed = groups.replacing([(group: 0, place: 1, row: 9), (group: 1, place: 0, row: 8)])
        #expect(Array(changed[0]) + changed[1] == [1, 9, 8])
        #expect(Array(groups[0]) + groups[1] == [1, 2, 3])
        #expect(!groups.hasSameRows(as: changed) && groups.hasSameRows(as: FrozenGroups([[1], [2, 3]])))
    }
}

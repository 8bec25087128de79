import TestSupport
import Testing

@testable import SwiftFacts

/// The rows of code, whose links fit into them as long as they are not far.
struct ExpressionTableTests {
    @Test
    func aRowTakesTwelveBytes() {
        #expect(MemoryLayout<ExpressionFact>.stride == 12)
        #expect(MemoryLayout<ExpressionFact>.alignment == 4)
    }

    /// The limit is 255 rows: nearer, at it, behind it, far away.
    @Test(arguments: [0, 252, 253, 254, 255, 256, 5000])
    func linksAreReadBackHoweverFarTheyAre(statements: Int) throws {
        let code = String(repeating: "a\n", count: statements)
        let (facts, names) = FactsDump.read("func f() {\n\(code)}\nlet g = {\n\(code)b\n}\n")
        let second = statements + 2
        let function = Array(repeating: 0, count: statements + 2)
        let closure = [second] + Array(repeating: second + 1, count: statements + 2)
        #expect(facts.bodies.map(\.rows.lowerBound) == [0, UInt32(second)])
        #expect(Self.links(facts) == function + [second] + closure + [second])
        #expect(FactsInvariants(facts, names: names).violations == [])

        let tables = FactTables(of: facts, names: names)
        var (read, others) = (FileFacts(path: facts.path), NameTable())
        read.byteCount = facts.byteCount
        try tables.read(into: &read, names: &others)
        #expect(Self.links(read) == Self.links(facts))
        #expect(FactTables(of: read, names: others) == tables)
    }

    @Test
    func tablesAndViewsSayTheSame() {
        var builder = ExpressionTableBuilder()
        var links: [Int] = []
        for row in 0..<4000 {
            let link = row - row * row * 31 % (min(row, 600) + 1)
            links.append(link)
            builder.append(.name, [], name: .none, offset: UInt32(row), link: UInt32(link))
        }
        let table = builder.table
        #expect(table.indices.map { table.link(of: $0) } == links)
        #expect(table.map(\.offset) == links.indices.map { UInt32($0) })
        #expect(table.content?.farLinks.count == links.indices.count { $0 - links[$0] > 255 })
        for range in [0..<4000, 100..<3000, 3999..<4000, 7..<7] as [Range<UInt32>] {
            table.withUnsafeRows(range) { rows in
                #expect(rows.count == range.count && rows.base == Int(range.lowerBound))
                #expect(rows.indices.map { rows.link(of: $0) + rows.base } == Array(links[range.asIndices]))
                #expect(rows.indices.map { rows[$0] } == Array(table[range.asIndices]))
            }
        }
    }

    private static func links(_ facts: FileFacts) -> [Int] {
        facts.expressions.indices.map { facts.expressions.link(of: $0) }
    }
}

extension Range<UInt32> {
    fileprivate var asIndices: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}

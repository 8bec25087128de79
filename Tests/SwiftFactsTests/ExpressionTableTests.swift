import TestSupport
import Testing

@testable import SwiftFacts

/// The rows of code, whose links and offsets fit into them or not.
struct ExpressionTableTests {
    @Test
    func aRowTakesEightBytes() {
        #expect(MemoryLayout<ExpressionFact>.stride == 8)
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
        // What a builder held before leaves nothing behind.
        builder.append(.body, [], name: .none, offset: .max, link: 0)
        builder.removeAll()
        var links: [Int] = []
        var offsets: [UInt32] = []
        for row in 0..<4000 {
            links.append(row - row * row * 31 % (min(row, 600) + 1))
            offsets.append(row < 1000 ? UInt32(row) : UInt32(truncatingIfNeeded: row * row * 29))
            builder.append(.name, [], name: .none, offset: offsets[row], link: UInt32(links[row]))
        }
        var arena = RowArena(.phase)
        let table = builder.table(in: &arena)
        #expect(table.indices.map { table.link(of: $0) } == links)
        #expect(table.indices.map { table.offset(of: $0) } == offsets)
        table.withUnsafeRows { rows in
            #expect(rows.farLinks.count == links.indices.count { $0 - links[$0] > 255 })
            #expect(
                rows.highOffsets.count
                    == zip([0] + offsets, offsets).count { $0 >> 16 != $1 >> 16 })
        }
        for range in [0..<4000, 100..<3000, 900..<1100, 3999..<4000, 7..<7] as [Range<UInt32>] {
            table.withUnsafeRows(range) { rows in
                #expect(rows.count == range.count && rows.base == Int(range.lowerBound))
                #expect(rows.indices.map { rows.link(of: $0) + rows.base } == Array(links[range.asIndices]))
                #expect(rows.indices.map { rows.offset(of: $0) } == Array(offsets[range.asIndices]))
                #expect(rows.indices.map { rows[$0] } == Array(table[range.asIndices]))
            }
        }
    }

    /// 64 KiB is the limit: just below it, at it, behind it, twice as far.
    @Test(arguments: [65_530, 65_535, 65_536, 65_537, 131_072])
    func offsetsAreReadBackHoweverFarTheyAre(offset: Int) throws {
        let head = "func f() { a }\n/*"
        let code = head + String(repeating: " ", count: offset - head.count - 14) + "*/ func g() { b.c }\nlet h = d\n"
        let (facts, names) = FactsDump.read(code)
        let found = facts.expressions.indices.filter { !facts.expressions[$0].name.isNone }.map {
            "\(names.text(facts.expressions[$0].name)) \(facts.expressions.offset(of: $0))"
        }
        #expect(found == ["a 11", "b \(offset)", "c \(offset + 1)", "d \(offset + 14)"])

        let tables = FactTables(of: facts, names: names)
        var (read, others) = (FileFacts(path: facts.path), NameTable())
        read.byteCount = facts.byteCount
        try tables.read(into: &read, names: &others)
        #expect(FactTables(of: read, names: others) == tables)
    }

    private static func links(_ facts: FileFacts) -> [Int] {
        facts.expressions.indices.map { facts.expressions.link(of: $0) }
    }
}

extension Range<UInt32> {
    fileprivate var asIndices: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}

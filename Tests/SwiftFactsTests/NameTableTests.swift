import SwiftFacts
import Testing

@Suite("Names and their numbers")
struct NameTableTests {
    private func table(_ names: some Sequence<String>) -> NameTable {
        var table = NameTable()
        for name in names { _ = table.id(name) }
        return table
    }

    private func texts(_ table: NameTable) -> [String] { (0..<table.count).map { table.text(NameID(UInt32($0))) } }

    @Test("A name has one number, in order of first appearance; the empty one is 0")
    func numbers() {
        var table = NameTable()
        #expect(["", "feed", "Feed", "feed", ""].map { table.id($0).rawValue } == [0, 1, 2, 1, 0])
        #expect(texts(table) == ["", "feed", "Feed"])
        #expect(table.find("Feed") == NameID(2))
        #expect(table.find("fee") == nil)
    }

    @Test("Names of all lengths are told apart by each of their bytes", arguments: 1...40)
    func bytes(length: Int) {
        let name = String(repeating: "a", count: length)
        var others = (0..<length).map { place in
            String(repeating: "a", count: place) + "b" + String(repeating: "a", count: length - place - 1)
        }
        others += [name + "a", String(repeating: "a", count: length - 1)]
        var table = table([name])
        for other in others { #expect(table.find(other) == (other.isEmpty ? NameID.none : nil), "\(other)") }
        let numbers = others.map { table.id($0) }
        #expect(table.id(name) == NameID(1))
        #expect(others.map { table.find($0) } == numbers)
        let frozen = FrozenNames(table)
        #expect(others.map { frozen.find($0) } == numbers)
        #expect(frozen.find(name) == NameID(1))
        #expect(frozen.find(name + "b") == nil)
    }

    @Test(
        "Merging keeps the numbers here, gives new names theirs in their order, and tells each number there",
        arguments: [(0, 0), (0, 3), (3, 0), (5, 7), (300, 2000), (2000, 300), (5000, 5000)])
    func merging(counts: (Int, Int)) {
        // A third of each is in the other, too.
        var one = table((0..<counts.0).map { $0 % 3 == 0 ? "shared\($0)" : "one\($0)" })
        let other = table((0..<counts.1).map { $0 % 3 == 0 ? "shared\($0)" : "a longer name of the other \($0)" })
        let (before, there) = (texts(one), texts(other))
        let numbers = one.merge(other)
        #expect(numbers.map { one.text($0) } == there)
        let known = Set(before)
        #expect(texts(one) == before + there.filter { !known.contains($0) })
        #expect(texts(one).map { one.find($0)?.rawValue } == (0..<UInt32(one.count)).map { $0 })
        #expect(one.id("nobody's") == NameID(UInt32(one.count - 1)))
    }

    @Test("Frozen names have the numbers and texts of their table", arguments: [0, 1, 5000])
    func freezing(count: Int) {
        let table = table((0..<count).map { "name \($0 * 7)" })
        let frozen = FrozenNames(table)
        #expect(frozen.count == count + 1)
        #expect((0...count).map { frozen.text(NameID(UInt32($0))) } == texts(table))
        #expect(texts(table).map { frozen.find($0) } == texts(table).map { table.find($0) })
        #expect(frozen.find("") == NameID.none)
        #expect(frozen.find("name") == nil)
    }
}

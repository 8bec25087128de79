import Testing

@testable import SwiftFacts

@Suite("Blocks of rows in shared regions")
struct RowArenaTests {
    /// A block with so many copies of a number.
    private func block(of number: UInt32, count: Int, in arena: inout RowArena) -> (rows: RowView<UInt32>, RowBlock) {
        let numbers = [UInt32](repeating: number, count: count)
        return numbers.withUnsafeBufferPointer { numbers in
            var filling = RowBlock.Filling(arena.block(byteCount: RowView(numbers).room))
            return (filling.add(RowView(numbers)), filling.block)
        }
    }

    @Test(
        "Each block keeps its rows, whatever is put beside it, and when the arena is gone",
        arguments: [RowArena.Lifetime.project, .phase])
    func rows(lifetime: RowArena.Lifetime) {
        var blocks: [(rows: RowView<UInt32>, RowBlock)] = []
        do {
            var arena = RowArena(lifetime)
            for number in 0..<4000 {
                blocks.append(block(of: UInt32(number), count: number * 31 % 1900, in: &arena))
                // Given back at once, between others that stay.
                _ = block(of: .max, count: 100, in: &arena)
            }
        }
        // Several regions, be they as large as they get.
        #expect(blocks.reduce(0) { $0 + $1.rows.room } > 12 << 20)
        for number in blocks.indices {
            #expect(blocks[number].rows.count == number * 31 % 1900)
            #expect(blocks[number].rows.allSatisfy { $0 == number })
        }
    }

    @Test("Pages that are asked for keep what was written in them, and what stands around")
    func pages() {
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 3 << 16)
        defer { memory.deallocate() }
        for number in memory.indices { memory.initializeElement(at: number, to: UInt8(truncatingIfNeeded: number / 7)) }
        for (start, count) in [(0, 1), (4095, 2), (5000, 100_000), (1 << 16, 1 << 17)] {
            FreshPages.prepare(UnsafeMutableRawPointer(memory.baseAddress.unsafelyUnwrapped) + start, byteCount: count)
        }
        #expect(memory.indices.allSatisfy { memory[$0] == UInt8(truncatingIfNeeded: $0 / 7) })
    }

    @Test("Small blocks stand one behind the other, a large one apart from them")
    func places() {
        var arena = RowArena(.project)
        let (first, second) = (arena.block(byteCount: 400), arena.block(byteCount: 8))
        let large = arena.block(byteCount: 1 << 20)
        let third = arena.block(byteCount: 16)
        #expect(second.memory - first.memory == 400)
        #expect(third.memory - second.memory == 8)
        #expect(abs(large.memory - first.memory) > 4096)
        #expect([first, second, large, third].map(\.byteCount) == [400, 8, 1 << 20, 16])
    }
}

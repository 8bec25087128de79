/// Hands out blocks that live about as long as each other, one behind the other in larger regions of memory (bump
/// allocation). A region is given back as a whole, with the last of its blocks.
///
/// Blocks that are allocated one by one leave gaps between what outlives them, which no large table fits into, and have
/// the system asked for every few pages: of 12,000 files' code 6 % of the peak.
package struct RowArena: ~Copyable, Sendable {
    /// In bytes: as small as a small project.
    private static let smallestSize = 32 << 10
    /// A block that takes more than this part of a region gets memory of its own, so that little is left behind it.
    private static let largestPart = 8

    private var region: RowRegion?
    /// Of the region, in bytes.
    private var used = 0
    private var nextSize = smallestSize
    private let largestSize: Int

    /// Has no memory before the first block is asked for.
    ///
    /// - Parameter largestSize: Of a region, in bytes. What replaces blocks that are given back meanwhile should take
    ///   smaller regions than these, so that it fits between whatever else is put into their place.
    package init(upTo largestSize: Int = 1 << 20) { self.largestSize = largestSize }

    /// Memory for rows that are going to be added.
    ///
    /// - Parameter byteCount: The room of all of them.
    package mutating func block(byteCount: Int) -> RowBlock {
        if let region, used + byteCount <= region.byteCount {
            defer { used += byteCount }
            return RowBlock(in: region, from: used, byteCount: byteCount)
        }
        if byteCount > nextSize / Self.largestPart { return RowBlock(byteCount: byteCount) }
        let fresh = RowRegion(byteCount: nextSize)
        region = fresh
        used = byteCount
        nextSize = min(2 * nextSize, largestSize)
        return RowBlock(in: fresh, from: 0, byteCount: byteCount)
    }
}

/// Memory that several blocks share.
final class RowRegion: @unchecked Sendable {
    let memory: UnsafeMutableRawPointer
    let byteCount: Int

    init(byteCount: Int) {
        self.byteCount = byteCount
        memory = .allocate(byteCount: byteCount, alignment: RowBlock.alignment)
    }

    deinit { memory.deallocate() }
}

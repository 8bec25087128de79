/// Hands out blocks that live about as long as each other, one behind the other in larger regions of memory (bump
/// allocation). A region is given back as a whole, with the last of its blocks.
///
/// Blocks that are allocated one by one have the system asked for every few pages (3,200 times for 12,000 files on two
/// threads), and leave gaps between what outlives them that no large table fits into.
package struct RowArena: ~Copyable, Sendable {
    /// How long blocks live.
    package enum Lifetime: Sendable {
        /// As long as the project.
        case project
        /// They are given back long before others.
        case phase

        /// Of a region, in bytes. What blocks leave unused in the end is little against what many files fill. Regions that
        /// are given back are so large that the allocator hands them on to the system: of smaller ones it keeps the place,
        /// between what stays.
        fileprivate var largestRegion: Int {
            switch self {
            case .project: 256 << 10
            case .phase: 4 << 20
            }
        }
    }

    /// In bytes: as small as a small project.
    private static let smallestRegion = 32 << 10
    /// A block that takes more than this part of a region gets memory of its own, so that little is left behind it.
    private static let largestPart = 8

    private let lifetime: Lifetime
    private var region: RowRegion?
    /// Of the region, in bytes.
    private var used = 0
    /// Up to where in the region pages were asked for, in bytes; all of it where nobody asks.
    private var prepared = 0
    private var nextSize = smallestRegion

    /// Has no memory before the first block is asked for.
    package init(_ lifetime: Lifetime) { self.lifetime = lifetime }

    /// Memory for rows that are going to be added.
    ///
    /// - Parameter byteCount: The room of all of them.
    package mutating func block(byteCount: Int) -> RowBlock {
        if let region, used + byteCount <= region.byteCount {
            defer { used += byteCount }
            if used + byteCount > prepared { prepare(region, upTo: used + byteCount) }
            return RowBlock(in: region, from: used, byteCount: byteCount)
        }
        if byteCount > nextSize / Self.largestPart { return RowBlock(byteCount: byteCount) }
        let fresh = RowRegion(byteCount: nextSize)
        region = fresh
        used = byteCount
        // A small project's regions are soon full, or never.
        prepared = fresh.byteCount < FreshPages.step ? fresh.byteCount : 0
        if byteCount > prepared { prepare(fresh, upTo: byteCount) }
        nextSize = min(2 * nextSize, lifetime.largestRegion)
        return RowBlock(in: fresh, from: 0, byteCount: byteCount)
    }

    /// Asks for the pages of a region as far as they are going to be written soon, at least up to some place.
    @inline(never)
    private mutating func prepare(_ region: RowRegion, upTo end: Int) {
        let next = min((end + FreshPages.step - 1) & -FreshPages.step, region.byteCount)
        FreshPages.prepare(region.memory + prepared, byteCount: next - prepared)
        prepared = next
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

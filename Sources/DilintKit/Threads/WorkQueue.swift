import Synchronization

/// Hands out the positions of a list to workers, in blocks.
package final class WorkQueue: Sendable {
    private let next = Atomic<Int>(0)
    private let count: Int
    private let blockSize: Int

    /// - Parameter blockSize: How many positions a worker takes at a time.
    package init(count: Int, blockSize: Int = 16) {
        self.count = count
        self.blockSize = blockSize
    }

    /// The next positions nobody else works on; nil when all are given away.
    package func take() -> Range<Int>? {
        let start = next.wrappingAdd(blockSize, ordering: .relaxed).oldValue
        return start < count ? start..<min(count, start + blockSize) : nil
    }
}

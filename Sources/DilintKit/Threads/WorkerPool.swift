import Synchronization

/// Runs one piece of work on several threads.
///
/// Plain threads, which end with the work: a task per file costs a quarter of a run, and threads start as fast as
/// anything else (measured). Dispatch starts another one while the machine is busy, and each keeps memory that the
/// others cannot use: up to a tenth of the peak.
package enum WorkerPool {
    /// Calls `body` with the numbers 0 to `workers - 1` at once, 0 on the calling thread.
    ///
    /// Where the system has no room for that many threads fewer run, so `body` must take its share of the work from
    /// what all of them have in common.
    static func perform(_ workers: Int, _ body: @Sendable (Int) -> Void) {
        withoutActuallyEscaping(body) { body in
            let threads = (1..<max(1, workers)).compactMap { worker in Thread { body(worker) } }
            body(0)
            for thread in threads { thread.join() }
        }
    }

    /// The same for work that has a result.
    /// - Returns: The results by number.
    package static func run<Result: Sendable>(_ workers: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
        // Most projects are small, and what collects results has types that are made for each kind of them at run time.
        guard workers > 1 else { return [body(0)] }
        let results = Mutex<[Int: Result]>([:])
        perform(workers) { worker in
            let result = body(worker)
            results.withLock { $0[worker] = result }
        }
        return results.withLock { results in results.keys.sorted().compactMap { results[$0] } }
    }
}

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

import Synchronization

/// The threads of an analysis: the one that asks for work to be shared out, and others that wait for some in between.
///
/// Work may have a part of itself shared out in turn. No more threads run for that: whoever waits until the others have
/// done their share works on what they have shared out meanwhile. Each thread more would keep memory that the others
/// cannot use, as glibc gives a heap of its own to each of those that run at once; Dispatch, which starts another one
/// while the machine is busy, had up to a tenth more at the peak. A task per file costs a quarter of a run. (All
/// measured.)
package final class WorkerPool: Sendable {
    /// How many threads work at once, that of whoever asks among them.
    package let count: Int
    /// nil for one that works alone.
    private let board: WorkBoard?

    /// - Parameter count: How many threads are to work. They start when there is something to do for them.
    package init(_ count: Int) {
        self.count = max(1, count)
        board = count > 1 ? WorkBoard(threads: count - 1) : nil
    }

    /// Whoever asks works alone.
    package static var alone: WorkerPool { WorkerPool(1) }

    deinit { board?.close() }

    /// Calls `body` with 0 on the calling thread and, while that runs, with further numbers on threads that have nothing
    /// else to do.
    ///
    /// There may be fewer of them than are asked for, or none: `body` must take its share of the work from what all have
    /// in common.
    ///
    /// - Parameter limit: How many threads the work is worth.
    func perform(atMost limit: Int = .max, _ body: @Sendable (Int) -> Void) {
        guard let board, limit > 1 else { return body(0) }
        withoutActuallyEscaping(body) { body in
            withUnsafePointer(to: body) { shared in
                let work = board.add(shared, places: min(limit, count) - 1)
                body(0)
                board.finish(work)
            }
        }
    }

    /// The same for work that has a result.
    ///
    /// - Returns: The results by number.
    package func run<Result: Sendable>(_ body: @Sendable (Int) -> Result) -> [Result] {
        // Most projects are small, and what collects results has types that are made for each kind of them at run time.
        guard count > 1 else { return [body(0)] }
        let results = Mutex<[Int: Result]>([:])
        perform { worker in
            let result = body(worker)
            results.withLock { $0[worker] = result }
        }
        return results.withLock { results in results.keys.sorted().compactMap { results[$0] } }
    }
}

import Dispatch
import Synchronization

/// Computes `count` values on up to `jobs` threads; the result's order is that of the numbers, whatever the threads do.
///
/// Numbers are handed out in blocks from one counter: a task per number would cost a quarter of a run.
func parallelMap<Value: Sendable>(
    count: Int, jobs: Int, block: Int = 16, _ value: @Sendable (Int) -> Value
) -> [Value] {
    guard jobs > 1, count > block else { return (0..<count).map(value) }
    let next = Atomic<Int>(0)
    return [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
        nonisolated(unsafe) let slots = buffer
        DispatchQueue.concurrentPerform(iterations: min(jobs, (count + block - 1) / block)) { _ in
            while true {
                let start = next.add(block, ordering: .relaxed).oldValue
                if start >= count { break }
                for index in start..<min(count, start + block) {
                    slots.initializeElement(at: index, to: value(index))
                }
            }
        }
        initialized = count
    }
}

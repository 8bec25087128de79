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

/// Does two independent pieces of work side by side, if `jobs` allows it. Neither can be shared out itself: what runs on
/// one of two threads is given no second one.
func concurrently<First: Sendable, Second: Sendable>(
    jobs: Int, _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
    guard jobs > 1 else { return (first(), second()) }
    let one = UnsafeMutablePointer<First>.allocate(capacity: 1)
    let other = UnsafeMutablePointer<Second>.allocate(capacity: 1)
    defer {
        one.deallocate()
        other.deallocate()
    }
    nonisolated(unsafe) let (firstPlace, secondPlace) = (one, other)
    DispatchQueue.concurrentPerform(iterations: 2) { number in
        if number == 0 { firstPlace.initialize(to: first()) } else { secondPlace.initialize(to: second()) }
    }
    return (one.move(), other.move())
}

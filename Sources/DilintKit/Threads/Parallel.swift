import Synchronization

/// Computes `count` values side by side; the result's order is that of the numbers, whatever the threads do.
///
/// Numbers are handed out in blocks from one counter: a task per number would cost a quarter of a run.
package func parallelMap<Value: Sendable>(
    count: Int, workers: WorkerPool, block: Int = 16, _ value: @Sendable (Int) -> Value
) -> [Value] {
    parallelMap(count: count, workers: workers, block: block, with: { _ in () }, { _, number in value(number) })
}

/// The same for work that needs something which is dear to make: each thread makes one and uses it again.
///
/// - Parameter state: Makes it, given the first number that it is needed for.
func parallelMap<State: ~Copyable, Value: Sendable>(
    count: Int, workers: WorkerPool, block: Int = 16, with state: @Sendable (Int) -> State,
    _ value: @Sendable (inout State, Int) -> Value
) -> [Value] {
    guard count > 0 else { return [] }
    guard workers.count > 1, count > block else {
        var state = state(0)
        return (0..<count).map { value(&state, $0) }
    }
    let next = Atomic<Int>(0)
    return [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
        nonisolated(unsafe) let slots = buffer
        workers.perform(atMost: (count + block - 1) / block) { _ in
            var start = next.add(block, ordering: .relaxed).oldValue
            guard start < count else { return }
            var state = state(start)
            while start < count {
                for index in start..<min(count, start + block) {
                    slots.initializeElement(at: index, to: value(&state, index))
                }
                start = next.add(block, ordering: .relaxed).oldValue
            }
        }
        initialized = count
    }
}

/// How many runs of numbers are worth gathering from side by side where each has a row for every type or name.
let maximumRuns = 8

/// The numbers below `total` in as many ranges of about the same length.
func runs(of total: Int, count: Int) -> [Range<Int>] {
    (0..<count).map { total * $0 / count..<total * ($0 + 1) / count }
}

/// Does something with each of `count` numbers side by side.
func parallelForEach(count: Int, workers: WorkerPool, _ body: @Sendable (Int) -> Void) {
    let queue = WorkQueue(count: count)
    workers.perform { _ in
        while let numbers = queue.take() {
            for number in numbers { body(number) }
        }
    }
}

/// Does independent pieces of work side by side, and begins them in the given order.
func concurrently<each Value: Sendable>(
    workers: WorkerPool, _ work: repeat @escaping @Sendable () -> each Value
) -> (repeat each Value) {
    guard workers.count > 1 else { return (repeat (each work)()) }
    let places = (repeat UnsafeMutablePointer<each Value>.allocate(capacity: 1))
    defer { repeat (each places).deallocate() }
    var tasks: [@Sendable () -> Void] = []
    repeat tasks.append(task(each work, initializing: each places))
    let all = tasks
    let next = Atomic<Int>(0)
    workers.perform(atMost: all.count) { _ in
        while true {
            let number = next.add(1, ordering: .relaxed).oldValue
            if number >= all.count { break }
            all[number]()
        }
    }
    return (repeat (each places).move())
}

private func task<Value>(
    _ work: @escaping @Sendable () -> Value, initializing place: UnsafeMutablePointer<Value>
) -> @Sendable () -> Void {
    nonisolated(unsafe) let place = place
    return { place.initialize(to: work()) }
}

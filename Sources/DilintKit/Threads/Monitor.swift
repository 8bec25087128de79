import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A value that threads change one after the other, and whose changes they can wait for (C. A. R. Hoare, "Monitors: an
/// operating system structuring concept", 1974).
final class Monitor<Value>: @unchecked Sendable {
    // Of the system, as the standard library has nothing to wait for. At a place of their own, which never changes.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var value: Value
    /// How often the value was changed; itself changed under the lock alone, and looked at without.
    private let changes = Atomic<UInt>(0)

    /// How often whoever waits looks for a change before it sleeps: for a tenth of a millisecond, as it gives way to others
    /// each time. Most waits are over by then, and to be woken up takes as long: without, an analysis by two threads took 3
    /// to 4 % longer (4,000 and 700 files), by eight on two cores 5 %.
    private static var looks: Int { 512 }

    init(_ value: sending Value) {
        self.value = value
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Changes the value, and has those who wait look again.
    ///
    /// - Parameter isForOne: Whether no more than one of them can find what it waits for now, whichever it is.
    func change<Result>(wakingOne isForOne: Bool = false, _ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        let result = body(&value)
        changes.add(1, ordering: .relaxed)
        pthread_mutex_unlock(mutex)
        if isForOne { pthread_cond_signal(condition) } else { pthread_cond_broadcast(condition) }
        return result
    }

    /// Waits until `body` finds something. What it changes, nobody else has to wait for.
    func wait<Result>(for body: (inout Value) -> Result?) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&value) { return result }
            let known = changes.load(ordering: .relaxed)
            pthread_mutex_unlock(mutex)
            lookForChange(since: known)
            pthread_mutex_lock(mutex)
            // Nobody can change it between this look and the sleep.
            if changes.load(ordering: .relaxed) == known { pthread_cond_wait(condition, mutex) }
        }
    }

    /// Waits a moment for the value to be changed.
    private func lookForChange(since known: UInt) {
        for _ in 0..<Self.looks {
            if changes.load(ordering: .relaxed) != known { return }
            sched_yield()
        }
    }
}

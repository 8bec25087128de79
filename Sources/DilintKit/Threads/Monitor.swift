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
            pthread_cond_wait(condition, mutex)
        }
    }
}

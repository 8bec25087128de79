#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Work that is still being found while it is done: whoever asks for some waits until there is some, or no more to come.
package final class WaitingQueue<Item: Sendable>: @unchecked Sendable {
    // Of the system, as the standard library has nothing to wait for. At a place of their own, which never changes.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    // All that follows is behind the mutex.
    private var items: [Item]
    private var next = 0
    private var isClosed = false

    /// - Parameter items: What there is to do already.
    package init(_ items: [Item] = []) {
        self.items = items
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Adds an item behind the others.
    package func add(_ item: Item) {
        withLock { items.append(item) }
        pthread_cond_signal(condition)
    }

    /// Tells those who wait, now or later, that no more will come.
    package func close() {
        withLock { isClosed = true }
        pthread_cond_broadcast(condition)
    }

    /// The first item that nobody has taken; nil when all are taken and no more will come.
    package func take() -> Item? {
        withLock {
            while next == items.count, !isClosed { pthread_cond_wait(condition, mutex) }
            guard next < items.count else { return nil }
            next += 1
            return items[next - 1]
        }
    }

    private func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}

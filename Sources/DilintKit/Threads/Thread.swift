#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A thread of the operating system.
struct Thread {
    /// In bytes: what the first thread mostly has. Systems give others of their own choice from 128 KiB (musl) on.
    private static let stackSize = 8 << 20

    private let handle: pthread_t

    /// nil where the system has no room for another thread.
    init?(_ body: @escaping @Sendable () -> Void) {
        let argument = Unmanaged.passRetained(ThreadBody(run: body))
        // Memory rather than a variable: which module declares the type's initializer depends on what else is built.
        let created = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
            Self.create(argument, attributes.baseAddress)
        }
        guard let created else {
            argument.release()
            return nil
        }
        handle = created
    }

    private static func create(
        _ argument: Unmanaged<ThreadBody>, _ attributes: UnsafeMutablePointer<pthread_attr_t>?
    ) -> pthread_t? {
        guard let attributes, pthread_attr_init(attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(attributes) }
        pthread_attr_setstacksize(attributes, stackSize)
        #if canImport(Darwin)
            var created: pthread_t?
        #else
            var created = pthread_t()
        #endif
        return pthread_create(&created, attributes, enterThread, argument.toOpaque()) == 0 ? created : nil
    }

    /// Waits for the thread's end.
    func join() { pthread_join(handle, nil) }
}

private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
}

// At file scope, because a closure written where the main actor is would be taken to belong to it and trap.
#if canImport(Darwin)
    private func enterThread(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
        return nil
    }
#else
    private func enterThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let argument else { return nil }
        Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
        return nil
    }
#endif

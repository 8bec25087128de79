#if canImport(Glibc)
    import CAllocator
    import Glibc
    import Synchronization
#endif

/// Memory that the calling thread's allocator holds ready.
///
/// The facts of a large project fill a hundred megabytes with small blocks. glibc takes the room for them from the
/// system a few pages at a time, each time under a lock of the whole process. Half of that can be saved: what is cut from
/// the heap's end and returned at once stays there.
package enum HeapReserve {
    /// In bytes.
    private static let size = 28 << 20

    #if canImport(Glibc)
        /// In bytes: blocks of this size are not cut from the heap but mapped on their own, and go back to the system. They
        /// are the code of files and tables that are read for a while, and then nothing as large is needed in their place:
        /// a twentieth of the peak. With half a mebibyte a run takes 5 % longer, for pages that are new each time.
        private static let mappedSize = 3 << 20

        /// The same while memory is cut from the heap for the reserve: above its size, and no more than 32 MiB, as
        /// older glibc may refuse what is larger.
        private static let raisedSize = 30 << 20

        /// The limit, which is raised for a moment, is one of the whole process.
        private static let turn = Mutex(())
    #endif

    /// Has the allocator hold memory ready for what the calling thread is going to need.
    ///
    /// Nothing of it is in use before it is touched. Allocators other than glibc's do well without.
    package static func prepare() {
        #if canImport(Glibc)
            turn.withLock { _ in
                // Otherwise the heap's end would be given back as soon as nobody uses it.
                mallopt(M_TRIM_THRESHOLD, CInt(2 * size))
                mallopt(M_MMAP_THRESHOLD, CInt(raisedSize))
                if let block = malloc(size) {
                    // The compiler leaves out an allocation that nobody sees.
                    _ = malloc_usable_size(block)
                    free(block)
                }
                mallopt(M_MMAP_THRESHOLD, CInt(mappedSize))
            }
        #endif
    }
}

#if canImport(Glibc)
    import Glibc
#endif

/// Memory that the calling thread's allocator holds ready, in large pages where the system has them.
///
/// The facts of a large project fill a hundred megabytes with small blocks. glibc takes the room for them from the
/// system a few pages at a time, each time under a lock of the whole process, and each page costs a fault when it is
/// first touched. Half of both can be saved, which is 3 % of the time that 12,000 files take. glibc cannot be told so at
/// run time, but it can be led to it: whoever returns a block raises the size up to which blocks are cut from the heap
/// rather than mapped on their own (`mallopt(3)`, M_MMAP_THRESHOLD), and what is cut from the heap's end and returned at
/// once stays there.
package enum HeapReserve {
    /// In bytes. glibc maps blocks of 32 MiB and more on their own whatever was returned before.
    private static let size = 30 << 20
    private static let largePage = 2 << 20

    /// Has the allocator hold memory ready for what the calling thread is going to need.
    ///
    /// Nothing of it is in use before it is touched. Allocators other than glibc's do well without.
    package static func prepare() {
        #if canImport(Glibc)
            // The first block only raises the limit; the second one is smaller, so it is cut from the heap. Both are
            // put to a use, or the compiler would leave out a block that is only returned.
            for size in [size, size - largePage] {
                guard let block = malloc(size) else { return }
                adviseLargePages(block, size)
                free(block)
            }
        #endif
    }

    #if canImport(Glibc)
        /// Asks for large pages where they fit into a block; a system without them says no, which changes nothing.
        private static func adviseLargePages(_ block: UnsafeMutableRawPointer, _ size: Int) {
            let start = block.alignedUp(toMultipleOf: largePage)
            madvise(start, (block + size - start) & -largePage, MADV_HUGEPAGE)
        }
    #endif
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Pages of memory that nobody has touched yet.
///
/// The system gives each of them when it is first touched, which interrupts the program. Asked for together, in steps of
/// 64 KiB to 8 MiB, they took two thirds of the time (on a virtual machine). Large pages take less in turn, but not of a
/// host that takes back what its guests do not use: there a run that follows after a pause took 6 to 11 % longer with them.
enum FreshPages {
    /// How much to ask for at a time, in bytes: a power of two.
    static let step = 256 << 10

    #if os(Linux)
        /// In bytes. Where pages are larger, what does not begin with one is refused.
        private static let pageSize = 4 << 10
        /// `MADV_POPULATE_WRITE` of Linux 5.14, which the headers of older systems lack. Those that do not know it refuse,
        /// which changes nothing.
        private static let populateForWriting: CInt = 23
    #endif

    /// Asks for the pages that hold some memory, all of which is going to be written. What is in them stays.
    static func prepare(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
        #if os(Linux)
            let start = memory.alignedDown(toMultipleOf: pageSize)
            madvise(start, memory + byteCount - start, populateForWriting)
        #endif
    }
}

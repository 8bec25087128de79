#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Memory that several blocks share.
final class RowRegion: @unchecked Sendable {
    let memory: UnsafeMutableRawPointer
    let byteCount: Int
    private let isMapped: Bool

    /// Of the allocator.
    init(byteCount: Int) {
        self.byteCount = byteCount
        memory = .allocate(byteCount: byteCount, alignment: RowBlock.alignment)
        isMapped = false
    }

    private init(mapped memory: UnsafeMutableRawPointer, byteCount: Int) {
        self.byteCount = byteCount
        self.memory = memory
        isMapped = true
    }

    /// Of the system, to which it goes back: what the allocator is given back it keeps, and much of it lies between what
    /// stays. In large pages where the system has them.
    ///
    /// The same as the allocator's where the system has no such memory, and where the allocator does so by itself.
    ///
    /// - Parameter byteCount: A multiple of `largePage`.
    static func givenBack(byteCount: Int) -> RowRegion {
        #if os(Linux)
            // One large page more than is needed, so that there is a place in it where one begins.
            let reserved = byteCount + largePage
            let access = (protection: PROT_READ | PROT_WRITE, flags: MAP_PRIVATE | MAP_ANONYMOUS)
            guard let start = mmap(nil, reserved, access.protection, access.flags, -1, 0), start != MAP_FAILED else {
                return RowRegion(byteCount: byteCount)
            }
            let memory = start.alignedUp(toMultipleOf: largePage)
            if memory > start { munmap(start, memory - start) }
            let behind = memory + byteCount
            if start + reserved > behind { munmap(behind, start + reserved - behind) }
            // A system without large pages says no, which changes nothing.
            madvise(memory, byteCount, MADV_HUGEPAGE)
            return RowRegion(mapped: memory, byteCount: byteCount)
        #else
            return RowRegion(byteCount: byteCount)
        #endif
    }

    /// In bytes.
    static let largePage = 2 << 20

    deinit {
        #if os(Linux)
            if isMapped {
                munmap(memory, byteCount)
                return
            }
        #endif
        memory.deallocate()
    }
}

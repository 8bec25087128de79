extension String {
    /// The words of a list with blanks and line breaks between them.
    var listedWords: [Substring] { utf8.split { $0 <= UInt8(ascii: " ") }.map { Substring($0) } }

    /// Calls `body` with the bytes of each of these words: the lists of known names are read in every run, and took a
    /// tenth of a small project's as texts of their own.
    func forEachListedWord(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var list = self
        list.withUTF8 { bytes in
            var start = 0
            for end in 0...bytes.count where end == bytes.count || bytes[end] <= UInt8(ascii: " ") {
                if start < end { body(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
                start = end + 1
            }
        }
    }
}

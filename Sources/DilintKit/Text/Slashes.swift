/// Places in the text of a path, found in its bytes: through the views of a text each step costs ten times as much.
extension String {
    /// The folder of a path with the slash behind it; empty without.
    var folder: String {
        var copy = self
        return copy.withUTF8 { bytes in
            let end = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
            return String(decoding: bytes[..<end], as: UTF8.self)
        }
    }

    /// The offset of the first slash that stands there or behind.
    func slash(from start: Int) -> Int? {
        withBytes { $0[start...].firstIndex(of: UInt8(ascii: "/")) }
    }

    /// Calls `body` with the bytes, in place where they can be read there.
    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return copy.withUTF8(body)
    }

    /// The part between two offsets.
    func bytes(_ range: Range<Int>) -> Substring {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        return self[start..<utf8.index(start, offsetBy: range.count)]
    }

    /// Whether a path is that of a file right in a folder, which ends in a slash.
    func lies(in folder: String) -> Bool {
        let length = folder.utf8.count
        guard length > 0, countInCommon(with: folder) == length else { return false }
        return withBytes { !$0[length...].contains(UInt8(ascii: "/")) }
    }
}

extension Substring {
    /// What stands between the slashes, empty components left out.
    var slashedComponents: [Substring] {
        var components: [Substring] = []
        components.reserveCapacity(16)
        var copy = self
        copy.withUTF8 { bytes in
            var start = 0
            for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
                if start < end {
                    let first = utf8.index(startIndex, offsetBy: start)
                    components.append(self[first..<utf8.index(first, offsetBy: end - start)])
                }
                start = end + 1
            }
        }
        return components
    }
}

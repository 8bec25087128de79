/// Places in the text of a path, found in its bytes: through the views of a text each step costs ten times as much.
extension Substring {
    /// The last slash; nil without.
    var lastSlash: Index? {
        var copy = self
        let offset = copy.withUTF8 { $0.lastIndex(of: UInt8(ascii: "/")) }
        return offset.map { utf8.index(startIndex, offsetBy: $0) }
    }

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

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
        var copy = self
        let slashes = copy.withUTF8 { bytes in bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") } }
        var components: [Substring] = []
        var start = startIndex
        for slash in slashes {
            let end = utf8.index(startIndex, offsetBy: slash)
            if start < end { components.append(self[start..<end]) }
            start = utf8.index(after: end)
        }
        if start < endIndex { components.append(self[start...]) }
        return components
    }
}

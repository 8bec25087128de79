/// A place in a source.
package struct Location: Sendable, Hashable, Comparable {
    package var path: String
    /// Counted from 1.
    package var line: Int
    /// Counted from 1, in UTF-8 bytes.
    package var column: Int

    package init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }

    /// By the bytes of the path, then line, then column.
    package static func < (left: Location, right: Location) -> Bool {
        if left.path != right.path { return left.path.precedesInBytes(right.path) }
        return (left.line, left.column) < (right.line, right.column)
    }
}

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
    package static func < (left: Location, right: Location) -> Bool { order(left, right) < 0 }

    /// Below zero where the left one comes first, above where it comes last.
    static func order(_ left: Location, _ right: Location) -> Int {
        let paths = left.path.orderInBytes(with: right.path)
        if paths != 0 { return paths }
        return left.line != right.line ? left.line - right.line : left.column - right.column
    }
}

// Sources with expectations drawn under the code:
//
//     lazy var api = API(session: session)
//     //                          ^ error: [dependency-cycle] {{Producing api needs itself: api → session → api}}
//
// A comment that fills its line and whose first mark is `^` expects a finding at that column of the nearest line above
// that is neither blank nor such a comment; several may follow one line. `<-` expects at the column where the comment
// itself starts (for columns 1 and 2, which no `^` behind `//` can reach), `^41` at column 41 (behind non-ASCII code, as
// columns are counted in bytes). `related` in place of a severity expects a further place of a finding.

package import DilintKit

/// One expectation drawn in a source.
package struct Mark: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case finding(Severity)
        /// A further place of a finding.
        case related

        var word: String {
            switch self {
            case .finding(let severity): severity.rawValue
            case .related: "related"
            }
        }
    }

    package var kind: Kind
    package var rule: String
    package var location: Location
    /// The whole message; nil where the drawing leaves it open.
    package var message: String?

    package init(kind: Kind, rule: String, location: Location, message: String? = nil) {
        self.kind = kind
        self.rule = rule
        self.location = location
        self.message = message
    }
}

/// A drawing that cannot be read.
package struct MarkError: Error, CustomStringConvertible {
    package var path: String
    /// Counted from 1.
    package var line: Int
    package var reason: String

    package var description: String { "\(path):\(line): \(reason)" }
}

/// A source and what is drawn in it.
package struct MarkedSource: Sendable, Equatable {
    package var path: String
    /// The whole text, drawings included: they are comments, and so lines and columns are those of the file.
    package var text: String
    package var marks: [Mark]

    package init(path: String, text: String) throws(MarkError) {
        self.path = path
        self.text = text
        marks = []
        var markedLine = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let drawn = DrawnMark(line) {
                guard markedLine > 0 else {
                    throw MarkError(path: path, line: index + 1, reason: "nothing above the mark")
                }
                guard let mark = drawn.mark(path: path, line: markedLine) else {
                    throw MarkError(path: path, line: index + 1, reason: "cannot read \(line)")
                }
                marks.append(mark)
            } else if line.contains(where: { $0 != " " }) {
                markedLine = index + 1
            }
        }
    }

    /// The text without its drawings, and `marks` drawn in their place.
    package func redrawn(with marks: [Mark]) -> String {
        let byLine = Dictionary(grouping: marks, by: \.location.line)
        var result: [String] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if DrawnMark(line) == nil { result.append(String(line)) }
            let below = (byLine[index + 1] ?? []).sorted { $0.location.column < $1.location.column }
            result += below.map { $0.drawing(under: line) }
        }
        return result.joined(separator: "\n")
    }
}

extension Mark {
    /// The comment line that draws this mark under `line`.
    func drawing(under line: Substring) -> String {
        var words = "\(kind.word): [\(rule)]"
        if let message { words += " {{\(message)}}" }
        let column = location.column
        let indentation = line.prefix { $0 == " " }.count
        if column < 3 { return String(repeating: " ", count: max(0, column - 1)) + "// <- " + words }
        if line.utf8.prefix(column).contains(where: { $0 >= 0x80 }) {
            return String(repeating: " ", count: indentation) + "// ^\(column) " + words
        }
        let start = column - 3 >= indentation ? indentation : min(max(0, indentation - 4), column - 3)
        return String(repeating: " ", count: start) + "//"
            + String(repeating: " ", count: column - 3 - start) + "^ " + words
    }
}

/// A comment line that draws a mark: its column and the words behind the caret.
private struct DrawnMark {
    var column: Int
    var words: Substring

    init?(_ line: Substring) {
        let indentation = line.prefix { $0 == " " }.count
        let comment = line.dropFirst(indentation)
        guard comment.hasPrefix("//") else { return nil }
        let body = comment.dropFirst(2)
        let spaces = body.prefix { $0 == " " }.count
        let mark = body.dropFirst(spaces)
        if mark.hasPrefix("<-") {
            column = indentation + 1
            words = mark.dropFirst(2)
        } else if mark.hasPrefix("^") {
            let digits = mark.dropFirst().prefix { $0.isNumber }
            column = Int(digits) ?? indentation + 2 + spaces + 1
            words = mark.dropFirst(1 + digits.count)
        } else {
            return nil
        }
    }

    /// `error: [rule] {{message}}`; nil if the words are anything else.
    func mark(path: String, line: Int) -> Mark? {
        var rest = words.trimmingSpaces()
        guard let colon = rest.firstIndex(of: ":") else { return nil }
        let word = String(rest[..<colon])
        rest = rest[rest.index(after: colon)...].trimmingSpaces()
        guard rest.hasPrefix("["), let bracket = rest.firstIndex(of: "]") else { return nil }
        let rule = String(rest.dropFirst()[..<bracket])
        rest = rest[rest.index(after: bracket)...].trimmingSpaces()
        var message: String?
        if !rest.isEmpty {
            guard rest.hasPrefix("{{"), rest.hasSuffix("}}"), rest.count > 4 else { return nil }
            message = String(rest.dropFirst(2).dropLast(2))
        }
        let kind: Mark.Kind
        if let severity = Severity(rawValue: word) {
            kind = .finding(severity)
        } else if word == "related" {
            kind = .related
        } else {
            return nil
        }
        let location = Location(path: path, line: line, column: column)
        return Mark(kind: kind, rule: rule, location: location, message: message)
    }
}

extension Substring {
    func trimmingSpaces() -> Substring {
        var result = drop { $0 == " " }
        while result.last == " " { result.removeLast() }
        return result
    }
}

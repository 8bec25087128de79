/// How text is written inside other formats so that their readers get back exactly what was meant.
///
/// Every function works scalar by scalar: a `Character` may hold a line break and its carriage return as one.
enum Escaping {
    /// Text or attribute value of XML 1.0 or HTML. What XML cannot hold is shown, not dropped: see `visible`.
    static func xml(_ text: String) -> String {
        replacing(text) { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\t": "&#9;"
            case "\n": "&#10;"
            case "\r": "&#13;"
            case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: picture(of: scalar)
            }
        }
    }

    /// The value of a quoted string in the DOT language.
    static func dot(_ text: String) -> String {
        replacing(text) { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            default: picture(of: scalar)
            }
        }
    }

    /// Prose that may hold Markdown's code spans, with `<` outside of them as a character and not as a tag.
    static func markdownProse(_ text: String) -> String {
        var isCode = false
        return replacing(text) { scalar in
            if scalar == "`" { isCode.toggle() }
            return scalar == "<" && !isCode ? "\\<" : nil
        }
    }

    /// The same in a cell of a table, where a bar ends the cell even inside a code span.
    static func markdownCell(_ text: String) -> String {
        replacing(markdownProse(text)) { $0 == "|" ? "\\|" : $0 == "\n" ? " " : nil }
    }

    /// One line of text in which every control character and every character that turns the writing direction is
    /// visible, so that no name in a source can move a terminal's cursor or fake a line of a report.
    static func visible(_ text: String) -> String {
        replacing(text) { scalar in
            switch scalar {
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{2028}", "\u{2029}": "\u{FFFD}"
            default: picture(of: scalar)
            }
        }
    }

    /// What a control character looks like; nil for all others.
    private static func picture(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map(String.init)
        case 0x7F: "\u{2421}"
        case 0x80...0x9F: "\u{FFFD}"
        default: nil
        }
    }

    /// The text with some scalars replaced; nil keeps one.
    static func replacing(_ text: String, with replacement: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if let other = replacement(scalar) { result += other } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}

/// How text is written inside other formats so that their readers get back exactly what was meant.
///
/// Every function works scalar by scalar: a `Character` may hold a line break and its carriage return as one.
enum Escaping {
    /// Value of an attribute, or text, of XML 1.0 or HTML. What XML cannot hold is shown, not dropped: see `visible`.
    static func xml(_ text: String, isAttribute: Bool = true) -> String {
        replacing(text) { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\t": isAttribute ? "&#9;" : nil
            case "\n": isAttribute ? "&#10;" : nil
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

    /// One line of literal text in Markdown as GitHub and GitLab read it. Names behind `@` notify nobody.
    static func markdown(_ text: String) -> String {
        replacing(visible(text)) { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "@": "@<!-- -->"
            case "\\", "`", "*", "_", "[", "]", "#", "|", "~": "\\\(scalar)"
            default: nil
            }
        }
    }

    /// The same where back-ticks enclose code, as in hints.
    static func markdownWithCode(_ text: String, inTable: Bool = false) -> String {
        joined(piecesOfCode(in: text), prose: markdown) { codeSpan($0, inTable: inTable) }
    }

    /// One line of text of HTML where back-ticks enclose code.
    static func htmlWithCode(_ text: String) -> String {
        joined(piecesOfCode(in: text), prose: { xml(visible($0)) }, code: { "<code>\(xml(visible($0)))</code>" })
    }

    private static func joined(
        _ pieces: [String], prose: (String) -> String, code: (String) -> String
    ) -> String {
        var output = ""
        for (number, piece) in pieces.enumerated() { output += number.isMultiple(of: 2) ? prose(piece) : code(piece) }
        return output
    }

    /// Prose and code in turn; a back-tick without its fellow, or with nothing between them, is prose.
    private static func piecesOfCode(in text: String) -> [String] {
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        let isEnclosing = !pieces.count.isMultiple(of: 2) && !pieces.enumerated().contains { $0 % 2 == 1 && $1.isEmpty }
        return isEnclosing ? pieces : [text]
    }

    /// Literal text as a code span of Markdown: its fence is longer than any run of back-ticks within.
    static func codeSpan(_ text: String, inTable: Bool = false) -> String {
        let text = visible(text)
        var longest = 0
        var run = 0
        for scalar in text.unicodeScalars {
            run = scalar == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let padding = longest > 0 ? " " : ""
        let content = inTable ? replacing(text) { $0 == "|" ? "\\|" : nil } : text
        return fence + padding + content + padding + fence
    }

    /// Text between the quotation marks of a Mermaid label.
    static func mermaid(_ text: String) -> String {
        replacing(visible(text)) { scalar in
            switch scalar {
            case "\"", "#", "<", ">", "&", "`", "\\", ";": "#\(scalar.value);"
            default: nil
            }
        }
    }

    /// One field of a row (RFC 4180).
    static func csv(_ text: String) -> String {
        let needsQuotes = text.unicodeScalars.contains { ["\"", ",", "\n", "\r"].contains($0) }
        return needsQuotes ? "\"\(replacing(text) { $0 == "\"" ? "\"\"" : nil })\"" : text
    }

    /// What follows the second pair of colons of a workflow command of GitHub Actions.
    static func workflowMessage(_ text: String) -> String {
        replacing(text) { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: nil
            }
        }
    }

    /// The value of a property of a workflow command.
    static func workflowProperty(_ text: String) -> String {
        replacing(workflowMessage(text)) { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
    }

    /// A path as part of a URI (RFC 3986): everything but unreserved characters and slashes as bytes in percent form.
    static func uri(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// One line of text in which every control character and every character that turns the writing direction is
    /// visible, so that no name in a source can move a terminal's cursor or fake a line of a report.
    static func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        return replacing(text) { scalar in
            switch scalar {
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{2028}", "\u{2029}": "\u{FFFD}"
            default: picture(of: scalar)
            }
        }
    }

    /// What a control character looks like; nil for all others.
    private static func picture(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        // What stands for bytes that are no character.
        case 0x1A: "\u{FFFD}"
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map(String.init)
        case 0x7F: "\u{2421}"
        case 0x80...0x9F: "\u{FFFD}"
        default: nil
        }
    }

    /// The text with some scalars replaced; nil keeps one. What is kept is copied run by run: most texts are one.
    static func replacing(_ text: String, with replacement: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        var kept = text.startIndex
        var position = text.startIndex
        let scalars = text.unicodeScalars
        while position < text.endIndex {
            let next = scalars.index(after: position)
            if let other = replacement(scalars[position]) {
                result += text[kept..<position]
                result += other
                kept = next
            }
            position = next
        }
        return kept == text.startIndex ? text : result + text[kept...]
    }
}

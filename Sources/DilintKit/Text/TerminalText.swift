/// What a piece of terminal output is, which decides its colour.
enum Ink: Sendable {
    case plain, heading, faint, error, warning, note, advice

    /// Parameters of "select graphic rendition" (ECMA-48, 8.3.117).
    fileprivate var rendition: String {
        switch self {
        case .plain: "0"
        case .heading: "1"
        case .faint: "2"
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;36"
        case .advice: "32"
        }
    }
}

/// Measures, colours and breaks text for a terminal. No text that is measured may hold escape sequences.
package struct TerminalText: Sendable {
    var usesColor: Bool

    func paint(_ text: String, _ ink: Ink) -> String {
        guard usesColor, ink != .plain, !text.isEmpty else { return text }
        return "\u{1B}[\(ink.rendition)m\(text)\u{1B}[0m"
    }

    /// How many columns a text takes.
    static func columns(of text: some StringProtocol) -> Int {
        // Of ASCII only a line break of two bytes is no character for each byte.
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
        return isPlain ? text.utf8.count : text.reduce(0) { $0 + columns(of: $1) }
    }

    /// 2 for wide East Asian characters and emoji (Unicode Standard Annex 11, rounded to its large blocks), 0 for
    /// those that only combine.
    static func columns(of character: Character) -> Int {
        if character.isASCII { return 1 }
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
            0x20000...0x3FFFD:
            return 2
        default:
            switch first.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: return 1
            }
        }
    }

    /// Breaks at blanks. No line is longer than `width` columns unless a single word is.
    ///
    /// - Parameter width: nil breaks nowhere but at line breaks of the text.
    static func lines(of text: String, width: Int?) -> [String] {
        // By bytes: splitting by `Character` costs ten times as much.
        let newline = UInt8(ascii: "\n")
        return text.utf8.split(separator: newline, omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
            guard let width else { return [String(Substring(paragraph))] }
            var lines: [String] = []
            var line = ""
            var used = 0
            for bytes in paragraph.split(separator: UInt8(ascii: " ")) {
                let word = Substring(bytes)
                let columns = columns(of: word)
                if used > 0, used + 1 + columns > width {
                    lines.append(line)
                    line = ""
                    used = 0
                }
                if used > 0 {
                    line += " "
                    used += 1
                }
                line += word
                used += columns
            }
            lines.append(line)
            return lines
        }
    }

    static func padded(_ text: String, to width: Int) -> String {
        text + spaces(width - columns(of: text))
    }

    static func rightAligned(_ text: String, to width: Int) -> String {
        spaces(width - columns(of: text)) + text
    }

    static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    /// `1 file`, `2 files`, `12,345 files`.
    package static func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
        "\(grouped(count)) \(count == 1 ? singular : plural ?? singular + "s")"
    }

    /// A number with commas between its thousands.
    package static func grouped(_ number: Int) -> String {
        let digits = Array(String(number.magnitude))
        var result = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result += "," }
            result.append(digit)
        }
        return result
    }
}

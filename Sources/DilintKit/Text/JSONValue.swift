/// A JSON text to be written: members keep the order in which they are listed.
///
/// Written by hand because findings are many and `JSONEncoder` takes 3.5 times as long, and because it can sort keys
/// but not keep them in the order in which the documentation explains them.
enum JSONValue {
    case string(String)
    case int(Int)
    case bool(Bool)
    case null
    case array([JSONValue])
    case object([Member])

    struct Member {
        var key: String
        var value: JSONValue
    }

    /// An object without the members that are nil.
    static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
        .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }

    static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

    /// The text with every member on its own line, and a last line break.
    var text: String {
        var writer = JSONWriter()
        writer.write(self, depth: 0)
        writer.bytes.append(UInt8(ascii: "\n"))
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The text on one line, without a line break.
    var compactText: String {
        var writer = JSONWriter()
        writer.isCompact = true
        writer.write(self, depth: 0)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// Writes into one buffer of bytes.
private struct JSONWriter {
    var bytes: [UInt8] = []
    var isCompact = false

    mutating func write(_ value: JSONValue, depth: Int) {
        switch value {
        case .string(let text): write(quoted: text)
        case .int(let number): bytes += String(number).utf8
        case .bool(let flag): bytes += (flag ? "true" : "false").utf8
        case .null: bytes += "null".utf8
        case .array(let elements):
            write("[", "]", elements, depth: depth) { writer, element in
                writer.write(element, depth: depth + 1)
            }
        case .object(let members):
            write("{", "}", members, depth: depth) { writer, member in
                writer.write(quoted: member.key)
                writer.bytes += (writer.isCompact ? ":" : ": ").utf8
                writer.write(member.value, depth: depth + 1)
            }
        }
    }

    private mutating func write<Element>(
        _ open: String, _ close: String, _ elements: [Element], depth: Int,
        element: (inout JSONWriter, Element) -> Void
    ) {
        bytes += open.utf8
        for (index, item) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine(depth: depth + 1)
            element(&self, item)
        }
        if !elements.isEmpty { breakLine(depth: depth) }
        bytes += close.utf8
    }

    private mutating func breakLine(depth: Int) {
        guard !isCompact else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
    }

    /// RFC 8259, section 7; besides what must be escaped, DEL and the line separators that break JavaScript, and `<`
    /// where the text may stand inside HTML.
    private mutating func write(quoted text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { text in
            var written = 0
            for position in text.indices {
                guard let escaped = escape(at: position, of: text) else { continue }
                // Most texts have nothing to escape: what lies between is copied at once.
                bytes.append(contentsOf: text[written..<position])
                bytes += escaped.text.utf8
                written = position + escaped.length
            }
            bytes.append(contentsOf: text[written...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// What is written for the character at a position, and the bytes it has; nil where it stands for itself.
    private func escape(
        at position: Int, of text: UnsafeBufferPointer<UInt8>
    ) -> (text: String, length: Int)? {
        switch text[position] {
        case UInt8(ascii: "\""): ("\\\"", 1)
        case UInt8(ascii: "\\"): ("\\\\", 1)
        case UInt8(ascii: "\n"): ("\\n", 1)
        case UInt8(ascii: "\r"): ("\\r", 1)
        case UInt8(ascii: "\t"): ("\\t", 1)
        case UInt8(ascii: "<") where isCompact: ("\\u003c", 1)
        case 0..<0x20: ((text[position] < 0x10 ? "\\u000" : "\\u00") + String(text[position], radix: 16), 1)
        case 0x7f: ("\\u007f", 1)
        case 0xe2 where position + 2 < text.count && text[position + 1] == 0x80 && text[position + 2] & 0xfe == 0xa8:
            (text[position + 2] == 0xa8 ? "\\u2028" : "\\u2029", 3)
        default: nil
        }
    }
}

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
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            case "<" where isCompact: bytes += "\\u003c".utf8
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                bytes += "\\u".utf8
                bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.count)
                bytes += digits.utf8
            default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

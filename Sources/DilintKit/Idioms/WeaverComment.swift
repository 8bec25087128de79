import SwiftFacts

/// A comment addressed to Weaver, taken apart: `// weaver: api = LiveAPI <- API`.
struct WeaverComment: Sendable {
    enum Statement: Sendable, Equatable {
        /// `name = Concrete <- Abstract & Other`
        case registration(concrete: String, abstract: [String])
        /// `name <- Abstract`
        case reference([String])
        /// `name <= Concrete`
        case parameter(String)
        /// `name.scope = .transient`
        case configuration(String, String)
    }

    /// How every such comment begins.
    static let mark = "weaver:"

    var name: String
    var statement: Statement

    /// nil for what is no annotation, or imports a module.
    init?(_ comment: String) {
        var rest = Substring(comment)
        guard rest.hasPrefix(Self.mark) else { return nil }
        rest = rest.dropFirst(Self.mark.count).trimmed
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !word.isEmpty else { return nil }
        name = String(word)
        rest = rest.dropFirst(word.count)
        if rest.first == "." {
            let parts = rest.dropFirst().split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            statement = .configuration(String(parts[0].trimmed), String(parts[1].trimmed))
            return
        }
        rest = rest.trimmed
        let place: Substring
        if rest.hasPrefix("<-") {
            place = rest.dropFirst(2).trimmed
            let types = Self.members(of: place)
            guard !types.isEmpty else { return nil }
            statement = .reference(types)
        } else if rest.hasPrefix("<=") {
            place = rest.dropFirst(2).trimmed
            statement = .parameter(Self.normal(place))
        } else if rest.hasPrefix("=") {
            place = rest.dropFirst().trimmed
            let (concrete, abstract) = Self.halves(of: place)
            statement = .registration(concrete: Self.normal(concrete), abstract: abstract.map(Self.members) ?? [])
        } else {
            return nil
        }
        guard !place.isEmpty else { return nil }
    }

    /// What stands before and behind `<-`.
    private static func halves(of text: Substring) -> (Substring, Substring?) {
        var index = text.startIndex
        while index < text.endIndex {
            if text[index...].hasPrefix("<-") {
                return (text[..<index], text[index...].dropFirst(2))
            }
            index = text.index(after: index)
        }
        return (text, nil)
    }

    private static func members(of text: Substring) -> [String] { text.split(separator: "&").map(normal).sorted() }

    /// A type without white space, and without `any`.
    static func normal(_ text: Substring) -> String {
        var type = text.trimmed
        if type.hasPrefix("any ") { type = type.dropFirst(4) }
        return String(type.filter { !$0.isWhitespace })
    }
}

extension Substring {
    /// Without the white space around it.
    fileprivate var trimmed: Substring {
        var text = drop { $0.isWhitespace }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}

import SwiftFacts

/// A comment that suppresses findings, taken apart.
struct SuppressionDirective: Equatable {
    enum Action: Equatable {
        /// `dilint:disable:next`, `:this`, `:previous`
        case next, this, previous
        /// `dilint:disable`, to the `dilint:enable` of the same rule or the file's end.
        case begin
        /// `dilint:enable`
        case end
        /// Anything else behind `dilint:`.
        case unknown
    }

    /// How every such comment begins.
    static let mark = "dilint:"

    /// What stands for every rule.
    static let allRules = "all"

    var action: Action
    /// The first word, `dilint:disable:next`.
    var head: String
    /// As written, each once.
    var rules: [String]

    /// nil for a comment that is addressed to another tool, or that merely begins with the word `dilint:`.
    ///
    /// Rules are separated by white space or commas; a dash that stands alone begins the reason.
    init?(_ text: String) {
        let words = text.split { $0.isWhitespace || $0 == "," }
        guard let first = words.first, first.hasPrefix(Self.mark), first.utf8.count > Self.mark.utf8.count else {
            return nil
        }
        head = String(first)
        action =
            switch first.dropFirst(Self.mark.count) {
            case "disable:next": .next
            case "disable:this": .this
            case "disable:previous": .previous
            case "disable": .begin
            case "enable": .end
            default: .unknown
            }
        rules = []
        var known: Set<Substring> = []
        for word in words.dropFirst() {
            if ["-", "--", "–", "—"].contains(word) { break }
            // The next line of a block comment whose lines begin with an asterisk.
            if word == "*" { continue }
            if known.insert(word).inserted { rules.append(String(word)) }
        }
    }
}

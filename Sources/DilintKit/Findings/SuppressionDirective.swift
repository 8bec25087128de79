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
    /// The first word, `dilint:disable:next`; where it is torn, all of its pieces.
    var head: String
    /// How a head that is torn is spelt rightly.
    var spelling: String?
    /// The rules, and whatever else stands before a dash.
    var words: [String]

    /// nil for a comment that is addressed to another tool, or that merely begins with the word `dilint:`.
    ///
    /// Rules are separated by white space or commas; a dash that stands alone begins the reason.
    init?(_ text: String) {
        let words = text.split { $0.isWhitespace || $0 == "," }
        guard let first = words.first, first.hasPrefix(Self.mark) else { return nil }
        var pieces = 1
        var whole = String(first)
        // `dilint: disable:next`, `dilint:disable : next`
        while pieces < words.count, whole.hasSuffix(":") || words[pieces].hasPrefix(":") {
            whole += words[pieces]
            pieces += 1
        }
        // `dilint:disable next`
        let places = [":next", ":this", ":previous"]
        if whole == Self.mark + "disable", pieces < words.count, places.contains(":" + words[pieces]) {
            whole += ":" + words[pieces]
            pieces += 1
        }
        if first.utf8.count == Self.mark.utf8.count, !Self.isOrder(whole) { return nil }
        let action = Self.action(whole)
        self.action = pieces == 1 ? action : .unknown
        spelling = pieces > 1 && action != .unknown ? whole : nil
        head = words[..<pieces].joined(separator: " ")
        // The next line of a block comment may begin with an asterisk.
        self.words = words[pieces...].prefix { !["-", "--", "–", "—"].contains($0) }.filter { $0 != "*" }
            .map(String.init)
    }

    private static func action(_ head: String) -> Action {
        switch head.dropFirst(mark.count) {
        case "disable:next": .next
        case "disable:this": .this
        case "disable:previous": .previous
        case "disable": .begin
        case "enable": .end
        default: .unknown
        }
    }

    /// Whether a head tells dilint to do something, rather than people something about it.
    private static func isOrder(_ head: String) -> Bool {
        let verb = head.dropFirst(mark.count).prefix { $0 != ":" }
        return verb == "disable" || verb == "enable"
    }
}

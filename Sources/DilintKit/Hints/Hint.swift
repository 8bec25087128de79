/// What to do about a finding, in one sentence without a full stop.
struct Hint: ExpressibleByStringInterpolation {
    /// What to do about one place.
    let text: String
    /// What to do about places in several functions, where `text` speaks of the one function that a place stands in.
    let ofSeveral: String

    init(_ text: String, ofSeveral: String? = nil) {
        self.text = text
        self.ofSeveral = ofSeveral ?? text
    }

    init(stringLiteral text: String) { self.init(text) }
}

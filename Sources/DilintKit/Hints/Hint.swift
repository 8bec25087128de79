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

    /// The same for places in several functions; of one place something better may be known.
    func ofOnePlace(_ text: String?) -> Hint { text.map { Hint($0, ofSeveral: ofSeveral) } ?? self }

    /// The same for a property wrapper, whose attributes can name nothing that the types with such properties have: their
    /// initializers can, `_depth = Kept("depth", store: store)`.
    var forWrapper: Hint {
        func called(_ text: String) -> String {
            text.contains("init(") ? text + ", called by the initializers of the types whose properties it wraps" : text
        }
        return Hint(called(text), ofSeveral: called(ofSeveral))
    }

    init(stringLiteral text: String) { self.init(text) }
}

extension String {
    /// A hint that mends, done once, findings on one dependency in other places as well.
    ///
    /// - Parameter others: How many those are: each of them is a finding of its own.
    func mending(others: Int) -> String {
        switch others {
        case 0: self
        case 1: self + "; that mends the other finding about it, too"
        default: self + "; that mends the \(others) other findings about it, too"
        }
    }
}

// Text is no code, a metatype and a static constant are no instance, and an instance's own `shared` is its own.

final class Ferry {
    static let shared = Ferry()
    static let version = 3
    var shared = 0
}

/// Use `Ferry.shared` with care: `Ferry.shared.sail()`.
final class FerryModel {
    private let ferry: Ferry
    init(ferry: Ferry) { self.ferry = ferry }

    // Ferry.shared.sail()
    /* Ferry.shared /* Ferry.shared */ */
    func text() -> String {
        ferry.shared += Ferry.version
        return "Ferry.shared" + #"\(Ferry.shared)"# + """
            Ferry.shared \(Ferry.self)
            """
    }
}

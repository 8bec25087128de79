// A rule that is switched off reports nothing, whatever else the configuration says of singletons.
// config: { "rules": { "singleton-default": { "severity": "off" } }, "singletons": { "allow": ["Rope*"] } }

final class Knot {
    static let shared = Knot()
    func tie() {}
}

final class KnotModel {
    private let knot: Knot
    init(knot: Knot = .shared) { self.knot = knot }
    func tie() { knot.tie() }
}

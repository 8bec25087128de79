// What the configuration allows or calls ambient is allowed as a default argument.
// config: { "singletons": { "allow": ["Rope.shared"], "ambient": ["*.current"] } }

final class Rope {
    static let shared = Rope()
    static let current: Rope = shared
    func pull() {}
}

final class RopeModel {
    private let rope: Rope
    private let spare: Rope
    init(rope: Rope = .shared, spare: Rope = .current) {
        self.rope = rope
        self.spare = spare
    }
    func pull() { rope.pull(); spare.pull() }
}

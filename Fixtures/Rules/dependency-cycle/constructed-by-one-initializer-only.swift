// One of several ways to make an instance makes another one: the others do not need it.

final class Kind {
    private let inner: Kind?

    init(plain: Bool) { inner = nil }

    init(listOf plain: Bool) { inner = Kind(plain: plain) }

    convenience init(pairOf plain: Bool) {
        let one = Kind(plain: plain)
        self.init(plain: one.depth() == 0)
    }

    func depth() -> Int { inner.map { $0.depth() + 1 } ?? 0 }
}

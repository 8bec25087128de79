// Nobody can make what is unavailable everywhere, whatever its initializer takes; what is unavailable on one platform,
// or merely old, can be made.
// only: unused-dependency

protocol Lantern { func light() }

@available(*, unavailable, message: "Use Beacon")
final class OldBeacon {
    init(lantern: any Lantern) {}

    final class Mast {
        init(lantern: any Lantern) {}
    }
}

@available(*, unavailable)
extension Beacon {
    convenience init(old lantern: any Lantern, height: Int) { self.init(lantern: lantern) }

    struct Foot {
        init(lantern: any Lantern) {}
    }
}

@available(*, deprecated)
final class Torch {
    init(lantern: any Lantern) {}
    //   ^ warning: [unused-dependency] {{Torch takes Lantern, but never uses it}}
}

@available(watchOS, unavailable)
final class Lighthouse {
    init(lantern: any Lantern) {}
    //   ^ warning: [unused-dependency] {{Lighthouse takes Lantern, but never uses it}}
}

final class Beacon {
    init(lantern: any Lantern) {}
    //   ^ warning: [unused-dependency] {{Beacon takes Lantern, but never uses it}}
}

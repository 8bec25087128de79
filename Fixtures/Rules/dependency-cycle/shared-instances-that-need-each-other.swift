// The first access to a shared instance makes it: an initializer that reaches another one which reaches back never ends.
// only: dependency-cycle

final class Tides {
    static let shared = Tides()
    private let moon: Moon
    init() { moon = Moon.shared }
    //              ^ related: [dependency-cycle] {{Tides.shared asks for Moon.shared}}
    func height() -> Int { moon.phase() }
}

final class Moon {
    static let shared = Moon()
    private let tides: Tides
    init() { tides = Tides.shared }
    //               ^ error: [dependency-cycle] {{Producing Moon.shared needs itself: Moon.shared → Tides.shared → Moon.shared}}
    func phase() -> Int { 0 }
}

// Another initializer makes the shared one, or the other is reached later.

final class Sun {
    static let shared = Sun(size: 1)
    private let size: Int
    init(size: Int) { self.size = size }
    init(like other: Star) { size = Star.shared.size() + other.size() }
    func set() {}
}

final class Star {
    static let shared = Star()
    private lazy var sun = Sun.shared
    init() { Task { Sun.shared.set() } }
    func size() -> Int { 1 }
    func shine() { sun.set() }
}

struct Flags: OptionSet {
    let rawValue: Int
    static let none = Flags([])
    init(rawValue: Int) { self.rawValue = rawValue }
    init(text: String) { self = text.isEmpty ? .none : Flags(rawValue: text.count) }
}

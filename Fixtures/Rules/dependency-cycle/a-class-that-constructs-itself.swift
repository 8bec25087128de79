// A stored default constructs another instance of the own type, and so on for ever.

final class Palette {
    private let fallback = Palette()
    //                     ^ error: [dependency-cycle] {{Making Palette needs itself: Palette → Palette}}
    func color() -> Int { fallback.color() }
}

// What is decoded has an initializer that no source shows: a tree's node that is made from another one is no ring.

final class Glyph: Codable {
    let name: String
    let variants: [Glyph]

    init(from other: Glyph, longest: Int) {
        name = other.name
        variants = other.variants.filter { $0.name.count <= longest }
    }
}

final class Rune {
    let name: String

    init(from other: Rune, longest: Int) {
    //        ^ error: [dependency-cycle] {{Making Rune needs itself: Rune → Rune}}
        name = other.name
    }
}

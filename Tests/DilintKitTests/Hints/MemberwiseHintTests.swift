import Testing

/// What to do about short initializers of structs that leave the work to the one made of the properties, as whole sentences.
@Suite struct MemberwiseHintTests {
    /// What it only leaves out every caller decides; what it makes of what it takes would be missed. One that others cannot
    /// call is to be written out.
    @Test(arguments: [
        (
            "let quarry: Quarry ; let title: String",
            "init(_ title: String) { self.init(quarry: .shared, title: title) }", "singleton-default",
            "Drop `init(_:)`, so that every caller decides what it passes to the memberwise `init(quarry:title:)`"
        ),
        (
            "let quarry: Quarry ; let title: String", "init() { self.init(quarry: Quarry.shared, title: \"\") }",
            "singleton-default",
            "Drop `init()`, so that every caller decides what it passes to the memberwise `init(quarry:title:)`"
        ),
        (
            "let title: String ; var quarry = Quarry()",
            "init(_ title: String) { self.init(title: title, quarry: Quarry.shared) }", "singleton-default",
            "Drop `init(_:)`, so that every caller decides what it passes to the memberwise `init(title:quarry:)`"
        ),
        (
            "let pit: Quarry ; let titles: [String]",
            "init(_ title: String) { self.init(pit: .shared, titles: [title]) }", "singleton-default",
            "Let Stone take it through its initializer: `init(_:)` becomes `init(_:pit:)`"
        ),
        (
            "let quarry: Quarry ; let title: String",
            "init(_ one: String, _ other: String) { self.init(quarry: .shared, title: one + other) }",
            "singleton-default",
            "Let Stone take it through its initializer: `init(_:_:)` becomes `init(_:_:quarry:)`"
        ),
        (
            "private let quarry: Quarry ; let title: String",
            "init(_ title: String) { self.init(quarry: .shared, title: title) }", "singleton",
            "Write the memberwise `init(quarry:title:)` out, as visible as `init(_:)`, "
                + "so that every caller may decide what it passes"
        ),
        (
            "private let pit: Quarry ; let titles: [String]",
            "init(_ title: String) { self.init(pit: .shared, titles: [title]) }", "singleton",
            "Let Stone take it through its initializer: `init(_:)` becomes `init(_:pit:)`"
        ),
    ])
    func shortInitializers(properties: String, initializer: String, rule: String, hint: String) {
        let text = """
            final class Quarry {
                static let shared = Quarry()
                private var depth = 0
                func dig() { depth += 1 }
            }
            struct Stone { \(properties) }
            extension Stone { \(initializer) }
            """
        #expect(hints(text, only: rule) == [hint])
    }
}

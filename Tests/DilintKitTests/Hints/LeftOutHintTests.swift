import Testing

/// What to do with what an initializer takes and leaves out, as whole sentences.
@Suite struct LeftOutHintTests {
    /// What is made in its place is to be left out, not what is taken.
    @Test(arguments: [
        ("init(mill: Mill) { self.mill = Mill() }", "Keep `mill` in place of the Mill that it makes"),
        ("init(other: Mill) { self.mill = WindMill() }", "Keep `other` in place of the WindMill that it makes"),
        ("init(mill: Mill) { self.mill = Mill.make() }", "Set `mill` from it, or remove the parameter"),
        ("init(other: Mill) { self.mill = Mill.make() }", "Remove the parameter"),
    ])
    func whatIsMadeInsteadIsLeftOut(initializer: String, hint: String) {
        let text =
            Self.mills + """
                final class Miller {
                    private let mill: Mill
                    \(initializer)
                    func work() { mill.grind() }
                }
                """
        #expect(hints(text, only: "unused-dependency") == [hint])
    }

    /// It goes to the initializer that takes it as well.
    @Test(arguments: [
        ("self.init(name: \"\")", "Pass `mill` on to `init(name:mill:)`"),
        ("self.init(name: \"\", mill: WindMill())", "Pass `mill` on to `init(name:mill:)`"),
        ("self.init(size: 1)", "Remove the parameter"),
    ])
    func whatIsNotPassedOnIsPassedOn(delegation: String, hint: String) {
        let text =
            Self.mills + """
                final class Miller {
                    private let mill: Mill
                    private let name: String
                    init(name: String, mill: Mill = Mill()) { self.mill = mill ; self.name = name }
                    init(size: Int) { mill = Mill.make() ; name = "" }
                    convenience init(mill: Mill) { \(delegation) }
                    func work() { mill.grind() ; print(name) }
                }
                """
        #expect(hints(text, only: "unused-dependency") == [hint])
    }

    private static let mills = """
        protocol Grinding { func grind() }
        class Mill: Grinding {
            func grind() {}
            static func make() -> Mill { Mill() }
        }
        final class WindMill: Mill {}

        """
}

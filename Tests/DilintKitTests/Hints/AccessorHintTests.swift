import Testing

/// What to do about those who call accessors that a library generates, as whole sentences.
@Suite struct AccessorHintTests {
    /// A resolver that is only called by accessors goes, whatever its type; the resolver behind it is the same one.
    @Test(arguments: [
        ("resolver.tide().rise()", "Tide"),
        ("resolver.vhfRadio().rise()", "VHFRadio"),
        ("resolver.tide(name: .low).rise()", "Tide \"low\""),
        ("resolver.unsafeResolver(file: #fileID, function: #function, line: 1).resolve(Tide.self)!.rise()", "Tide"),
    ])
    func aResolverThatIsCalledByAccessors(asking: String, dependency: String) {
        let text = """
            import Knit
            final class Tide { func rise() {} }
            final class VHFRadio { func rise() {} }
            final class Pier {
                private let resolver: Resolver
                init(resolver: Resolver) { self.resolver = resolver }
                func open() { \(asking) }
            }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Let Pier take \(dependency) through its initializer in place of `resolver`"
            ])
        #expect(hints(text, only: "container-injection") == ["Take \(dependency) instead of Resolver"])
    }

    /// What nobody can tell is not named, and nobody is said to ask for it.
    @Test func anAccessorOfNothingKnown() {
        let text = """
            import Knit
            final class Pier {
                private let resolver: Resolver
                init(resolver: Resolver) { self.resolver = resolver }
                func open() { resolver.harbourMaster().call() }
            }
            """
        #expect(hints(text, only: "service-locator") == [])
        #expect(hints(text, only: "container-injection") == ["Take what is needed of Resolver instead"])
    }
}
